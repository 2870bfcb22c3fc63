// Tracking numbers from a link.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingFileCalls } from './contract.ts'

// The cloud drive: one id is a table, any other leads to a page about the file.
let driven = ''
const drive = createServer((request, response) => {
  const isFile = request.url?.includes('good-file') ?? false
  response.setHeader('content-type', isFile ? 'application/octet-stream' : 'text/html')
  if (isFile) response.setHeader('content-disposition', 'attachment; filename="week.csv"')
  response.end(isFile ? driven : '<!doctype html><html>Sign in</html>')
})
await new Promise<void>(resolve => drive.listen(0, '127.0.0.1', resolve))
const drivePort = (drive.address() as AddressInfo).port // a TCP port was just opened
const shop = await startShop({ env: { OUTBOUND_MAP: `drive.usercontent.google.com=127.0.0.1:${drivePort}` } })
afterAll(async () => {
  await shop.close()
  drive.close()
})
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)

test('a link of a cloud drive is read at once; a page in place of a file is refused with what to do', async () => {
  const seller = await rich()
  const mine = shop.client(seller.token)
  const [order] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null, externalId: 'M-1' })
  driven = `order id,tracking number\nM-1,${impbNumber({ serial: 50_000 })}\n`
  const link = (name: string) => ({ body: { link: `https://drive.google.com/file/d/${name}/view?usp=sharing` } })
  const { data } = await mine(trackingFileCalls.checkTrackingLink, link('good-file-1234'))
  expect([data.fileName, data.rows.map(({ orderId, verdict }) => [orderId, verdict])]).toEqual(['week.csv', [[order?.id, 'SET']]])
  expect(await codeOf(mine(trackingFileCalls.checkTrackingLink, link('a-page-12345')))).toMatch(/TABLE_IS_HTML|IMPORT_LINK_FAILED/)
  expect(await codeOf(mine(trackingFileCalls.checkTrackingLink, { body: { link: 'http://127.0.0.1/a.csv' } }))).toBe('IMPORT_LINK_INVALID')
})
