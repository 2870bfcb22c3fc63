import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas, ImageData, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { Fault } from '#base/fault.ts'
import { boxOf, cropOf, type PixelBox } from '#base/paint/geometry.ts'
import { paintLayer } from '#base/paint/paint.ts'
import { textOutlines } from '../fonts/open-font.ts'
import { type PrintDocument, type PrintFile, type PrintPicture, printDpi } from './picture.ts'
import { examine, inSrgb, orCorrupt } from './source.ts'

/** The most pixels of a print, 24 × 36 inches and a little: the canvas takes four bytes for each, its largest layer twice as much again. */
const mostPixels = 80e6
const bandHeight = 512
/** Red, green, blue and alpha bytes, not premultiplied; `part` is what the layer shows of them. */
type Pixels = { bytes: Buffer<ArrayBuffer>; width: number; height: number; part: PixelBox }

interface Print {
  document: PrintDocument
  sources: Readonly<Record<string, string>>
  out: string
}

/** Draws the layers onto a transparent canvas and writes it as a PNG of the print's dots per inch. */
export async function render({ out, ...print }: Print): Promise<PrintFile> {
  const { dpi = printDpi, isMirrored = false } = print.document
  const { canvas, width, height } = await drawArt(print, { scale: dpi, snaps: true })
  const pixels = canvas.data()
  giveBack(canvas)
  const ink = inkBox(pixels, width)
  // The canvas holds premultiplied colours; sharp must be told, or edges turn dark.
  const written = await sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true }, limitInputPixels: false })
    .flop(isMirrored)
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 3 })
    .toFile(out)
  const box = isMirrored ? { ...ink, left: width - ink.left - ink.width } : ink
  return { widthPixels: written.width, heightPixels: written.height, bytes: written.size, ink: box }
}

/** The same at `widthPixels` across, as a WebP that keeps every colour as a browser's canvas gives it back: what is looked at before it is printed. */
export async function proof({ out, widthPixels, ...print }: Print & { widthPixels: number }): Promise<void> {
  const { canvas, width, height } = await drawArt(print, { scale: widthPixels / print.document.widthInches, snaps: false })
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  giveBack(canvas)
  inkBox(data, width)
  await sharp(data, { raw: { width, height, channels: 4 } })
    // Of what keeps every colour, `quality` says how long it is packed.
    .webp({ lossless: true, effort: 0, quality: 1 })
    .toFile(out)
}

interface Drawing {
  /** Pixels per inch. */
  scale: number
  /** Upright pictures are put on whole pixels: prints', which nothing is held against. */
  snaps: boolean
}
/** The art on nothing, on a canvas that its caller gives back. Throws as `render`, but for what is blank. */
export async function drawArt({ document, sources }: Omit<Print, 'out'>, { scale, snaps }: Drawing) {
  const width = Math.round(document.widthInches * scale)
  const height = Math.round(document.heightInches * scale)
  if (width * height > mostPixels || Math.min(width, height) < 1) throw new Fault('PRINT_TOO_LARGE', { values: { width, height } })
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const layers = document.layers.filter(each => !each.isHidden)
  // A proof's pictures are small, and are decoded while others are drawn.
  const decoded = snaps ? undefined : ahead(layers, layer => decodedPicture(layer, { sources, scale }))
  for (const [at, layer] of layers.entries()) {
    if (layer.kind === 'TEXT') paintLayer(context, layer, { scale, outlines: textOutlines(layer) })
    else if (layer.kind === 'SHAPE') paintLayer(context, layer, { scale })
    else {
      const picture = await decoded?.(layer)
      if (picture) {
        paintLayer(context, layer, { scale, picture })
        continue
      }
      await collect()
      const pixels = await pixelsOf(layer, sourceOf(layer, sources), { most: mostOf(layer, { scale, snaps }), ring: 0 })
      printPicture(context, layer, { pixels, scale, isFirst: at === 0 })
    }
  }
  if (snaps) await collect()
  return { canvas, width, height }
}

function sourceOf({ source }: PrintPicture, sources: Print['sources']): string {
  const path = sources[source]
  if (path === undefined) throw new Error(`the print names a source that was not given: ${source}`)
  return path
}

/** So many pictures of a proof are decoded, or wait to be drawn, at once. */
const decodedAhead = 3
/** What `work` makes of the pictures among these layers, begun before it is asked for; asked in their order, each once. */
function ahead<T>(
  layers: PrintDocument['layers'],
  work: (layer: PrintPicture) => Promise<T>,
): (layer: PrintPicture) => Promise<T | undefined> {
  const waiting = layers.filter(layer => layer.kind === 'IMAGE')
  const begun = new Map<PrintPicture, Promise<T>>()
  const begin = () => {
    const next = waiting.shift()
    if (!next) return
    const made = work(next)
    // It is heard where it is asked for; what is never asked for, since another failed before it, harms nobody.
    made.catch(() => {})
    begun.set(next, made)
  }
  for (let at = 0; at < decodedAhead; at++) begin()
  return async layer => {
    const made = await begun.get(layer)
    begun.delete(layer)
    begin()
    return made
  }
}

