// Art behind links: nobody knows how sharp it prints before it is fetched.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationCalls } from '#shop/notification/contract.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startDriveShop } from '#test/shop.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { seedPrices, seedRichSeller } from '../../intake/seed.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderResolutionCalls } from './contract.ts'

const { drive, shop, close } = await startDriveShop()
beforeAll(() => shop.write(seedPrices))
afterAll(close)

async function openSeller() {
  const call = shop.client((await seedRichSeller(shop.engine.db)).token)
  const make = async (link: string) => {
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link }] }]
    return (await call(orderIntakeCalls.createOrder, { body: { address, items } })).data
  }
  const read = async (id: number) => (await call(orderCalls.order, { params: { id } })).data
  const notices = async () => (await call(notificationCalls.myNotifications, { query: {} })).data.docs.map(notice => notice.title)
  return { call, make, read, notices }
}

test('a link has no figure until it is fetched; a submitted order whose art is low then waits and tells its seller once', async () => {
  const { call, make, read, notices } = await openSeller()
  const { id, items } = await make(await drive.shareArt(900, 1_200))
  expect(items[0]?.files[0]).toMatchObject({ dpi: null, minDpi: 150, resolution: null })
  expect(await refusalOf(call(orderPayCalls.submitOrder, { params: { id } }))).toBe('409 ORDER_WAITS_FOR_FILES')
  await shop.settled()
  const waiting = await read(id)
  expect(waiting).toMatchObject({ status: 'PENDING', submitsWhenReady: true, lowSides: 1 })
  expect(waiting.items[0]?.files[0]).toMatchObject({ dpi: 75, resolution: 'low' })
  // Another change of the order is no other news.
  await call(orderEditCalls.editOrder, { params: { id }, body: { tag: 'summer' } })
  await shop.settled()
  expect((await notices()).filter(text => text.includes(`${id}`) && text.includes('low resolution'))).toHaveLength(1)
  await call(orderResolutionCalls.acceptResolution, { params: { id }, body: { acceptsDpi: 75 } })
  await shop.settled()
  expect((await read(id)).status).toBe('NEW_ORDER')
})

test('who accepts so few dots per inch beforehand is not asked when the link is fetched', async () => {
  const { call, make, read } = await openSeller()
  const { id } = await make(await drive.shareArt(900, 1_200, '#0f766e'))
  const body = { acceptsDpi: 70 }
  expect(await refusalOf(call(orderPayCalls.submitOrder, { params: { id }, body }))).toBe('409 ORDER_WAITS_FOR_FILES')
  await shop.settled()
  expect((await read(id)).status).toBe('NEW_ORDER')
})

test('a paid order whose new link is low breaks for it, and goes on with its seller’s word', async () => {
  const { call, make, read } = await openSeller()
  const { id, items } = await make(await drive.shareArt(3_600, 4_800, '#1d4ed8'))
  await refusalOf(call(orderPayCalls.submitOrder, { params: { id } }))
  await shop.settled()
  expect((await read(id)).status).toBe('NEW_ORDER')
  const files = [{ itemId: items[0]?.id ?? 0, side: 'FRONT' as const, link: await drive.shareArt(600, 800, '#7c3aed') }]
  await call(orderEditCalls.editOrder, { params: { id }, body: { files } })
  await shop.settled()
  const broken = await read(id)
  expect(broken).toMatchObject({ status: 'ERROR', errorCode: 'FILE', errorWaitsOn: 'SELLER', errorNote: 'ORDER_ART_LOW 50' })
  expect(broken.steps.resend).toBe('ORDER_CAUSE_NOT_MENDED')
  await call(orderResolutionCalls.acceptResolution, { params: { id }, body: { acceptsDpi: 50 } })
  expect((await read(id)).steps.resend).toBeNull()
  expect((await call(orderIntakeCalls.resendOrder, { params: { id } })).data.status).toBe('NEW_ORDER')
})
