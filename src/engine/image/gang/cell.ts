// One piece on a gang sheet: what is inked of its print, pixel for pixel, and below it its code.
import { createCanvas } from '@napi-rs/canvas'
import qrcode from 'qrcode'
import sharp from 'sharp'
import { paintLayer } from '#base/paint/paint.ts'
import { textOutlines } from '../../fonts/open-font.ts'
import { examine, orCorrupt } from '../source.ts'
import { cellSize, codeStrip, type GangPiece } from './place.ts'

/** Red, green, blue and alpha bytes, not premultiplied; or one of white ink a pixel. */
export interface Cell {
  bytes: Buffer
  width: number
  height: number
  channels: 1 | 4
}

const dots = 4
const quiet = 4 * dots

/** Throws the Faults of `probe`. */
export async function cellOf({ path, part, ink, isTurned, code, lines }: GangPiece): Promise<Cell> {
  const cell = emptyCell(ink, 4)
  await examine(path)
  const pixels = await orCorrupt(path, from =>
    from.extract(part).resize(ink.width, ink.height, { fit: 'fill' }).ensureAlpha().raw({ depth: 'uchar' }).toBuffer(),
  )
  lay({ bytes: pixels, ...ink }, cell, 0)
  lay({ bytes: stripOf(code, lines), ...codeStrip }, cell, ink.height + codeStrip.gap)
  return isTurned ? turned(cell) : cell
}

/** The white ink below a piece: none below its code, whose ground is white already. Nothing where it needs none. Throws as `cellOf`. */
export async function whiteCellOf({ whitePath, part, ink, isTurned }: GangPiece): Promise<Cell | undefined> {
  if (whitePath === null) return undefined
  const cell = emptyCell(ink, 1)
  await examine(whitePath)
  // Its pixels are white ink or none, also where the sheet has other dots per inch than the print.
  const pixels = await orCorrupt(whitePath, from =>
    from
      .extract(part)
      .resize(ink.width, ink.height, { fit: 'fill', kernel: 'nearest' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer(),
  )
  lay({ bytes: pixels, ...ink }, cell, 0)
  return isTurned ? turned(cell) : cell
}

function emptyCell(ink: GangPiece['ink'], channels: Cell['channels']): Cell {
  const { width, height } = cellSize(ink)
  return { bytes: Buffer.alloc(width * height * channels), width, height, channels }
}

function lay(from: Omit<Cell, 'channels'>, { bytes, width, channels }: Cell, top: number): void {
  const row = from.width * channels
  for (let y = 0; y < from.height; y++) from.bytes.copy(bytes, (top + y) * width * channels, y * row, (y + 1) * row)
}

/** On white of its own: a clear film would leave the code without what its scanner tells it from. */
function stripOf(code: string, lines: readonly string[]): Buffer {
  const { width, height } = codeStrip
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#000000'
  const { modules } = qrcode.create(code, { errorCorrectionLevel: 'M' })
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) context.fillRect(quiet + column * dots, quiet + row * dots, dots, dots)
  const left = modules.size * dots + 2 * quiet
  for (const [at, text] of lines.entries())
    if (text !== '') {
      const box = { xInches: left, yInches: 10 + at * 50, widthInches: width - left - 8, heightInches: 46 }
      // One pixel an inch: the strip knows no other measure.
      const layer = { kind: 'TEXT' as const, ...box, ...lettering, text, sizeInches: at === 0 ? 40 : 30 }
      paintLayer(context, layer, { scale: 1, outlines: textOutlines(layer) })
    }
  return Buffer.from(context.getImageData(0, 0, width, height).data.buffer)
}
const lettering = {
  fontId: 'be-vietnam-pro-700',
  lineHeight: 1,
  letterSpacingEm: 0,
  align: 'left',
  color: '#000000',
  outline: null,
  arcDegrees: 0,
  fit: 'BOX',
} as const

/** A quarter clockwise. */
function turned({ bytes, width, height, channels }: Cell): Cell {
  const count = width * height
  const from = channels === 1 ? bytes : new Uint32Array(bytes.buffer, bytes.byteOffset, count)
  const to = channels === 1 ? new Uint8Array(count) : new Uint32Array(count)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0
  return { bytes: Buffer.from(to.buffer), width: height, height: width, channels }
}

/** sRGB, as every print carries it. */
export const srgbProfile = async (): Promise<Buffer> => {
  const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await one.withIccProfile('srgb').png().toBuffer()).metadata()
  if (!icc) throw new Error('sharp writes no profile')
  return icc
}
