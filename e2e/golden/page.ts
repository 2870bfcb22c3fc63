// What the golden documents are drawn by in Chromium: the page's own code, and its canvas read back.
import { type Colored, sideIn } from '#shop/design/document/color/color.rules.ts'
import { paintSide } from '#shop/design/ui/painted/paint-side.ts'

/** Draws a side as a colour of the garment prints it, so many pixels to the inch; its bytes are red, green, blue and alpha, in base 64. */
async function paintGolden(
  side: Colored & { widthInches: number; heightInches: number },
  scale: number,
  color: string | undefined,
): Promise<string> {
  const canvas = document.createElement('canvas')
  await paintSide(canvas, sideIn(side, color), { scale, marginInches: 0 })
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() }
  let text = ''
  for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000))
  return btoa(text)
}
Object.assign(globalThis, { paintGolden })
