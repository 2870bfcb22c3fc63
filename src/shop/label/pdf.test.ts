// The label of an order as a PDF: who reads it.
import { afterAll, expect, test } from 'vitest'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { readLabel } from './buy/read-label.ts'
import { labelCalls } from './contract.ts'
import { seedProduced } from './seed.ts'

const shop = await startShop()
const { pdf } = shop.engine
afterAll(() => shop.close())

test('its seller, the dock, support and auditors read it; other sellers find no order, and other staff may not', async () => {
  await shop.write(seedPrices)
  const seller = await seedRichSeller(shop.engine.db)
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  const params = { id: order?.id ?? 0 }
  await shop.write(tx => seedProduced(tx, [params.id]))
  const mine = shop.client(seller.token)
  const staff = async (role: 'support' | 'auditor' | 'warehouse' | 'finance' | 'production') =>
    shop.client((await seedStaff(shop.engine.db, role)).token)
  const [support, dock] = [await staff('support'), await staff('warehouse')]
  expect(await codeOf(mine.fetch(labelCalls.myLabelPdf, { params }))).toBe('LABEL_NOT_FOUND')
  expect(await codeOf(support.fetch(labelCalls.officeLabelPdf, { params }))).toBe('LABEL_NOT_FOUND')
  await dock(labelCalls.makeLabels, { body: { orderIds: [params.id] } })
  await shop.settled()
  const { data: label } = await mine(labelCalls.myLabel, { params })
  const papers = [
    mine.fetch(labelCalls.myLabelPdf, { params }),
    ...[support, dock, await staff('auditor')].map(client => client.fetch(labelCalls.officeLabelPdf, { params })),
  ]
  for (const paper of papers) {
    const [page] = await pdf.read(Buffer.from(await (await paper).arrayBuffer()))
    expect(page && readLabel(page)).toMatchObject({ number: label?.trackingNumber })
  }
  const other = shop.client((await seedSeller(shop.engine.db)).token)
  expect(await codeOf(other.fetch(labelCalls.myLabelPdf, { params }))).toBe('ORDER_NOT_FOUND')
  for (const role of ['finance', 'production'] as const)
    expect(await codeOf((await staff(role)).fetch(labelCalls.officeLabelPdf, { params }))).toBe('YOU_NOT_HAVE_PERMISSION')
  expect(await codeOf(support.fetch(labelCalls.officeLabelPdf, { params: { id: 999_999 } }))).toBe('ORDER_NOT_FOUND')
})
