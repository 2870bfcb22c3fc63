// A mockup drawn on the server: the renderer's own drawing of each side, moved by the folds of the cloth, in one colour or in many.
import { readFile, writeFile } from 'node:fs/promises'
import { type Canvas, createCanvas, type Image, ImageData, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { paintMockup, paintPlaced } from '#base/paint/mockup.ts'
import { type MockupPlace, outlineOf, pixelsAcross, type Size } from '#base/paint/place/geometry.ts'
import type { MockupAsked, PrintDocument } from '../picture.ts'
import { drawArt, giveBack } from '../render.ts'
import { noShift, stepsPerPixel } from './shift.ts'
import { surface } from './surface.ts'

const quality = 85
/** What shows behind a garment that was cut out. */
const backdrop = '#f1f2f4'

/** Writes a JPEG of each colour, `size` pixels on its longer side where the photograph has so many. Throws as `render`. */
export async function mockup({ colors, ...asked }: MockupAsked): Promise<void> {
  using held = new DisposableStack()
  const parts = await partsOf(asked, held)
  const { width, height } = parts.photo
  for (const { hex, out: path } of colors) {
    const canvas = createCanvas(width, height)
    const drawn = canvas.getContext('2d')
    paintMockup<Canvas>(drawn, { width, height }, { ...parts, hex })
    drawn.globalCompositeOperation = 'destination-over'
    drawn.fillStyle = backdrop
    drawn.fillRect(0, 0, width, height)
    await writeFile(path, await canvas.encode('jpeg', quality))
    giveBack(canvas)
  }
}

/**
 * What every colour is drawn of, as small as the mockup: made once, and not for each. All that is large is given back, here or by `held`: a
 * child that stays large after its work is ended, and the next mockup would wait for a new one.
 */
async function partsOf({ base, sides, sources, size }: Omit<MockupAsked, 'colors'>, held: DisposableStack) {
  using read = await readAll(base)
  const scale = Math.min(1, size / Math.max(read.photo.width, read.photo.height))
  const out = { width: Math.max(1, Math.round(read.photo.width * scale)), height: Math.max(1, Math.round(read.photo.height * scale)) }
  const [photo, light, art] = [0, 1, 2].map(() => held.adopt(createCanvas(out.width, out.height), giveBack)) as [Canvas, Canvas, Canvas] // three of three
  shrink(read.photo, photo)
  shrink(read.light, light)
  const context = art.getContext('2d')
  for (const { document, place } of sides) await drawSide(context, { document, place, sources, photo: out })
  if (sides.length > 0) foldArt(context, read.shift, { ...out, sides })
  return { photo, light, art }
}

async function readAll({ photo, light, shift }: MockupAsked['base']) {
  const [one, two, three] = await Promise.all([photo, light, shift].map(async path => loadImage(await readFile(path))))
  if (!one || !two || !three) throw new Error('a mockup without its base')
  const forget = () => {
    // An image without a source has no pixels either.
    for (const image of [one, two, three]) image.src = ''
  }
  return { photo: one, light: two, shift: three, [Symbol.dispose]: forget }
}

function shrink(image: Image, onto: Canvas): void {
  const context = onto.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, onto.width, onto.height)
}

interface Side {
  document: PrintDocument
  place: MockupPlace
}
async function drawSide(
  context: SKRSContext2D,
  { document, place, sources, photo }: Side & { sources: MockupAsked['sources']; photo: Size },
): Promise<void> {
  const scale = pixelsAcross(place, document, photo) / document.widthInches
  const { canvas, ...size } = await drawArt({ document, sources }, { scale, snaps: false })
  paintPlaced<Canvas>(context, { art: canvas, size, place, area: document, photo, surface })
  giveBack(canvas)
}

/** Moves the art with the folds below it, within the boxes that have any. */
function foldArt(context: SKRSContext2D, shift: Image, { width, height, sides }: Size & { sides: readonly Side[] }): void {
  const box = boundsOf(sides, { width, height })
  if (box.width < 2 || box.height < 2) return
  const folds = createCanvas(width, height)
  const foldContext = folds.getContext('2d')
  foldContext.drawImage(shift, 0, 0, width, height)
  const moves = foldContext.getImageData(box.left, box.top, box.width, box.height).data
  const from = context.getImageData(box.left, box.top, box.width, box.height).data
  giveBack(folds)
  const pixels = moved(from, moves, { ...box, scale: width / shift.width })
  context.clearRect(box.left, box.top, box.width, box.height)
  context.putImageData(new ImageData(pixels, box.width, box.height), box.left, box.top)
}

/** The upright box around all art, with room for what is moved, in whole pixels on the picture. */
function boundsOf(sides: readonly Side[], photo: Size) {
  const room = 10
  const points = sides.flatMap(({ document, place }) => outlineOf(place, document, photo))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const left = Math.max(0, Math.floor(Math.min(...xs) - room))
  const top = Math.max(0, Math.floor(Math.min(...ys) - room))
  const right = Math.min(photo.width, Math.ceil(Math.max(...xs) + room))
  const bottom = Math.min(photo.height, Math.ceil(Math.max(...ys) + room))
  return { left, top, width: right - left, height: bottom - top }
}

/** Each pixel from where the fold below it has moved it from, mixed of the four around that place by their alpha. */
function moved(
  from: Uint8ClampedArray,
  moves: Uint8ClampedArray,
  { width, height, scale }: Size & { scale: number },
): Uint8ClampedArray<ArrayBuffer> {
  const to = new Uint8ClampedArray(width * height * 4)
  const pixels = (steps: number) => ((steps - noShift) / stepsPerPixel) * scale
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [fromX, fromY] = [x + pixels(moves[at] ?? noShift), y + pixels(moves[at + 1] ?? noShift)]
      mix(to, at, from, { x: fromX, y: fromY, width, height })
    }
  return to
}

function mix(to: Uint8ClampedArray, at: number, from: Uint8ClampedArray, { x, y, width, height }: Size & { x: number; y: number }): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let down = 0; down < 2; down++)
    for (let across = 0; across < 2; across++) {
      const [column, row] = [left + across, top + down]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const pixel = (row * width + column) * 4
      const share = (across === 0 ? 1 - (x - left) : x - left) * (down === 0 ? 1 - (y - top) : y - top) * (from[pixel + 3] ?? 0)
      red += (from[pixel] ?? 0) * share
      green += (from[pixel + 1] ?? 0) * share
      blue += (from[pixel + 2] ?? 0) * share
      alpha += share
    }
  if (alpha === 0) return
  to[at] = red / alpha
  to[at + 1] = green / alpha
  to[at + 2] = blue / alpha
  to[at + 3] = alpha
}
