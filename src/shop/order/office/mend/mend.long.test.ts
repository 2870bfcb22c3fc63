// What staff mend of an order for its seller: address, file, number, one item less. A paid order keeps its price.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { address, arrange, idOf, orderInput } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { seedPrices } from '../../intake/seed.ts'
import { setFacets } from '../../item/item.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import type { ErrorCode } from '../../status/contract.ts'
import { orderOfficeCalls } from '../contract.ts'
import { orderMendCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let support: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  support = await seedStaff(shop.engine.db, 'support')
})
const { rich, make, paid, balance } = arrange(shop)
const office = () => shop.client(support.token)
const elsewhere = { ...address, address: '77 Elm Ave' }
const drawn = async (background: string, name = 'fixed.png', width = 1_800) => {
  const bytes = await sharp({ create: { width, height: (width * 4) / 3, channels: 4, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

async function broken(code: ErrorCode, given: object = {}) {
  const seller = await rich()
  const at = idOf(await paid(seller, 1, given))
  await office()(orderOfficeCalls.officeError, { ...at, body: { code, waitsOn: 'STAFF', note: '' } })
  const order = async () => (await office()(orderOfficeCalls.officeOrder, at)).data
  const inProduction = () => shop.write(tx => sql`update "order" set error_from = 'PROCESSING' where id = ${at.params.id}`.execute(tx.q))
  return { seller, at, order, inProduction, edit: (body: object) => office()(orderMendCalls.officeEditOrder, { ...at, body }) }
}
const bell = async (seller: Seeded) =>
  (await shop.client(seller.token)(notificationCalls.myNotifications, { query: { limit: 20 } })).data.docs.map(({ title }) => title)

test('staff mend an address, the seller is told and reads who did it, and the price stays', async () => {
  const { seller, at, order, edit } = await broken('ADDRESS')
  const before = await balance(seller)
  expect((await edit({ address: elsewhere })).data).toMatchObject({ address: '77 Elm Ave', status: 'ERROR', seller: { id: seller.id } })
  const [change] = (await order()).timeline
  expect(change).toMatchObject({ step: 'edit', actor: 'staff', actorName: support.username, reason: 'address' })
  const seen = (await shop.client(seller.token)(orderCalls.order, at)).data.timeline[0]
  expect(seen).toMatchObject({ step: 'edit', actor: 'staff', actorName: null })
  expect((await bell(seller))[0]).toBe(`We changed order ${at.params.id} for you. See its activity.`)
  await office()(orderOfficeCalls.officeResend, { ...at, body: {} })
  expect((await order()).status).toBe('NEW_ORDER')
  expect(await balance(seller)).toBe(before)
})

test('another country is another price, which is for its seller to see: staff change none, paid or not', async () => {
  const { edit } = await broken('ADDRESS')
  const abroad = { ...elsewhere, state: 'Ontario', zip: 'M5V 2T6', city: 'Toronto', country: 'Canada' }
  expect(await codeOf(edit({ address: abroad }))).toBe('ORDER_CANNOT_BE_EDIT')
  const at = idOf(await make(await rich()))
  const unpaid = (body: object) => office()(orderMendCalls.officeEditOrder, { ...at, body })
  expect(await codeOf(unpaid({ address: abroad }))).toBe('ORDER_CANNOT_BE_EDIT')
  expect((await unpaid({ address: elsewhere })).data).toMatchObject({ status: 'PENDING', address: '77 Elm Ave', paidCents: 0 })
})

test('a bad address is refused at its field, and an edit that the state does not allow by its reason', async () => {
  const { edit, inProduction } = await broken('FILE')
  await inProduction()
  expect(await codeOf(edit({ address: elsewhere }))).toBe('ORDER_CANNOT_BE_EDIT')
  const other = await broken('ADDRESS')
  const refused = other.edit({ address: { ...elsewhere, zip: 'x' } })
  await expect(refused).rejects.toMatchObject({ errors: [{ path: 'address.zip' }] })
  const tag = office()(orderMendCalls.officeEditOrder, { ...other.at, body: { tag: 'x' } as object })
  await expect(tag).rejects.toMatchObject({ status: 400, errors: [{ code: 'FIELD_UNKNOWN', path: 'tag' }] })
})

test('a file that staff upload stands in the seller’s library, mends the order, and its seller may send it on', async () => {
  const { seller, at, order } = await broken('FILE')
  const item = (await order()).items[0]
  const params = { ...at.params, itemId: item?.id ?? 0 }
  const put = { params, body: { side: 'FRONT' as const }, files: [await drawn('#c2185b')] }
  const { id: fileId } = (await office()(orderMendCalls.officeReplaceFile, put)).data
  expect((await order()).items[0]?.files).toMatchObject([{ side: 'FRONT', fileId, state: 'READY' }])
  const mine = shop.client(seller.token)
  expect((await mine(fileCalls.myFile, { params: { id: fileId } })).data.name).toBe('fixed.png')
  expect((await mine(orderIntakeCalls.resendOrder, at)).data.status).toBe('NEW_ORDER')
})

test('a file for another order’s item, for a missing order or for one that takes none is refused, and nothing is kept', async () => {
  const { at, seller } = await broken('FILE')
  const other = await broken('STOCK')
  await other.inProduction()
  const foreign = (await other.order()).items[0]?.id ?? 0
  const put = async (params: { id: number; itemId: number }) =>
    codeOf(office()(orderMendCalls.officeReplaceFile, { params, body: { side: 'FRONT' }, files: [await drawn('#112233', 'lost.png')] }))
  expect(await put({ ...at.params, itemId: foreign })).toBe('ORDER_NOT_FOUND')
  expect(await put({ id: 999_999, itemId: foreign })).toBe('ORDER_NOT_FOUND')
  expect(await put({ ...other.at.params, itemId: foreign })).toBe('ORDER_CANNOT_BE_EDIT')
  for (const { token } of [seller, other.seller])
    expect((await shop.client(token)(fileCalls.myFiles, { query: {} })).data.docs.map(({ name }) => name)).toEqual(['sun.png'])
  const empty = office()(orderMendCalls.officeReplaceFile, { params: { ...at.params, itemId: 1 }, body: { side: 'FRONT' }, files: [] })
  expect(await codeOf(empty)).toBe('FILE_MISSING')
})

test('art that prints below what the product needs is for its seller to confirm: staff give another', async () => {
  const { at, order } = await broken('FILE')
  const before = (await order()).items[0]
  const put = {
    params: { ...at.params, itemId: before?.id ?? 0 },
    body: { side: 'FRONT' as const },
    files: [await drawn('#c2185b', 'low.png', 300)],
  }
  expect(await codeOf(office()(orderMendCalls.officeReplaceFile, put))).toBe('ORDER_RESOLUTION_LOW')
  expect((await order()).items[0]?.files).toEqual(before?.files)
})

test('staff give the number of a parcel that its seller ships', async () => {
  const { at, order, edit } = await broken('LABEL', { orderType: 'SHIP_BY_SELLER' })
  await edit({ trackingNumber: '9400 1118 9956 0000 0000 52' })
  expect(await order()).toMatchObject({ trackingNumber: '9400111899560000000052' })
  expect((await office()(orderOfficeCalls.officeResend, { ...at, body: {} })).data.status).toBe('NEW_ORDER')
})

const files = [{ side: 'FRONT' as const, link: 'library:sun.png' }]
/** A paid order of two items, whose print files are processed. */
async function ofTwo(quantity = 1, isProcessed = true) {
  const seller = await rich(9_000_00)
  const call = shop.client(seller.token)
  const items = [
    { sku: 'G5000-FOREST-S', quantity: 2, files },
    { sku: 'BC3001-NAVY-3XL', quantity, files },
  ]
  const { id } = (await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })).data
  await call(orderPayCalls.submitOrder, { params: { id } })
  if (isProcessed) {
    shop.advance(16 * minute)
    await shop.cron('order.process')
    await shop.write(tx => setFacets(tx, id, { renderedAt: tx.now(), batchId: 1 }))
  }
  const order = (await call(orderCalls.order, { params: { id } })).data
  const params = { id, itemId: order.items[1]?.id ?? 0 }
  const preview = async (who = support) => (await shop.client(who.token)(orderMendCalls.officePreviewCancelItem, { params })).data
  const cancel = (seenRefundCents: number, who = support) =>
    shop.client(who.token)(orderMendCalls.officeCancelItem, { params, body: { seenRefundCents, reason: 'Out of this colour' } })
  return { seller, call, order, params, preview, cancel }
}

test('staff cancel one item for the sum that was shown, to the cent, and for no other; a second time it is refused', async () => {
  const { seller, order, preview, cancel } = await ofTwo()
  const shown = await preview()
  expect(shown).toMatchObject({ chargedCents: order.items[1]?.totalMoney, feeCents: 3_00, reason: 'LESS_FEE', fault: null })
  expect(shown.nowCents).toBe((order.items[1]?.totalMoney ?? 0) - 3_00)
  expect(await codeOf(cancel(shown.nowCents + 1))).toBe('REFUND_NOT_SEEN')
  const before = await balance(seller)
  expect((await cancel(shown.nowCents)).data.refundCents).toBe(shown.nowCents)
  expect(await balance(seller)).toBe(before + shown.nowCents)
  expect(await codeOf(cancel(shown.nowCents))).toBe('ORDER_STEP_IMPOSSIBLE')
  expect(await verifyLedger(shop.engine.db)).toEqual([])
  expect((await bell(seller))[0]).toMatch(/We cancelled BC3001-NAVY-3XL × 1 of order \d+ and refunded/)
})

test('before its files are processed all is kept that the rest costs alone, and another sum than was shown is refused there, too', async () => {
  const { call, order, preview, cancel } = await ofTwo(1, false)
  const rest = { country: 'US', items: [{ sku: 'G5000-FOREST-S', quantity: 2, files: [] }] }
  const whole = order.paidCents - (await call(orderIntakeCalls.quoteOrder, { body: rest })).data.totalCents
  expect((await preview()).nowCents).toBe(whole)
  expect(await codeOf(cancel(whole - 1))).toBe('REFUND_NOT_SEEN')
  expect((await cancel(whole)).data.refundCents).toBe(whole)
})

test('above one person’s limit the cancel of an item waits, and a second person carries it out', async () => {
  const { seller, preview, cancel, params } = await ofTwo(60, false)
  const { nowCents } = await preview()
  expect(nowCents).toBeGreaterThan(500_00)
  const before = await balance(seller)
  expect(await refusalOf(cancel(nowCents))).toBe('409 APPROVAL_WAITS')
  expect(await balance(seller)).toBe(before)
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const [asked] = (await owner(approvalCalls.approvals, { query: { limit: 100 } })).data.docs.filter(
    each => each.call === 'officeCancelItem',
  )
  expect(asked).toMatchObject({ kind: 'refund', amount: nowCents, subject: 'order', object: `${params.id} ${params.itemId}` })
  await owner(approvalCalls.confirmApproval, { params: { id: asked?.id ?? 0 }, body: {} })
  expect(await balance(seller)).toBe(before + nowCents)
  expect(await verifyLedger(shop.engine.db)).toEqual([])
})

test('once one of its pieces is being made, an item is not cancelled any more', async () => {
  const { preview, cancel, params } = await ofTwo()
  await shop.write(tx => setFacets(tx, params.id, { productionStartedAt: tx.now() }))
  const { nowCents, fault } = await preview()
  expect([nowCents, fault]).toEqual([0, 'ORDER_IN_PRODUCTION'])
  expect(await codeOf(cancel(0))).toBe('ORDER_IN_PRODUCTION')
})

test('where staff and the seller cancel one item at once, it is cancelled and paid back once', async () => {
  const { seller, call, params, preview, cancel } = await ofTwo()
  const { nowCents: seenRefundCents } = await preview()
  const before = await balance(seller)
  const other = await seedStaff(shop.engine.db, 'support')
  const codes = await Promise.all([
    codeOf(cancel(seenRefundCents)),
    codeOf(cancel(seenRefundCents, other)),
    codeOf(call(orderCancelCalls.cancelOrderItem, { params, body: { seenRefundCents } })),
  ])
  expect(codes.toSorted()).toEqual(['ORDER_STEP_IMPOSSIBLE', 'ORDER_STEP_IMPOSSIBLE', 'no refusal'])
  expect(await balance(seller)).toBe(before + seenRefundCents)
  expect(await verifyLedger(shop.engine.db)).toEqual([])
})

test('only support and the owner mend orders', async () => {
  const { at, order } = await broken('ADDRESS')
  const params = { ...at.params, itemId: (await order()).items[0]?.id ?? 0 }
  const asked = async (who: Seeded) => {
    const client = shop.client(who.token)
    return Promise.all([
      refusalOf(client(orderMendCalls.officeEditOrder, { ...at, body: { address: elsewhere } })),
      refusalOf(client(orderMendCalls.officeReplaceFile, { params, body: { side: 'FRONT' }, files: [await drawn('#445566')] })),
      refusalOf(client(orderMendCalls.officePreviewCancelItem, { params })),
      refusalOf(client(orderMendCalls.officeCancelItem, { params, body: { seenRefundCents: 0, reason: 'x' } })),
    ])
  }
  for (const role of ['finance', 'production', 'warehouse', 'auditor', 'content'] as const)
    expect(await asked(await seedStaff(shop.engine.db, role)), role).toEqual(Array(4).fill('403 YOU_NOT_HAVE_PERMISSION'))
  expect(await asked(await seedSeller(shop.engine.db))).toEqual(Array(4).fill('404 NOT_FOUND'))
})

test('nothing is made of a label alone: no file, stock or print can have stopped it', async () => {
  const at = idOf(await make(await rich(), 1, { orderType: 'LABEL' }))
  const stop = (code: ErrorCode) => codeOf(office()(orderOfficeCalls.officeError, { ...at, body: { code, waitsOn: 'SELLER', note: '' } }))
  for (const code of ['FILE', 'STOCK', 'PRINT'] as const) expect(await stop(code)).toBe('ORDER_STEP_IMPOSSIBLE')
  expect(await stop('LABEL')).toBe('no refusal')
})
