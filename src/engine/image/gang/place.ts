// Pieces on a gang sheet: how large they are with their codes, and what the child is asked to draw.

export interface GangPiece {
  /** The print's file, and its white underbase's of the same size; null where it needs none. */
  path: string
  whitePath: string | null
  /** What is taken of the print, in its pixels, and how large that is on the sheet. */
  part: { left: number; top: number; width: number; height: number }
  ink: { width: number; height: number }
  /** The cell's corner on the sheet, and whether the cell is turned a quarter clockwise. */
  left: number
  top: number
  isTurned: boolean
  /** What the code says, and the two lines beside it. */
  code: string
  lines: readonly [string, string]
}
/** A sheet as it is asked of the child, in pixels of its dots per inch. */
export interface GangAsked {
  width: number
  length: number
  dpi: number
  pieces: readonly GangPiece[]
  out: string
  /** The white underbase of the whole sheet, where any of its pieces has one. */
  whiteOut: string | null
  /** A WebP for the eye, an eighth of the sheet's size. */
  preview: string
}
/** The code's strip below the ink, in pixels: four dots a module, which a hand scanner reads off cloth film, with the quiet zone of ISO 18004. */
export const codeStrip = { gap: 12, width: 396, height: 116 } as const

/** How large a piece's cell is before it is turned, in pixels. */
export const cellSize = (ink: { width: number; height: number }) => ({
  width: Math.max(ink.width, codeStrip.width),
  height: ink.height + codeStrip.gap + codeStrip.height,
})
