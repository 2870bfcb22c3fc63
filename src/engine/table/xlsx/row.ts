import { Fault } from '#base/fault.ts'
/** One row; `row` counts from 1 as a spreadsheet does, blank rows included. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly string[]
  /** A quotation mark is open or misplaced: its one cell is the line as it stands in the file. */
  readonly isBroken?: true
}

/** The first rows of a sheet, blank ones left out; text has one sheet without a name. */
export interface TableHead {
  readonly sheet: number
  readonly name: string
  readonly rows: readonly TableRow[]
}

/** Characters, columns and rows are what one table may have. */
export const tableLimits = {
  rowCharacters: 2 ** 20,
  columns: 500,
  rows: 1_000_000,
  headerCharacters: 200,
} as const

/** Limits of one workbook. The largest export that we know, 200,000 rows of TikTok's, unpacks to 280–370 MB and 1.8 million texts. */
export const workbookLimits = {
  packedBytes: 100 * 2 ** 20,
  /** Of the parts that are read: the workbook, its styles, its shared texts and its sheets. */
  unpackedBytes: 2 ** 30,
  /** Of the rows as text. */
  textBytes: 2 ** 29,
  entries: 2_000,
  /** Sheets in which a header is looked for, and what is read of the head of one. */
  sheets: 20,
  headCharacters: 2 ** 18,
  sharedTexts: 3_000_000,
  sharedCharacters: 64 * 2 ** 20,
  styles: 65_536,
  depth: 64,
  /** Without any tag, text or comment coming to its end: one cell holds 32,767 characters at most. */
  quietBytes: 2 ** 20,
  /** The last cell of a sheet is XFD1048576. */
  lastRow: 1_048_576,
  lastColumn: 16_384,
} as const

export const tooLarge = () => new Fault('TABLE_XLSX_TOO_LARGE', { values: { max: workbookLimits.unpackedBytes / 2 ** 20 } })
export const broken = () => new Fault('TABLE_XLSX_BROKEN')
