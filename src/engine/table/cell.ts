// A cell of a workbook: where it stands, and what was typed into it.
import { Fault } from '#base/fault.ts'
import { broken, workbookLimits } from './xlsx/row.ts'

export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** `B7` → row 7, column 2. Throws TABLE_XLSX_CELL_OUTSIDE for what lies behind XFD1048576, before anything is made of it. */
export function placeOf(reference: string): CellPlace {
  const [, letters = '', digits = ''] = /^([A-Z]{1,20})([0-9]{1,20})$/.exec(reference) ?? []
  if (letters === '') throw broken()
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: rowOf(digits, reference), column: column <= workbookLimits.lastColumn ? column : outside(reference) }
}

/** Throws TABLE_XLSX_CELL_OUTSIDE for a row that no sheet has. */
export function rowOf(digits: string, reference: string = digits): number {
  const row = /^[0-9]+$/.test(digits) ? Number(digits) : 0
  if (row === 0) throw broken()
  return row <= workbookLimits.lastRow ? row : outside(reference)
}

function outside(reference: string): never {
  throw new Fault('TABLE_XLSX_CELL_OUTSIDE', { values: { cell: reference.slice(0, 40) } })
}

export interface CellContext {
  /** Tidied already. */
  readonly shared: readonly string[]
  readonly isDate: readonly boolean[]
  readonly isFrom1904: boolean
}

/** The text of a cell of this type and style (ECMA-376 part 1, 18.18.11), composed. Throws TABLE_XLSX_BROKEN. */
export function textOf(type: string, style: string, value: string, context: CellContext): string {
  if (value === '') return ''
  if (type === 's') return context.shared[Number(value)] ?? fail()
  if (type === 'inlineStr' || type === 'str') return tidied(value)
  if (type === 'b') return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : fail()
  if (type === 'd') return dateText(Date.parse(value))
  // A formula that has failed has no value.
  if (type === 'e') return ''
  if (type !== 'n') return fail()
  return context.isDate[Number(style)] ? dateText(dateOf(Number(value), context.isFrom1904)) : numberText(value)
}

const fail = (): never => {
  throw broken()
}

/** What XML has no way to write stands as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text

/** A text as it was typed, composed, its line breaks as LF. Most are plain letters: the millions of a large file are not copied. */
export const tidied = (text: string): string =>
  /^[ !-^`-~]*$/.test(text) ? text : unescaped(text).normalize('NFC').replace(/\r\n?/g, '\n')

/** A number as it was typed where that can be known; one with an exponent stays so, for it has lost its last digits. */
const numberText = (text: string): string => (/^[-+]?[0-9]*\.[0-9]+$/.test(text) ? String(Number(Number(text).toPrecision(15))) : text)

const dayMs = 86_400_000
/** Days before 1970 in the two ways of counting; the first knows a 29 February 1900, as Lotus 1-2-3 did. */
const dateOf = (days: number, isFrom1904: boolean): number => Math.floor((days - (isFrom1904 ? 24_107 : 25_569)) * dayMs)

function dateText(ms: number): string {
  if (!(Math.abs(ms) <= 8.64e15)) fail()
  return new Date(ms).toISOString().replace('T00:00:00.000Z', '')
}
