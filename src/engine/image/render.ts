import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { Fault } from '#base/fault.ts'
import { type PrintDocument, type PrintFile, type PrintLayer, printDpi } from './picture.ts'
import { examine, inSrgb, orCorrupt } from './source.ts'

/** The most pixels of a print, 24 × 36 inches and a little: the canvas takes four bytes for each, its largest layer twice as much again. */
const mostPixels = 80e6
const bandHeight = 512
/** Red, green, blue and alpha bytes, not premultiplied. */
type Pixels = { bytes: Buffer<ArrayBuffer>; width: number; height: number }

/** Draws the layers onto a transparent canvas and writes it as a PNG of 300 dots per inch. */
export async function render(ask: { document: PrintDocument; sources: Readonly<Record<string, string>>; out: string }): Promise<PrintFile> {
  const width = Math.round(ask.document.widthInches * printDpi)
  const height = Math.round(ask.document.heightInches * printDpi)
  if (width * height > mostPixels || Math.min(width, height) < 1) throw new Fault('PRINT_TOO_LARGE', { values: { width, height } })
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const layer of ask.document.layers) {
    const path = ask.sources[layer.source]
    if (path === undefined) throw new Error(`the print names a source that was not given: ${layer.source}`)
    await collect()
    await drawLayer(context, layer, path, layer === ask.document.layers[0])
  }
  await collect()
  const pixels = canvas.data()
  giveBack(canvas)
  // The canvas holds premultiplied colours; sharp must be told, or edges turn dark.
  const written = await sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true }, limitInputPixels: false })
    .withMetadata({ density: printDpi })
    .png({ compressionLevel: 3 })
    .toFile(ask.out)
  return { widthPixels: written.width, heightPixels: written.height, bytes: written.size }
}

async function drawLayer(context: SKRSContext2D, layer: PrintLayer, path: string, isFirst: boolean): Promise<void> {
  const rotate = ((layer.rotateDegrees ?? 0) * Math.PI) / 180
  const { left, top, width, height } = boxOf(layer)
  const pixels = await pixelsOf(layer, path, { width: Math.ceil(width), height: Math.ceil(height) })
  const isExact = rotate === 0 && pixels.width === width && pixels.height === height
  // With nothing below it and pixel for pixel, as most prints are: no second canvas, and half of the drawing's time.
  if (isFirst && isExact) return putPixels(context, pixels, left, top)
  const drawn = createCanvas(pixels.width, pixels.height)
  putPixels(drawn.getContext('2d'), pixels, 0, 0)
  context.save()
  context.imageSmoothingEnabled = !isExact
  context.imageSmoothingQuality = 'high'
  context.translate(left + width / 2, top + height / 2)
  context.rotate(rotate)
  context.drawImage(drawn, -width / 2, -height / 2, width, height)
  context.restore()
  giveBack(drawn)
}

/** Where a layer lies, in printed pixels. An upright one keeps to whole pixels, at most half of one away: its edges stay sharp. */
function boxOf({ xInches, yInches, widthInches, heightInches, rotateDegrees = 0 }: PrintLayer) {
  const pixels = (inches: number) => (rotateDegrees === 0 ? Math.round(inches * printDpi) : inches * printDpi)
  const left = pixels(xInches)
  const top = pixels(yInches)
  return { left, top, width: Math.max(1, pixels(xInches + widthInches) - left), height: Math.max(1, pixels(yInches + heightInches) - top) }
}

/** Puts these pixels in place of what is there, in bands, since `putImageData` makes a copy of what it puts. */
function putPixels(context: SKRSContext2D, { bytes, width, height }: Pixels, left: number, top: number): void {
  for (let from = 0; from < height; from += bandHeight) {
    const rows = Math.min(bandHeight, height - from)
    const band = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset + from * width * 4, rows * width * 4)
    context.putImageData(new ImageData(band, width, rows), left, top + from)
  }
}

/** Lets the collector free the pixels of the last layer, which it does not feel since they live outside its heap. */
async function collect(): Promise<void> {
  globalThis.gc?.()
  await setImmediate()
}

/** Frees a canvas's pixels now, not whenever the collector runs: what comes next may be as large. */
function giveBack(canvas: Canvas): void {
  canvas.width = canvas.height = 1
}

/** The cropped source, made no larger than it is printed: sharp shrinks better than a canvas and streams what is cut away. */
async function pixelsOf(layer: PrintLayer, path: string, most: { width: number; height: number }): Promise<Pixels> {
  const picture = await examine(path)
  const { left = 0, top = 0, right = 0, bottom = 0 } = layer.crop ?? {}
  const x = Math.min(picture.width - 1, Math.round(left * picture.width))
  const y = Math.min(picture.height - 1, Math.round(top * picture.height))
  const width = Math.max(1, Math.round((1 - right) * picture.width) - x)
  const height = Math.max(1, Math.round((1 - bottom) * picture.height) - y)
  const { data, info } = await orCorrupt(path, from =>
    inSrgb(from, picture)
      .autoOrient()
      .extract({ left: x, top: y, width, height })
      .resize(Math.min(width, most.width), Math.min(height, most.height), { fit: 'fill' })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, width: info.width, height: info.height }
}
