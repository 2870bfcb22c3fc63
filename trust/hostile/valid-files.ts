// Valid files, to know by what each call takes that a refusal is about the file.

import { labelSize } from '#engine/pdf/page.ts'
import { writePdf } from '#engine/pdf/write.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { garmentPhoto } from '#test/garment.ts'
import { address } from '#test/order.ts'
import type { FileKind, HostileFile } from './file.ts'

/** One order, which says as well what a SKU means and what its label would be bought with, and beside it what a bank's statement has. */
export const validTable = `order id,quantity,productID,sku,size,color,name,address line 1,city,state,zip,country,Date,Amount,Memo,ship from name,ship from street1,ship from city,ship from state,ship from postal code,ship from country,store information,warehouse information,item name,unit price,weight oz,length in,width in,height in
right-1,1,G5000,G5000-FOREST-S,S,Forest,Minh Lee,1034 Elm Ave,Salt Lake City,UT,84101,US,2026-11-05,10.00,nothing,Harbour Warehouse,500 Terry Francois Blvd,San Francisco,CA,94158,US,Sunny Tees,Dock 4,Green tee,19.99,6,10,8,1
`
let serial = 8_100_000
/** Like no other, for the address of the tests' orders. */
export const validLabel = () =>
  drawSandboxLabel({
    number: impbNumber({ serial: serial++ }),
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE',
    from: { name: 'Linh Shop', street1: '1 Market St', city: 'Houston', state: 'TX', zip: '77002' },
    to: { name: address.fullName, street1: address.address, city: address.city, state: 'UT', zip: address.zip },
    weightOz: 6,
    reference: 'right-1',
  })

/** Labels that are right, and carry what is meant for another reader. */
export const loadedLabels: readonly HostileFile[] = [
  {
    about: 'a label that runs a script',
    name: 'label.html',
    bytes: async () => carrying('<</S/JavaScript/JS(app.alert\\(1\\))>>', await validLabel()),
  },
  {
    about: 'a label before a web page',
    name: 'label.htm',
    bytes: async () => Buffer.concat([await validLabel(), Buffer.from('<!doctype html><html><script>alert(1)</script></html>')]),
  },
]

/** A PDF that does this when it is opened: its places are wrong then, and readers look for its objects themselves. */
function carrying(action: string, pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1')
  const catalog = /\/Type\s*\/Catalog\b/
  if (!catalog.test(text)) throw new Error('The catalog of the label was not found.')
  return Buffer.from(
    text.replace(catalog, found => `${found}/OpenAction${action}`),
    'latin1',
  )
}

export const validFiles: readonly { kind: FileKind; name: string; bytes(): Buffer | Promise<Buffer> }[] = [
  // Of a white garment, as a mockup is made of.
  { kind: 'picture', name: 'right.png', bytes: async () => Buffer.from(await (await garmentPhoto()).arrayBuffer()) },
  { kind: 'table', name: 'right.csv', bytes: () => Buffer.from(validTable) },
  { kind: 'label', name: 'right.pdf', bytes: validLabel },
  { kind: 'document', name: 'letter.pdf', bytes: () => writePdf(labelSize, 'A letter', pdf => void pdf.text('Torn at the seam', 20, 20)) },
]
