// An order file to begin with: our own columns and two orders of what is for sale.
import type { Language } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { addressFields } from '#shop/address/rules.ts'
import { priceRowsFor } from '#shop/catalogue/price/price.ts'
import { type ImportField, importFields } from '../column/field.rules.ts'
import { importText } from '../text.ts'

/** The columns that most sellers need, in the order of our format. */
const columns = [
  'orderId',
  'quantity',
  'product',
  'sku',
  'size',
  'color',
  'designFront',
  'designBack',
  ...addressFields,
  'shippingBy',
  'labelLink',
  'tag',
] as const satisfies readonly ImportField[]

type Example = Partial<Record<(typeof columns)[number], string>>
const home: Example = { address: '1034 Elm Ave', addressLine2: 'Apt 32', city: 'Salt Lake City', state: 'UT', zip: '84101', country: 'US' }

export async function sampleFile(db: Db, sellerId: number, language: Language): Promise<OutgoingFile> {
  const [first, second = first] = await priceRowsFor(db, sellerId)
  const item = (row: typeof first): Example =>
    row
      ? { product: row.productCode, sku: row.sku, size: row.size, color: row.color, quantity: '1', designFront: 'library:my-design.png' }
      : {}
  const examples: Example[] = [
    {
      ...item(first),
      ...home,
      orderId: 'EXAMPLE-1',
      fullName: 'Minh Lee',
      phone: '+18015550124',
      email: 'minh@example.com',
      shippingBy: 'USPS',
    },
    { ...item(second), orderId: 'EXAMPLE-1', quantity: '2' },
  ]
  const rows = [columns.map(field => importFields[field]), ...examples.map(row => columns.map(field => row[field] ?? ''))]
  return { stream: writeCsv(rows), name: `${importText.sampleName[language === 'vi' ? 1 : 0]}.csv`, type: 'text/csv; charset=utf-8' }
}
