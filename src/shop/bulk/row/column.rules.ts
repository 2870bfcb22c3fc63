// Column mapping: which column of a file is which field, and which platform wrote the file.
import { fieldByName, foldName, type ImportField, importFieldNames, importFields } from './field.rules.ts'

/** `OWN` is our own format and any table that names its columns alike. */
export type Platform = 'OWN' | 'TIKTOK' | 'SHOPIFY'

export interface ImportColumn {
  /** The column's name in the file. */
  header: string
  /** What it is taken as; nothing where it is not read. */
  field: ImportField | null
}
export interface ColumnMapping {
  platform: Platform
  columns: readonly ImportColumn[]
}

/** In a platform's own export some names mean something of their own; `null` is a column that must not be read. */
const platformNames: Record<Exclude<Platform, 'OWN'>, Readonly<Record<string, ImportField | null>>> = {
  // "Fulfillment by seller" says only that TikTok's warehouse has no part in it.
  TIKTOK: {
    fulfillmenttype: null,
    deliveryoption: null,
    skuid: null,
    orderid: 'orderId',
    recipient: 'fullName',
    sellernote: 'note',
    buyermessage: null,
  },
  // The shipping method is a level such as "Standard", and billing is the payer's.
  SHOPIFY: {
    name: 'orderId',
    id: null,
    shippingmethod: null,
    paymentreference: null,
    shippingstreet: null,
    phone: null,
    lineitemname: null,
  },
}

/** What a file's first row says. `chosen` is the seller's own word on columns, by header; it goes before everything. */
export function mapColumns(header: readonly string[], chosen: Readonly<Record<string, ImportField | null>> = {}): ColumnMapping {
  const names = header.map(foldName)
  const platform = platformOf(new Set(names))
  const own = platform === 'OWN' ? {} : platformNames[platform]
  const taken = new Set<ImportField>()
  const columns = header.map((text, index): ImportColumn => {
    const name = names[index] ?? ''
    const field = Object.hasOwn(chosen, text) ? chosen[text] : Object.hasOwn(own, name) ? own[name] : fieldByName.get(name)
    if (!field || taken.has(field)) return { header: text, field: null }
    taken.add(field)
    return { header: text, field }
  })
  return { platform, columns }
}

function platformOf(names: ReadonlySet<string>): Platform {
  const has = (...asked: string[]) => asked.every(name => names.has(name))
  if (has('orderid', 'skuid', 'sellersku') && (names.has('ordersubstatus') || names.has('detailaddress'))) return 'TIKTOK'
  if (has('lineitemsku', 'lineitemquantity', 'shippingname')) return 'SHOPIFY'
  return 'OWN'
}

/** TikTok's second row says what each column is, and is no order. */
export function isDescriptionRow(platform: Platform, cells: readonly string[]): boolean {
  return platform === 'TIKTOK' && /^platform unique order id/i.test(cells[0]?.trim() ?? '')
}

/** Fields without which no row of the file could be an order; each is shown by the names of the columns that would do. */
export function missingColumns({ columns }: ColumnMapping): string[] {
  const has = new Set(columns.map(column => column.field))
  const needed: readonly (readonly ImportField[])[] = [['sku', 'product'], ['fullName', 'firstName'], ['address'], ['city'], ['zip']]
  return needed.filter(fields => !fields.some(field => has.has(field))).map(fields => fields.map(field => importFields[field]).join(' / '))
}

/** The name of a field's column in the seller's own file, or in our format where the file has none. */
export const columnOf = (mapping: ColumnMapping, field: ImportField): string =>
  mapping.columns.find(column => column.field === field)?.header ?? importFields[field]

/** Where a field stands in the file; -1 where it does not. */
export const columnIndex = (mapping: ColumnMapping, field: ImportField): number =>
  mapping.columns.findIndex(column => column.field === field)

export type RowCells = Readonly<Partial<Record<ImportField, string>>>
/** A row's cells by field, trimmed; blank cells are left out. */
export function cellsOf({ columns }: ColumnMapping, cells: readonly string[]): RowCells {
  const found: Partial<Record<ImportField, string>> = {}
  for (const [index, { field }] of columns.entries()) {
    const text = field ? (cells[index] ?? '').trim() : ''
    if (field && text !== '') found[field] = text
  }
  return found
}

export const isImportField = (text: string): text is ImportField => importFieldNames.some(field => field === text)
