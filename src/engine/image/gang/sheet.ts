// A gang sheet: many prints beside each other on a roll, each with its code below. It is written row by row, so that a sheet of any length takes no more memory than what lies side by side.
import sharp from 'sharp'
import { type Cell, cellOf } from './cell.ts'
import type { GangAsked, GangPiece } from './place.ts'
import { pngWriter } from './png.ts'

/** Rows that are made at once: whole ones of the preview. */
const stripRows = 512
const shrink = 8

/** Writes the sheet; what no piece covers is clear. Throws the Faults of `probe` where a print cannot be read. */
export async function gang({ width, length, dpi, pieces, out, preview }: GangAsked): Promise<{ bytes: number }> {
  const waiting = [...pieces].sort((one, other) => one.top - other.top)
  let live: { piece: GangPiece; cell: Cell }[] = []
  const small: Buffer[] = []
  const smallWidth = Math.ceil(width / shrink)
  await using png = await pngWriter(out, { width, height: length, dpi })
  for (let from = 0; from < length; from += stripRows) {
    const rows = Math.min(stripRows, length - from)
    while (waiting[0] && waiting[0].top < from + rows) {
      const piece = waiting.shift()
      if (piece) live.push({ piece, cell: await cellOf(piece) })
    }
    const strip = Buffer.alloc(rows * width * 4)
    for (const { piece, cell } of live) copy(strip, { from, rows, width }, piece, cell)
    await png.rows(strip)
    const smallRows = Math.ceil(rows / shrink)
    const shrunk = sharp(strip, { raw: { width, height: rows, channels: 4 } }).resize(smallWidth, smallRows, { fit: 'fill' })
    small.push(await shrunk.raw().toBuffer())
    live = live.filter(({ piece, cell }) => piece.top + cell.height > from + rows)
  }
  const bytes = await png.end()
  const height = Math.ceil(length / shrink)
  await sharp(Buffer.concat(small), { raw: { width: smallWidth, height, channels: 4 } })
    .webp({ quality: 70, effort: 1 })
    .toFile(preview)
  return { bytes }
}

/** The rows of a cell that lie in this strip; cells do not overlap. */
function copy(strip: Buffer, at: { from: number; rows: number; width: number }, { left, top }: GangPiece, cell: Cell): void {
  const first = Math.max(top, at.from)
  const end = Math.min(top + cell.height, at.from + at.rows)
  for (let y = first; y < end; y++) {
    const start = (y - top) * cell.width * 4
    cell.bytes.copy(strip, ((y - at.from) * at.width + left) * 4, start, start + cell.width * 4)
  }
}
