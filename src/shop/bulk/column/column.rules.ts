// Column mapping: which column of a file is which field, and what its rows say by it.
import { fieldByName, fieldByWeakName, foldName, type ImportField, importFieldNames, importFields } from './field.rules.ts'
import { columnIn, layoutOf, type Platform, platformOf } from './platform.rules.ts'
import { shippingOf } from './shipping.rules.ts'
import { columnTexts, isUnnamed } from './text.rules.ts'
import { mayCount, type UnclearKind, unclearKind } from './unclear.rules.ts'

export interface ImportColumn {
  /** The column's name in the file. */
  header: string
  /** What it is taken as; nothing where it is not read. */
  field: ImportField | null
  /** What it looks like, where it is not read and nobody has said that it need not be. */
  looksLike?: UnclearKind | undefined
  /** It has no header, is not read, and nobody has said that it need not be: what it looks like its values say. */
  isUnnamed?: true | undefined
  /** The file has no column of quantities, and this one is not read: it may be it under a name that we do not know. */
  mayCount?: true | undefined
}
export interface ColumnMapping {
  platform: Platform
  columns: readonly ImportColumn[]
}
/** A seller's own word on columns, by header; `null`: it is not needed. */
export type ChosenColumns = Readonly<Record<string, ImportField | null>>

/** Columns that a field may have many of. */
const packed = /^lineitem\d{1,3}$/

/** What a file's header says. What the seller has chosen goes before everything, then the layout, then a name, then a weak one. */
export function mapColumns(
  header: readonly string[],
  chosen: ChosenColumns = {},
  samples: readonly (readonly string[])[] = [],
): ColumnMapping {
  const texts = columnTexts(header, samples)
  const named = texts.map((_, at) => header[at] ?? '')
  const names = texts.map((text, at) => (isUnnamed(text, at) ? '' : foldName(named[at] ?? '')))
  const platform = platformOf(new Set(names))
  const taken = new Set<ImportField>()
  const fields: (ImportField | null | undefined)[] = texts.map(() => undefined)
  const giveBy = (of: (at: number) => ImportField | null | undefined, many: readonly ImportField[] = ['items']) => {
    for (const at of texts.keys()) {
      const field = fields[at] === undefined ? of(at) : undefined
      if (field === undefined || (field !== null && !many.includes(field) && taken.has(field))) continue
      fields[at] = field
      if (field !== null) taken.add(field)
    }
  }
  giveBy(at => (Object.hasOwn(chosen, texts[at] ?? '') ? chosen[texts[at] ?? ''] : undefined))
  giveBy(at => columnIn(platform, names[at] ?? ''), ['items', 'note'])
  giveBy(at =>
    packed.test(names[at] ?? '')
      ? 'items'
      : fieldNamed(
          names[at] ?? '',
          samples.map(row => row[at] ?? ''),
        ),
  )
  giveBy(at => weakField(names[at] ?? '', taken))
  const lacksQuantity = platform === 'OWN' && !taken.has('quantity') && !taken.has('items')
  const columns = texts.map((text, at): ImportColumn => {
    const own = { header: text, field: fields[at] ?? null }
    if (fields[at] !== undefined) return own
    if (isUnnamed(text, at)) return { ...own, isUnnamed: true }
    const first = named.indexOf(named[at] ?? '')
    const twin = first === at ? undefined : fields[first]
    const looksLike = unclearKind(text) ?? (twin && kindOfField[twin])
    if (looksLike) return { ...own, looksLike }
    return { ...own, ...(lacksQuantity && mayCount(text) && { mayCount: true as const }) }
  })
  return { platform, columns }
}

/** What a second column of a field looks like, whatever its name says: WooCommerce calls a quantity `Quantity (- Refund)`. */
const kindOfField: Partial<Record<ImportField, UnclearKind>> = { quantity: 'quantity', address: 'address', zip: 'address', text: 'text' }

/** A `name` beside a first name may be anything's, such as the product's. */
function weakField(name: string, taken: ReadonlySet<ImportField>): ImportField | undefined {
  const field = fieldByWeakName.get(name)
  return field === 'fullName' && taken.has('firstName') ? undefined : field
}

/** "Shipping method" is who ships where its cells name that, else how fast. */
function fieldNamed(name: string, samples: readonly string[]): ImportField | undefined {
  const field = fieldByName.get(name)
  const filled = samples.map(text => text.trim()).filter(text => text !== '')
  const namesCarrier = filled.length > 0 && filled.every(text => shippingOf(text) !== undefined)
  return field === 'shippingLevel' && namesCarrier ? 'shippingBy' : field
}

/** Rows that are no orders: descriptions of the columns, totals, feet. */
export function isNoteRow(mapping: ColumnMapping, cells: readonly string[]): boolean {
  const id = cells[columnIndex(mapping, 'orderId')] ?? ''
  return layoutOf(mapping.platform).isNote?.(cells, id) ?? false
}

/**
 * Fields without which no row of the file could be an order; of each line any one would do. Every platform says how many: where its file does
 * not, a column is lost, and one of each would be a guess.
 */
export function missingFields({ platform, columns }: ColumnMapping): (readonly ImportField[])[] {
  const has = new Set(columns.map(column => column.field))
  const needed: readonly (readonly ImportField[])[] = [
    ['sku', 'product', 'items'],
    ['fullName', 'firstName'],
    ['address'],
    ['city'],
    ['zip'],
    ...(platform === 'OWN' ? [] : [['quantity', 'items'] as const]),
  ]
  // A file that says the type of its orders may have labels alone.
  const isThere = (fields: readonly ImportField[]) => fields.some(field => has.has(field)) || (fields[0] === 'sku' && has.has('orderType'))
  return needed.filter(fields => !isThere(fields))
}

/** The name of a field's column in the seller's own file, or in our format where the file has none. */
export const columnOf = (mapping: ColumnMapping, field: ImportField): string =>
  mapping.columns.find(column => column.field === field)?.header ?? importFields[field]

/** Where a field stands in the file; -1 where it does not. */
export const columnIndex = (mapping: ColumnMapping, field: ImportField): number =>
  mapping.columns.findIndex(column => column.field === field)

export type RowCells = Readonly<Partial<Record<ImportField, string>>>
/** A row's cells by field, trimmed; blank cells are left out. Several columns of packed items, or of notes, are one, a line each. */
export function cellsOf({ columns }: ColumnMapping, cells: readonly string[]): RowCells {
  const found: Partial<Record<ImportField, string>> = {}
  for (const [index, { field }] of columns.entries()) {
    const text = field ? plain(field, (cells[index] ?? '').trim()) : ''
    if (!field || text === '') continue
    found[field] = found[field] === undefined ? text : `${found[field]}\n${text}`
  }
  return found
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** Some exports write text as HTML does: `O&#39;Brien`. Links and ids are as they stand. */
function plain(field: ImportField, text: string): string {
  if (!text.includes('&') || field === 'orderId' || /link|design|mockup/i.test(field)) return text
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  })
}

export const isImportField = (text: string): text is ImportField => importFieldNames.some(field => field === text)
