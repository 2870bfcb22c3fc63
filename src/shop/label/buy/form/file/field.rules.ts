// The columns of a file of labels to buy, and a row of it as the form that it stands for.
import type { FaultValues } from '#base/fault.ts'
import { parseCents } from '#base/money.ts'
import type { LabelForm } from '../contract.ts'
import type { FormParcel } from '../form.rules.ts'

export interface RowFault {
  column: string | null
  code: string
  values: FaultValues
}
export interface ReadRow {
  row: number
  /** As they stand in the file. */
  cells: readonly string[]
  parcel: FormParcel | null
  faults: RowFault[]
}

/** By the path of the form's field; the first name is that of our own file. Case, blanks and marks do not count. */
export const labelColumns = {
  'shipFrom.name': ['ship from name', 'from name', 'sender name', 'sender', 'tên người gửi'],
  'shipFrom.street1': ['ship from street1', 'ship from street', 'from street1', 'from address', 'sender address', 'địa chỉ người gửi'],
  'shipFrom.street2': ['ship from street2', 'from street2', 'from address 2', 'sender address 2'],
  'shipFrom.city': ['ship from city', 'from city', 'sender city'],
  'shipFrom.state': ['ship from state', 'from state', 'sender state'],
  'shipFrom.postalCode': ['ship from postal code', 'from postal code', 'from zip', 'sender zip', 'ship from zip'],
  'shipFrom.country': ['ship from country', 'from country', 'sender country'],
  'shipTo.name': ['ship to name', 'to name', 'recipient', 'recipient name', 'name', 'full name', 'tên khách hàng', 'tên người nhận'],
  'shipTo.street1': ['ship to street1', 'ship to street', 'to street1', 'address', 'address line 1', 'street1', 'street 1', 'địa chỉ'],
  'shipTo.street2': ['ship to street2', 'to street2', 'address line 2', 'address 2', 'street2', 'street 2', 'apt'],
  'shipTo.city': ['ship to city', 'to city', 'city'],
  'shipTo.state': ['ship to state', 'to state', 'state', 'province'],
  'shipTo.postalCode': ['ship to postal code', 'to postal code', 'postal code', 'zip', 'zipcode', 'zip code', 'to zip', 'ship to zip'],
  'shipTo.country': ['ship to country', 'to country', 'country', 'country code'],
  storeInformation: ['store information', 'store', 'store name', 'shop', 'cửa hàng'],
  warehouseInformation: ['warehouse information', 'warehouse', 'kho', 'kho hàng'],
  'package.sku': ['sku'],
  'package.name': ['item name', 'product name', 'product', 'item', 'tên sản phẩm'],
  'package.quantity': ['quantity', 'qty', 'số lượng'],
  'package.unitPrice': ['unit price', 'price', 'đơn giá'],
  'package.weight': ['weight oz', 'weight', 'ounces', 'cân nặng oz'],
  'package.size.length': ['length in', 'length', 'dài'],
  'package.size.width': ['width in', 'width', 'rộng'],
  'package.size.height': ['height in', 'height', 'cao'],
  'package.customs.description': ['customs description'],
  'package.customs.hsCode': ['hs code', 'customs hs code'],
  'package.customs.origin': ['origin', 'country of origin', 'customs origin'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>
export type LabelColumn = keyof typeof labelColumns
export const labelColumnIds = Object.keys(labelColumns) as LabelColumn[] // the record's keys are exactly the columns

/** What a file may do without: the second line of a street, and what customs are told at home. */
const optional: readonly LabelColumn[] = [
  'shipFrom.street2',
  'shipTo.street2',
  'package.customs.description',
  'package.customs.hsCode',
  'package.customs.origin',
]

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s_\-#*().:]/g, '')
const byName = new Map(labelColumnIds.flatMap(id => labelColumns[id].map(name => [folded(name), id] as const)))

/** Which column of the form each column of a file is; the first of two that are the same. */
export function columnsOf(header: readonly string[]): (LabelColumn | null)[] {
  const known = header.map(name => byName.get(folded(name)) ?? null)
  return known.map((id, at) => (known.indexOf(id) === at ? id : null))
}
/** What a file's header lacks, by the names of our own file. */
export const missingColumns = (columns: readonly (LabelColumn | null)[]): string[] =>
  labelColumnIds.filter(id => !optional.includes(id) && !columns.includes(id)).map(id => labelColumns[id][0])

/** A row as its form has it before it is checked: a number that cannot be read is none. */
export function formOfRow(columns: readonly (LabelColumn | null)[], cells: readonly string[]): unknown {
  const of = (id: LabelColumn) => (cells[columns.indexOf(id)] ?? '').trim().replace(/^'/, '')
  const cell = (id: LabelColumn) => (columns.includes(id) ? of(id) : '')
  const place = (at: 'shipFrom' | 'shipTo'): LabelForm['shipFrom'] => ({
    name: cell(`${at}.name`),
    street1: cell(`${at}.street1`),
    street2: cell(`${at}.street2`),
    city: cell(`${at}.city`),
    state: cell(`${at}.state`),
    postalCode: cell(`${at}.postalCode`),
    country: cell(`${at}.country`),
  })
  const description = cell('package.customs.description')
  const hsCode = cell('package.customs.hsCode')
  const origin = cell('package.customs.origin')
  return {
    shipFrom: place('shipFrom'),
    shipTo: place('shipTo'),
    storeInformation: cell('storeInformation'),
    warehouseInformation: cell('warehouseInformation'),
    packages: [
      {
        sku: cell('package.sku'),
        name: cell('package.name'),
        quantity: numberOf(cell('package.quantity')),
        unitPrice: centsOf(cell('package.unitPrice')),
        weight: numberOf(cell('package.weight')),
        size: {
          length: numberOf(cell('package.size.length')),
          width: numberOf(cell('package.size.width')),
          height: numberOf(cell('package.size.height')),
        },
        customs: description + hsCode + origin === '' ? null : { description, hsCode, origin },
      },
    ],
  }
}

/** Blank: it was forgotten. What is no number is told from that, and never rounded. */
function numberOf(text: string): number | undefined {
  if (text === '') return undefined
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
}
function centsOf(text: string): number | undefined {
  const bare = text.replace(/^\$\s*/, '')
  return bare === '' ? undefined : (parseCents(bare) ?? Number.NaN)
}

/** The column of a fault's path: `packages.0.size.length` is `length in`. */
export const columnOfPath = (path: string): LabelColumn | undefined => {
  const own = path.replace(/^packages\.0/, 'package')
  return labelColumnIds.find(id => id === own) ?? labelColumnIds.find(id => id.startsWith(`${own}.`))
}

/** A row to begin with. */
export const exampleRow: Readonly<Record<LabelColumn, string>> = {
  'shipFrom.name': 'Harbour Warehouse',
  'shipFrom.street1': '500 Terry Francois Blvd',
  'shipFrom.street2': '',
  'shipFrom.city': 'San Francisco',
  'shipFrom.state': 'CA',
  'shipFrom.postalCode': '94158',
  'shipFrom.country': 'US',
  'shipTo.name': 'Minh Lee',
  'shipTo.street1': '1034 Elm Ave',
  'shipTo.street2': 'Apt 32',
  'shipTo.city': 'Salt Lake City',
  'shipTo.state': 'UT',
  'shipTo.postalCode': '84101',
  'shipTo.country': 'US',
  storeInformation: 'Sunny Tees',
  warehouseInformation: 'Dock 4',
  'package.sku': 'TEE-BLACK-M',
  'package.name': 'Black tee, M',
  'package.quantity': '1',
  'package.unitPrice': '19.99',
  'package.weight': '6',
  'package.size.length': '10',
  'package.size.width': '8',
  'package.size.height': '1',
  'package.customs.description': '',
  'package.customs.hsCode': '',
  'package.customs.origin': '',
}
