// A gang sheet: many prints beside each other on a roll, each with its code below. It is written row by row, so that a sheet of any length takes no more memory than what lies side by side.
import sharp from 'sharp'
import { type Cell, cellOf, whiteCellOf } from './cell.ts'
import type { GangAsked, GangPiece } from './place.ts'
import { pngWriter } from './png.ts'

/** Rows that are made at once: whole ones of the preview. */
const stripRows = 512
const shrink = 8

/**
 * Writes the sheet, what no piece covers is clear; and as large, where it is asked for, the white ink below its pieces. Throws the Faults of
 * `probe` where a print cannot be read.
 */
export async function gang({
  width,
  length,
  dpi,
  pieces,
  out,
  whiteOut,
  preview,
}: GangAsked): Promise<{ bytes: number; whiteBytes: number | null }> {
  const small: Buffer[] = []
  const smallWidth = Math.ceil(width / shrink)
  const sheet = { width, length, dpi, pieces }
  const bytes = await written({ ...sheet, out, channels: 4, cellOf }, async (strip, rows) => {
    const smallRows = Math.ceil(rows / shrink)
    const shrunk = sharp(strip, { raw: { width, height: rows, channels: 4 } }).resize(smallWidth, smallRows, { fit: 'fill' })
    small.push(await shrunk.raw().toBuffer())
  })
  const height = Math.ceil(length / shrink)
  await sharp(Buffer.concat(small), { raw: { width: smallWidth, height, channels: 4 } })
    .webp({ quality: 70, effort: 1 })
    .toFile(preview)
  const whiteBytes = whiteOut === null ? null : await written({ ...sheet, out: whiteOut, channels: 1, cellOf: whiteCellOf })
  return { bytes, whiteBytes }
}

interface Layer extends Pick<GangAsked, 'width' | 'length' | 'dpi' | 'pieces' | 'out'> {
  channels: Cell['channels']
  cellOf: (piece: GangPiece) => Promise<Cell | undefined>
}
/** One PNG of the sheet's size; `see` is shown each strip of it. Answers its bytes. */
async function written({ width, length, dpi, pieces, out, channels, cellOf }: Layer, see?: (strip: Buffer, rows: number) => Promise<void>) {
  const waiting = [...pieces].sort((one, other) => one.top - other.top)
  const cells = cellsInOrder(waiting, cellOf)
  let live: { piece: GangPiece; cell: Cell }[] = []
  await using png = await pngWriter(out, { width, height: length, dpi, channels })
  for (let from = 0; from < length; from += stripRows) {
    const rows = Math.min(stripRows, length - from)
    while (waiting[0] && waiting[0].top < from + rows) {
      const piece = waiting.shift()
      const cell = piece && (await cells(piece))
      if (piece && cell) live.push({ piece, cell })
    }
    const strip = Buffer.alloc(rows * width * channels)
    for (const { piece, cell } of live) copy(strip, { from, rows, width }, piece, cell)
    await Promise.all([png.rows(strip), see?.(strip, rows)])
    live = live.filter(({ piece, cell }) => piece.top + cell.height > from + rows)
  }
  return await png.end()
}

/** The cells of these pieces, asked for one after the other; the next one is decoded while what lies above it is packed. */
function cellsInOrder(waiting: readonly GangPiece[], cellOf: Layer['cellOf']): Layer['cellOf'] {
  let next: { piece: GangPiece; cell: Promise<Cell | undefined> } | undefined
  return async piece => {
    const cell = await (next?.piece === piece ? next.cell : cellOf(piece))
    const [following] = waiting
    next = following && { piece: following, cell: cellOf(following) }
    // It is heard where it is asked for.
    next?.cell.catch(() => {})
    return cell
  }
}

/** The rows of a cell that lie in this strip; cells do not overlap. */
function copy(strip: Buffer, at: { from: number; rows: number; width: number }, { left, top }: GangPiece, cell: Cell): void {
  const { channels } = cell
  const first = Math.max(top, at.from)
  const end = Math.min(top + cell.height, at.from + at.rows)
  for (let y = first; y < end; y++) {
    const start = (y - top) * cell.width * channels
    cell.bytes.copy(strip, ((y - at.from) * at.width + left) * channels, start, start + cell.width * channels)
  }
}
