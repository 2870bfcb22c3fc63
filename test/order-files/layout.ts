// How platforms and tools write an order, by their own column names: nothing here is read through the product's aliases.
import type { Random } from '#test/random.ts'
import { countryCell, stateCell, zipCell } from './cells.ts'
import type { Buyer, Piece, TrueOrder } from './truth.ts'

export type Cells = Readonly<Record<string, string>>
/** What is told of an order beside the truth: how it is named, and its phone and email as they are written. */
export interface Told {
  random: Random
  id: string
  order: TrueOrder
  phone: string
  email: string
}
/** A row, with the pieces that it brings: none where it has its order's address alone. */
export interface Row {
  cells: Cells
  pieces: readonly Piece[]
}
export interface Layout {
  columns: readonly string[]
  id: (count: number) => string
  /** What an order's rows share, and what each line adds. */
  shared: (told: Told) => Cells
  line: (piece: Piece, told: Told) => Cells
  /** Its rows, where they are not a row per line. */
  rows?: (told: Told) => Row[]
  /** Later rows of an order leave the shared cells blank. */
  isSharedOnce?: true
  /** A row of one unit each may stand for a quantity. */
  hasUnitRows?: true
  fates: Partial<Record<Exclude<TrueOrder['fate'], 'PLAIN'>, readonly Cells[]>>
  lineFates: Partial<Record<NonNullable<Piece['fate']>, Cells>>
  hasTexts?: true
  /** Columns without which nobody can make an order of it: each is spoilt in turn. */
  key: { id: string; sku: string; quantity: string; zip: string; street: string; name: string }
  /** Rows above the orders, and below. */
  above?: readonly Cells[]
  below?: readonly Cells[]
}

export const named = (one: string) => {
  const at = one.lastIndexOf(' ')
  return at < 0 ? [one, ''] : [one.slice(0, at), one.slice(at + 1)]
}
export const option = ({ size, color }: Piece) => `${color}, ${size}`
type Place = 'name' | 'phone' | 'email' | 'street' | 'street2' | 'city' | 'state' | 'zip' | 'country'
/** Where an order goes, under the layout's names; '' where it has no such column. */
export function place(
  { random, order: { buyer }, phone, email }: Told,
  columns: Readonly<Record<Place, string>>,
  hasApostrophe = false,
): Cells {
  const { name, street, street2, city } = buyer
  const state = stateCell(random, buyer)
  const cells: Readonly<Record<Place, string>> = {
    ...{ name, phone, email, street, street2, city, state, zip: zipCell(buyer, hasApostrophe), country: countryCell(random, buyer) },
  }
  const parts = Object.entries(columns) as [Place, string][] // Object.entries forgets the keys' type.
  return Object.fromEntries(parts.filter(([, column]) => column !== '').map(([part, column]) => [column, cells[part]]))
}
export const places = (text: string): Readonly<Record<Place, string>> => {
  const [name = '', phone = '', email = '', street = '', street2 = '', city = '', state = '', zip = '', country = ''] = text.split(' | ')
  return { name, phone, email, street, street2, city, state, zip, country }
}
export const bothLines = ({ street, street2 }: Buyer) => [street, street2].filter(line => line !== '').join(', ')
export const numbered = (prefix: string) => (count: number) => `${prefix}${1_000 + count}`
