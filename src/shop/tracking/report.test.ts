// Staff say what is wrong with a parcel that has left.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)

test('a problem of a parcel that has left is reported as what became of it, and as nothing else; before it leaves, as neither lost nor back', async () => {
  const seller = await rich()
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const [order] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: 'SPX0000777' })
  const at = { params: { id: order?.id ?? 0 } }
  await shop.write(tx => seedProduced(tx, [at.params.id]))
  const report = (code: 'FILE' | 'LOST') =>
    codeOf(owner(orderOfficeCalls.officeError, { ...at, body: { code, waitsOn: 'STAFF', note: '' } }))
  expect(await report('LOST')).toBe('ORDER_STEP_IMPOSSIBLE')
  await owner(trackingCalls.scanOut, { body: { scan: `#${at.params.id}` } })
  expect(await report('FILE')).toBe('ORDER_STEP_IMPOSSIBLE')
  expect(await report('LOST')).toBe('no refusal')
  const { data } = await shop.client(seller.token)(orderCalls.order, at)
  expect(data).toMatchObject({ status: 'ERROR', errorCode: 'LOST', errorFrom: 'SHIPPED' })
})
