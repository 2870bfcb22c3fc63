// Where pieces lie on sheets: packed by maxrects-packer, which wastes half of what our own skyline wastes (measured in docs/decisions/183-gang-sheets.md).
import { MaxRectsPacker, PACKING_LOGIC } from 'maxrects-packer/dist/maxrects-packer.mjs'
import { cellSize } from '#engine/image/gang/place.ts'
import { inPixels, type PackedSheet, roll, type ToPack } from './rules.ts'

const [width, edge, gap, longest] = [
  inPixels(roll.widthInches),
  inPixels(roll.edgeInches),
  inPixels(roll.gapInches),
  inPixels(roll.longestInches),
]
const inside = { width: width - 2 * edge, height: longest - 2 * edge }

/** Whether a piece fits onto the roll, lying or turned. */
export function fits(ink: ToPack['ink']): boolean {
  const cell = cellSize(ink)
  const [short, long] = [Math.min(cell.width, cell.height), Math.max(cell.width, cell.height)]
  return short <= inside.width && long <= inside.height
}

/** What is tried: which of them wastes least depends on the pieces, by as much as a tenth of the roll. */
const logics = [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE, PACKING_LOGIC.FILL_WIDTH]
const lengthOf = (sheets: readonly PackedSheet[]) => sheets.reduce((sum, sheet) => sum + sheet.length, 0)

/** Sheets of these pieces, each of which fits; the same pieces give the same sheets. */
export function packed(pieces: readonly ToPack[]): PackedSheet[] {
  const [best] = logics.map(logic => packedBy(pieces, logic)).toSorted((one, other) => lengthOf(one) - lengthOf(other))
  return best ?? []
}

/** A piece as the packer takes it, and gives it back with its place; `rot` where it turned it. */
type Packing = { width: number; height: number; x: number; y: number; rot?: boolean; piece: ToPack }
function packedBy(pieces: readonly ToPack[], logic: PACKING_LOGIC): PackedSheet[] {
  const packer = new MaxRectsPacker<Packing>(inside.width, inside.height, gap, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: true,
    logic,
  })
  packer.addArray(pieces.map(piece => ({ ...cellSize(piece.ink), x: 0, y: 0, piece })))
  return packer.bins.map(bin => {
    const places = bin.rects.map(rect => {
      const { piece } = rect
      const isTurned = rect.rot === true
      // It says that it turned a rectangle, and leaves its sides as they were given.
      const [width, height] = isTurned ? [rect.height, rect.width] : [rect.width, rect.height]
      return { ...piece, left: rect.x + edge, top: rect.y + edge, width, height, isTurned }
    })
    const length = Math.max(...places.map(place => place.top + place.height)) + edge
    const inked = places.reduce((sum, { ink }) => sum + ink.width * ink.height, 0)
    return { width, length, usedShare: inked / (width * length), places }
  })
}
