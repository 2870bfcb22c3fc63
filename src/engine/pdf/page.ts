/** A whole PDF: its bytes, or the path of its file. */
export type PdfSource = Uint8Array | string

/** A page as it is seen, turned and cropped; in points of 1/72 inch. */
export interface PageSize {
  widthPoints: number
  heightPoints: number
}

/** A part of a page in points, from its top left corner as it is seen. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

export const overlap = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** Quarter turns clockwise from upright. */
export type Turn = 0 | 1 | 2 | 3

export interface Barcode {
  /** Code128, QRCode, DataMatrix, PDF417 or Codabar, whose first and last letter stand in its text. */
  format: string
  /** The plain text; GS1's separator stands in it as U+001D. */
  text: string
  at: Area
  turn: Turn
}

/** A page that was read: its text and bar codes. Pages are counted from 1. */
export interface ReadPage {
  page: number
  /** At most 20,000 characters. */
  text: string
  barcodes: Barcode[]
  /** Parts that are framed and shaped as labels are, and in which neither words nor bars are read: pictures of labels, as it seems. */
  unread: PagePart[]
}

/** Which pages are read, and how. */
export interface PageRange {
  first: number
  count: number
  /** No page is begun after it, but the first. */
  withinMs?: number
  /** Words in lower case: a page whose text has one of them is done where no bars are on it. Slips between labels. */
  quickFor?: readonly string[]
}

/** A part of a page: what is taken off each edge, in fractions of the page as it is seen. */
export interface PagePart {
  left: number
  top: number
  right: number
  bottom: number
}

/** As an area of its page is said. */
export const partOf = ({ left, top, width, height }: Area, { widthPoints, heightPoints }: PageSize): PagePart => ({
  left: left / widthPoints,
  top: top / heightPoints,
  right: 1 - (left + width) / widthPoints,
  bottom: 1 - (top + height) / heightPoints,
})

/** A label as somebody cut it out of its page; it is then turned. */
export interface LabelCut extends PagePart {
  turn: Turn
}

/** The choice of a label on a page. */
export interface LabelChoice {
  /** Its bar code: every place where it stands on the page, the likeliest first. */
  around: readonly Barcode[]
  /** Bar codes of other labels, which must not be on its paper. */
  apartFrom: readonly Barcode[]
}
/** A label on its paper, and what thermal printers of 203 dots per inch show of it, a faint one and a dark one: read from these bytes. */
export interface LabelPaper {
  bytes: Buffer
  prints: Pick<ReadPage, 'text' | 'barcodes'>[]
  /** What of its page the paper shows. */
  part: PagePart
  /** How much of the paper's height that fills: a label all of it, its bars alone a third. */
  fills: number
}

/** So far above the middle of its paper no label has its bars. */
const highest = 0.45
/**
 * Whether a picture of a label was mirrored. Bars read the same from both sides, and a picture has no letters that are read; but the bars of
 * a label stand below its middle, whichever way it lies.
 */
export const isMirrored = (prints: LabelPaper['prints']): boolean =>
  prints.every(({ text }) => text.trim() === '') &&
  prints
    .flatMap(({ barcodes }) => barcodes)
    .some(({ at, turn }) => {
      const fromTop = (at.top + at.height / 2) / labelSize.heightPoints
      return (turn === 0 && fromTop < highest) || (turn === 2 && fromTop > 1 - highest)
    })

/** Pages side by side on sheets. */
export interface NUp extends PageSize {
  columns: number
  rows: number
}

/** A sheet on which labels lie, and how many of its places are used already. */
export interface SheetPlaces extends PageSize {
  free: number
}

/** A shipping label's page: 4 × 6 inches. */
export const labelSize: PageSize = { widthPoints: 288, heightPoints: 432 }
/** Dots per inch of the printers of labels. */
export const labelDpi = 203
/** A page not much larger than a label: there is one on it. */
export const isLabelSized = ({ widthPoints, heightPoints }: PageSize): boolean =>
  widthPoints * heightPoints <= 1.5 * labelSize.widthPoints * labelSize.heightPoints
