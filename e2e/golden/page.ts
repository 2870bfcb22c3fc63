// What the golden documents are drawn by in Chromium: the page's own code, and its canvas read back.
import type { Layer } from '#shop/design/document/contract.ts'
import { paintSide } from '#shop/design/ui/painted/paint-side.ts'

/** Draws a side so many pixels to the inch; its bytes are red, green, blue and alpha, in base 64. */
async function paintGolden(side: { widthInches: number; heightInches: number; layers: readonly Layer[] }, scale: number): Promise<string> {
  const canvas = document.createElement('canvas')
  await paintSide(canvas, side, { scale, marginInches: 0 })
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() }
  let text = ''
  for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000))
  return btoa(text)
}
Object.assign(globalThis, { paintGolden })
