import { expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { impbElements, impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { readLabel } from './read-label.ts'

const number = impbNumber({ serial: 1 })
const bar = { text: impbElements(number, '90210').join('\u001d') }
const other = impbNumber({ serial: 2 })
test.each([
  ['bar code and text agree', { text: `Tracking ${grouped(number)}`, barcodes: [bar] }, { number, zip: '90210' }],
  ['the text has none', { text: '', barcodes: [bar, { text: 'REF-1' }] }, { number, zip: '90210' }],
  ['the same in bars and squares', { text: '', barcodes: [bar, bar] }, { number, zip: '90210' }],
  ['only the text has it', { text: grouped(number), barcodes: [] }, { fault: 'LABEL_WITHOUT_BARCODE' }],
  ['nothing is there', { text: '', barcodes: [] }, { fault: 'LABEL_WITHOUT_BARCODE' }],
  ['two numbers in bars', { text: '', barcodes: [bar, { text: other }] }, { fault: 'LABEL_AMBIGUOUS' }],
  ['the text has another', { text: grouped(other), barcodes: [bar] }, { fault: 'LABEL_NUMBERS_DIFFER' }],
  [
    'the check digit is wrong',
    { text: '', barcodes: [{ text: `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}` }] },
    { fault: 'TRACKING_NUMBER_INVALID' },
  ],
  ['another carrier’s', { text: '', barcodes: [{ text: '1Z999AA10123456784' }] }, { fault: 'TRACKING_NUMBER_INVALID' }],
  ['another carrier’s, by its text', { text: 'Tracking 7946 0479 0138', barcodes: [] }, { fault: 'TRACKING_NUMBER_INVALID' }],
  [
    'another carrier’s, whose bars have no number yet',
    { text: '', barcodes: [{ text: '1010069744084101000000000000000000' }] },
    { fault: 'TRACKING_NUMBER_INVALID' },
  ],
])('reading a label: %s', (_, page, expected) => {
  expect(readLabel(page)).toEqual(expected)
})
