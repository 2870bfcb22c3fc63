// What the golden documents are drawn by in Chromium: the page's own code, and its canvas read back.
import { paintPlaced } from '#base/paint/mockup.ts'
import type { MockupPlace, Size } from '#base/paint/place/geometry.ts'
import { surface } from '#shop/catalogue/ui/mockup/surface.ts'
import { type Colored, sideIn } from '#shop/design/document/color/color.rules.ts'
import type { Layer } from '#shop/design/document/contract.ts'
import { paintSide } from '#shop/design/ui/painted/paint-side.ts'

/** Draws a side as a colour of the garment prints it, so many pixels to the inch; its bytes are red, green, blue and alpha, in base 64. */
async function paintGolden(
  side: Colored & { widthInches: number; heightInches: number },
  scale: number,
  color: string | undefined,
): Promise<string> {
  const canvas = document.createElement('canvas')
  await paintSide(canvas, sideIn(side, color), { scale, marginInches: 0 })
  return bytesOf(canvas.getContext('2d'))
}

/** Draws the same side where and as a photograph shows its area. */
async function paintGoldenPlace(
  side: { widthInches: number; heightInches: number; layers: readonly Layer[] },
  scale: number,
  [place, photo]: readonly [MockupPlace, Size],
): Promise<string> {
  const art = document.createElement('canvas')
  await paintSide(art, side, { scale, marginInches: 0 })
  const { context } = surface(photo.width, photo.height)
  paintPlaced<CanvasImageSource>(context, { art, size: art, place, area: side, photo, surface })
  return bytesOf(context)
}

/** Where a side is inked at all, so many pixels to the inch: too many of them to be handed over. */
async function inkGolden(side: Colored & { widthInches: number; heightInches: number }, scale: number) {
  const canvas = document.createElement('canvas')
  await paintSide(canvas, sideIn(side, undefined), { scale, marginInches: 0 })
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function bytesOf(context: CanvasRenderingContext2D | null): string {
  const { data } = context?.getImageData(0, 0, context.canvas.width, context.canvas.height) ?? { data: new Uint8ClampedArray() }
  let text = ''
  for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000))
  return btoa(text)
}
Object.assign(globalThis, { paintGolden, paintGoldenPlace, inkGolden })
