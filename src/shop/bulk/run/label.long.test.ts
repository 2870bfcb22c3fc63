// LABEL orders of a file of rows: their label's link is all that they need.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { over, problemCodes, sent } from '#test/import.ts'
import { drawLabel, numbersFrom } from '#test/labels.ts'
import { startDriveShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const { drive, shop, close } = await startDriveShop({ LOG_LEVEL: 'error' })
afterAll(close)
let seller: Client
beforeAll(async () => {
  await shop.write(async tx => {
    await seedCatalogue(tx)
    await seedShipping(tx)
  })
  seller = shop.client((await seedRichSeller(shop.engine.db)).token)
})
const number = numbersFrom(6_300_000)
const shared = (bytes: Buffer) => drive.share({ kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes })
const place = 'Minh Lee,1034 Elm Ave,Salt Lake City,UT,84101'

test('an order type and a label link make LABEL orders, without a SKU; the label is fetched and read', async () => {
  const drawn = number()
  const link = shared(await drawLabel({ number: drawn }))
  const head = 'order id,order type,name,address line 1,city,state,zip,tiktok shipping label link\n'
  const rows = [`L-1,Label order,${place},${link}`, `L-2,Label only,${place},`, `L-1,Label order,${place},${link}`]
  const checked = await sent(seller, `${head}${rows.join('\n')}\n`)
  expect(checked).toMatchObject({ status: 'READY', orders: 1, goodRows: 1, badRows: 2 })
  expect(checked.totalCents).toBeGreaterThan(0)
  expect(await problemCodes(seller, checked.id, 'error')).toEqual(new Set(['LABEL_LINK_MISSING', 'LABEL_ORDER_TWICE']))
  const { data: shown } = await seller(bulkCalls.importOrders, { params: { id: checked.id }, query: {} })
  expect(shown.docs).toMatchObject([{ externalId: 'L-1', orderType: 'LABEL', lines: [], totalCents: checked.totalCents }])
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: { submit: false } })
  await over(seller, checked.id)
  await shop.settled()
  const { docs } = (await seller(orderCalls.myOrders, { query: { importId: checked.id } })).data
  // Only a page of a file of labels is one in the specification's words.
  expect(docs).toMatchObject([
    { orderType: 'LABEL', trackingNumber: drawn, labelState: 'READ', scanOrderImport: null, rowIndex: 2, pageNum: null },
  ])
  const { data: label } = await seller(labelCalls.myLabel, { params: { id: docs[0]?.id ?? 0 } })
  expect(label).toMatchObject({ state: 'READ', trackingNumber: drawn })
})

test('"label" in the column of who ships says the same, beside rows that are made', async () => {
  const link = shared(await drawLabel({ number: number() }))
  const head = 'order id,sku,quantity,design link,shipping by,name,address line 1,city,state,zip,label link\n'
  const rows = [`M-1,,,,Label,${place},${link}`, `M-2,G5000-FOREST-S,1,library:a.png,USPS,${place},`]
  const checked = await sent(seller, `${head}${rows.join('\n')}\n`)
  const { data: shown } = await seller(bulkCalls.importOrders, { params: { id: checked.id }, query: {} })
  expect(shown.docs.map(order => [order.externalId, order.orderType, order.lines.length])).toEqual([
    ['M-1', 'LABEL', 0],
    ['M-2', 'STANDARD', 1],
  ])
})
