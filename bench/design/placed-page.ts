// What a page does for one mockup, timed in the page: art where its photograph shows it, on cloth in a colour.
import { paintMockup, paintPlaced } from '#base/paint/mockup.ts'
import type { AreaInches, MockupPlace } from '#base/paint/place/geometry.ts'
import { surface } from '#shop/catalogue/ui/mockup/surface.ts'

/** Milliseconds of one, with its pixels drawn: a canvas draws when it is read. */
function timePlaced(place: MockupPlace, area: AreaInches, side: number): number {
  const size = { width: side, height: side }
  const [photo, light] = [filled(side, side, '#b9c0c9'), filled(side, side, '#d8d8d8')]
  const scale = 700 / Math.max(area.widthInches, area.heightInches)
  const art = filled(Math.round(area.widthInches * scale), Math.round(area.heightInches * scale), '#0b5cff')
  const [worn, seen] = [surface(side, side), surface(side, side)]
  art.getContext('2d')?.getImageData(0, 0, 1, 1)
  const from = performance.now()
  paintPlaced<CanvasImageSource>(worn.context, { art, size: art, place, area, photo: size, surface })
  paintMockup<CanvasImageSource>(seen.context, size, { photo, light, art: worn.image, hex: '#1f5c3a' })
  seen.context.getImageData(0, 0, 1, 1)
  const took = performance.now() - from
  for (const each of [worn, seen]) each.release()
  return took
}
function filled(width: number, height: number, color: string): HTMLCanvasElement {
  const { context } = surface(width, height)
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f5b700'
  for (let at = 0; at < 40; at++) context.fillRect((at * 37) % width, (at * 91) % height, 30, 18)
  return context.canvas
}
Object.assign(globalThis, { timePlaced })
