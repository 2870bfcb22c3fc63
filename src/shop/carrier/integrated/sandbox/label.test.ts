import { expect, test } from 'vitest'
import { labelSize } from '#engine/pdf/page.ts'
import { childPools } from '#test/child-pools.ts'
import { numberOfScan, numbersInText, zipOfBarcode } from '../../number.carrier.ts'
import { impbNumber } from '../usps/impb.rules.ts'
import { drawSandboxLabel, type SandboxLabel } from './label.sandbox.ts'

const { pdf: room } = childPools

const label = (more: Partial<SandboxLabel> = {}): SandboxLabel => ({
  number: impbNumber({ serial: 42 }),
  indicator: 'G',
  service: 'USPS GROUND ADVANTAGE™',
  from: { name: 'Inkport Fulfilment', street1: '1201 Fulfil Way', city: 'Carson', state: 'CA', zip: '90746' },
  to: { name: 'Nguyễn Thị Bích Ngọc', street1: '77 Main Street', street2: 'Apt 12B', city: 'Springfield', state: 'IL', zip: '62701' },
  weightOz: 21,
  reference: 'Order 1042 · S1-1000',
  ...more,
})

const saidBy = (page: { barcodes: readonly { text: string }[] } | undefined) =>
  page?.barcodes.map(({ text }) => [numberOfScan(text), zipOfBarcode(text)])

test('the number and the ZIP that were drawn are read back', async () => {
  for (const serial of [0, 1, 9_999_999]) {
    const number = impbNumber({ serial })
    const pdf = await drawSandboxLabel(label({ number }))
    const [page] = await room.read(pdf)
    expect(saidBy(page)).toEqual([[number, '62701']])
    expect(numbersInText(page?.text ?? '')).toContainEqual({ number, carrier: 'usps' })
  }
})

test('a nine-digit ZIP goes into the bar code', async () => {
  const [page] = await room.read(await drawSandboxLabel(label({ to: { ...label().to, zip: '62701-1234' } })))
  expect(saidBy(page)).toEqual([[label().number, '627011234']])
})

test('it is one page of 4 × 6 inches that says what it is', async () => {
  const pdf = await drawSandboxLabel(label())
  expect(await room.pages(pdf)).toEqual([labelSize])
  const [page] = await room.read(pdf)
  expect(page?.text).toContain('SAMPLE – NOT POSTAGE')
  expect(page?.text).toContain('NGUYỄN THỊ BÍCH NGỌC')
  expect(page?.text).toContain('1 lb 5 oz')
})

test('a long address stays on its lines', async () => {
  const long = 'The Incredibly Long Company Name of Springfield and Surrounding Villages Incorporated'
  const pdf = await drawSandboxLabel(label({ to: { ...label().to, name: long } }))
  expect(await room.pages(pdf)).toHaveLength(1)
  expect((await room.read(pdf))[0]?.text).toContain(long.toUpperCase())
})