/** Where anything is drawn. Premultiplied or not, a clear pixel has no alpha, and what is drawn has some. Throws PRINT_BLANK. */
function inkBox(pixels: Uint8Array | Uint8ClampedArray, width: number): PrintFile['ink'] {
  const row = width * 4
  let [left, right, top, bottom] = [width, 0, -1, 0]
  for (let y = 0, end = pixels.length / row; y < end; y++) {
    const from = y * row + 3
    let [start, last] = [0, width - 1]
    while (start < width && pixels[from + start * 4] === 0) start++
    if (start === width) continue
    while (pixels[from + last * 4] === 0) last--
    if (top === -1) top = y
    left = Math.min(left, start)
    right = Math.max(right, last)
    bottom = y
  }
  if (top === -1) throw new Fault('PRINT_BLANK')
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The pixels that a picture, or each of its tiles, covers. */
function mostOf(layer: PrintPicture, { scale, snaps }: Drawing) {
  const { width, height } = layer.repeat
    ? { width: layer.repeat.tileWidthInches * scale, height: layer.repeat.tileHeightInches * scale }
    : boxOf(layer, { scale, snaps })
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

/** As a canvas, whose pixels take no second copy: prints are large, and those of before version 2 were enlarged so. */
function printPicture(
  context: SKRSContext2D,
  layer: PrintPicture,
  { pixels, scale, isFirst }: { pixels: Pixels; scale: number; isFirst: boolean },
): void {
  const { left, top, width, height } = boxOf(layer, { scale, snaps: true })
  // With nothing below it and pixel for pixel, as most prints are: no second canvas, and half of the drawing's time.
  if (isFirst && isPlain(layer) && pixels.width === width && pixels.height === height) {
    putPixels(context, pixels, left, top)
    return
  }
  const image = createCanvas(pixels.width, pixels.height)
  putPixels(image.getContext('2d'), pixels, 0, 0)
  paintLayer(context, layer, { scale, snaps: true, picture: { image, part: pixels.part } })
  giveBack(image)
}

/** As a decoded picture: a canvas is enlarged by other figures than a picture is, here and in browsers. */
async function decodedPicture(layer: PrintPicture, { sources, scale }: { sources: Print['sources']; scale: number }) {
  const most = mostOf(layer, { scale, snaps: false })
  const { bytes, width, height, part } = await pixelsOf(layer, sourceOf(layer, sources), { most, ring: proofRing })
  const image = await loadImage(
    await sharp(bytes, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )
  return { image, part }
}

/** Nothing is done to it but that it is placed. */
const isPlain = ({ rotateDegrees = 0, flipX, flipY, opacityPercent = 100, mask, repeat }: PrintPicture): boolean =>
  rotateDegrees === 0 && !flipX && !flipY && opacityPercent === 100 && !mask && !repeat

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
export function giveBack(canvas: Canvas): void {
  canvas.width = canvas.height = 1
}

/** What a proof keeps around a crop, in the source's pixels: browsers mix the pixels on both sides of its edges. */
const proofRing = 4

/** The cropped source, made no larger than it is printed: sharp shrinks better than a canvas and streams what is cut away. */
async function pixelsOf(
  layer: PrintPicture,
  path: string,
  { most, ring }: { most: { width: number; height: number }; ring: number },
): Promise<Pixels> {
  const picture = await examine(path)
  const crop = cropOf(picture, layer.crop)
  const [left, top] = [Math.max(0, crop.left - ring), Math.max(0, crop.top - ring)]
  const width = Math.min(picture.width, crop.left + crop.width + ring) - left
  const height = Math.min(picture.height, crop.top + crop.height + ring) - top
  const [across, down] = [Math.min(1, most.width / crop.width), Math.min(1, most.height / crop.height)]
  // Nothing is cut away of it: without `extract` a JPEG that is made much smaller is decoded smaller. Prints are drawn as ever.
  const isWhole = ring > 0 && width === picture.width && height === picture.height
  const { data, info } = await orCorrupt(path, from =>
    (isWhole ? inSrgb(from, picture).autoOrient() : inSrgb(from, picture).autoOrient().extract({ left, top, width, height }))
      .resize(Math.max(1, Math.round(width * across)), Math.max(1, Math.round(height * down)), { fit: 'fill' })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const [x, y] = [info.width / width, info.height / height]
  const part = { left: (crop.left - left) * x, top: (crop.top - top) * y, width: crop.width * x, height: crop.height * y }
  return { bytes: data, width: info.width, height: info.height, part }
}
