// One file that nobody's generator writes: a Shopify export that was mended by hand in a spreadsheet, row by row, as people do.
import type { ImportField } from '#shop/bulk/column/field.rules.ts'
import type { OrderFile } from './file.ts'
import type { Buyer } from './truth.ts'

const text = `Our orders of this week – do not touch!!,,,,,,,,,,,,
,,,,,,,,,,,,
 Order name ,Date,Buyer name,Street,Apt,Town,St,ZIP,Ctry,Article,Amount of pcs,Remarks,Phone
#9001,11/18,Mia Lee,1034 Elm Ave,Apt 32,Boston,Mass.,2108,U.S.,G5000-FOREST-S,2,"gift, please",826-555-0157
#9001,,,,,,,,,G5000-ROYAL-2XL,1,,
,,,,,,,,,,,,
#9002,11/18,Tom Carter,875 River Ct,,Houston,TX,77002,USA,G5000-FOREST-S,one,,n/a
#9003,11/19,Ivy Garcia,12 Oak Blvd,,Salt Lake City,Utah,84101,us,G18500-BLACK-L,3,,
TOTAL,,,,,,,,,,6,,
`
/** Its seller says what these columns are; whatever else is asked about is not needed. */
const spoiltColumns: Readonly<Record<string, ImportField>> = {
  ...{ 'Order name': 'orderId', 'Buyer name': 'fullName', Street: 'address', Town: 'city', St: 'state', ZIP: 'zip', Ctry: 'country' },
  ...{ Article: 'sku', 'Amount of pcs': 'quantity', Phone: 'phone' },
}

const home = { email: '', country: 'US' } as const
const mia: Buyer = {
  ...home,
  ...{
    name: 'Mia Lee',
    street: '1034 Elm Ave',
    street2: 'Apt 32',
    city: 'Boston',
    state: 'MA',
    stateName: 'Massachusetts',
    zip: '02108',
    phone: '8265550157',
  },
}
const ivy: Buyer = {
  ...home,
  ...{
    name: 'Ivy Garcia',
    street: '12 Oak Blvd',
    street2: '',
    city: 'Salt Lake City',
    state: 'UT',
    stateName: 'Utah',
    zip: '84101',
    phone: '',
  },
}
const piece = (sku: string, quantity: number) => ({ sku, product: '', size: '', color: '', quantity, text: '' })

const first = [piece('G5000-FOREST-S', 2), piece('G5000-ROYAL-2XL', 1)] as const
const third = [piece('G18500-BLACK-L', 3)] as const
export const spoiltFile: OrderFile = {
  about: 'a table that was mended by hand',
  name: 'orders.csv',
  bytes: Buffer.from(text),
  rows: [
    { row: 4, id: '#9001', end: 'MADE', codes: [], pieces: [first[0]] },
    { row: 5, id: '#9001', end: 'MADE', codes: [], pieces: [first[1]] },
    { row: 7, id: '#9002', end: 'BAD', codes: ['QUANTITY_INVALID'], pieces: [] },
    { row: 8, id: '#9003', end: 'MADE', codes: [], pieces: third },
    {
      row: 9,
      id: 'TOTAL',
      end: 'BAD',
      codes: ['VARIANT_MISSING', 'RECIPIENT_MISSING', 'INVALID_ADDRESS', 'CITY_NOT_FOUND', 'COUNTRY_NOT_FOUND'],
      pieces: [],
    },
  ],
  orders: [
    { id: '#9001', buyer: mia, phone: mia.phone, email: '', pieces: first },
    { id: '#9003', buyer: ivy, phone: '', email: '', pieces: third },
  ],
  says: spoiltColumns,
}
