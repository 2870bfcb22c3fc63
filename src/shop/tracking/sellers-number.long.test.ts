// SHIP_BY_SELLER: the seller's own label or number, which may come until the parcel leaves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { untilOneWaits } from '#test/waiting.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)

async function produced(given: object = {}) {
  const seller = await rich()
  const call = shop.client(seller.token)
  const [order] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', ...given })
  const id = order?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  await shop.settled()
  const edit = (body: object) => call(orderEditCalls.editOrder, { params: { id }, body })
  return { id, call, edit, seller, read: async () => (await call(orderCalls.order, { params: { id } })).data }
}
const noticesOf = async ({ call }: Awaited<ReturnType<typeof produced>>) =>
  (await call(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title, link }) => ({ title, link }))

test('whoever ships it themselves is told when it is made and has no number, and not where it has one', async () => {
  const waiting = await produced()
  const link = `/order/${waiting.id}`
  expect((await noticesOf(waiting)).filter(notice => notice.link === link)).toEqual([
    { title: `Order ${waiting.id} is ready and waits for your label or tracking number.`, link },
  ])
  expect(await noticesOf(await produced({ trackingNumber: 'SELLER123456' }))).toEqual([])
})

test('its seller gives the number of a made order, and it leaves; after that no other', async () => {
  const warehouse = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
  const { id, edit, read, call } = await produced()
  expect((await read()).steps).toMatchObject({ editNumber: null, editLabel: null, edit: 'ORDER_CANNOT_BE_EDIT' })
  const scan = () => warehouse(trackingCalls.scanOut, { body: { scan: `#${id}` } })
  expect(await codeOf(scan())).toBe('ORDER_TRACKING_MISSING')
  await edit({ trackingNumber: 'spx 0012-3456' })
  expect(await read()).toMatchObject({ trackingNumber: 'SPX00123456', status: 'PRODUCED' })
  await scan()
  expect(await read()).toMatchObject({ status: 'SHIPPED', trackingNumber: 'SPX00123456' })
  expect(await codeOf(edit({ trackingNumber: 'SPX00123457' }))).toBe('ORDER_HANDED_OVER')
  expect(await codeOf(call(labelCalls.supplyLabel, { params: { id }, body: {}, files: [new Blob(['%PDF'])] }))).toBe('ORDER_HANDED_OVER')
})

test('a number that is none, another order’s, or of an order that we ship is refused', async () => {
  const { edit, seller } = await produced()
  await edit({ trackingNumber: 'SPX99990001' })
  const [second] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER' })
  const [ours] = await paid(seller, 1)
  const call = shop.client(seller.token)
  const put = (id: number, trackingNumber: string) => codeOf(call(orderEditCalls.editOrder, { params: { id }, body: { trackingNumber } }))
  expect(await put(second?.id ?? 0, 'SPX99990001')).toBe('TRACKING_NUMBER_USED')
  expect(await put(second?.id ?? 0, 'not a number!')).toBe('TRACKING_NUMBER_INVALID')
  expect(await put(ours?.id ?? 0, 'SPX99990002')).toBe('ORDER_CANNOT_BE_EDIT')
  const stranger = shop.client((await seedSeller(shop.engine.db)).token)
  expect(
    await codeOf(stranger(orderEditCalls.editOrder, { params: { id: second?.id ?? 0 }, body: { trackingNumber: 'SPX99990003' } })),
  ).toBe('ORDER_NOT_FOUND')
})

test('one wrong digit of a number whose carrier is known by its form is found, and says whose number it is not', async () => {
  const { edit } = await produced()
  expect(await codeOf(edit({ trackingNumber: '1Z999AA10123456785' }))).toBe('TRACKING_NUMBER_MISREAD')
  expect(await codeOf(edit({ trackingNumber: 'ABCDEFGHIJ' }))).toBe('TRACKING_NUMBER_INVALID')
  await edit({ trackingNumber: '1Z999AA10123456784' })
})

test('a number that another order of theirs takes at the same moment is refused in words', async () => {
  const { edit, seller } = await produced()
  const [bearer] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null })
  const { asked } = await shop.engine.db.transaction(async tx => {
    await setFacets(tx, bearer?.id ?? 0, { trackingNumber: 'SPX55550001' })
    const asked = codeOf(edit({ trackingNumber: 'SPX55550001' }))
    await untilOneWaits(shop.engine.db)
    return { asked }
  })
  expect(await asked).toBe('TRACKING_NUMBER_USED')
})
