// A proposed variant that is accepted: the item, the money, the stock and the order that goes on.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { arrange } from '#test/order.ts'
import { arrangeLacking, differenceOf, shirt, tee } from '#test/proposal.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedLibraryFile, seedPrices } from '../../intake/seed.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import { orderProposalCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(shop.engine.db, 'owner')
})
const { balance } = arrange(shop)
const office = () => shop.client(owner.token)
const lacking = arrangeLacking(shop, () => owner)

test('accepted, the item is of the new variant with its art and text, the difference is charged, and the order goes on', async () => {
  const standing = await lacking([{ ...shirt, text: 'For Mia' }])
  const id = await standing.propose('G5000-FOREST-2XL')
  const before = standing.order
  const difference = await differenceOf(standing, 'G5000-FOREST-2XL')
  const money = await balance(standing.seller)
  expect((await standing.accept(id, difference)).data).toEqual({ id: standing.id, status: 'NEW_ORDER' })
  const after = await standing.read()
  expect(after.items).toMatchObject([{ id: before.items[0]?.id, sku: 'G5000-FOREST-2XL', size: '2XL', price: 8_60, text: 'For Mia' }])
  expect(after.items[0]?.files).toEqual(before.items[0]?.files)
  expect(after).toMatchObject({ totalCost: before.totalCost + difference, paidCents: before.paidCents + difference, errorCode: null })
  expect(after.totalCost).toBe(after.productionCost + after.shippingCost)
  expect(after.timeline.slice(0, 2)).toMatchObject([
    { step: 'resend', actor: 'seller' },
    { step: 'edit', actor: 'seller', reason: 'items' },
  ])
  expect(await balance(standing.seller)).toBe(money - difference)
  const { docs } = (await standing.call(walletCalls.myTransactions, { query: {} })).data
  expect(docs[0]).toMatchObject({ type: 'ADJUSTMENT', amount: -difference })
  expect(await verifyLedger(shop.engine.db)).toEqual([])
  expect([await standing.states(), await standing.turn()]).toEqual([['ACCEPTED'], undefined])
  const found = (await standing.call(orderCalls.myOrders, { query: { q: 'G5000-FOREST-2XL' } })).data.docs
  expect(found.map(order => order.id)).toEqual([standing.id])
})

test('a cheaper variant gives the difference back, and a later cancel gives back what is left', async () => {
  const standing = await lacking([{ ...shirt, sku: 'G5000-FOREST-3XL' }])
  const difference = await differenceOf(standing, 'G5000-FOREST-S')
  expect(difference).toBeLessThan(0)
  const money = await balance(standing.seller)
  await standing.accept(await standing.propose('G5000-FOREST-S'), difference)
  expect(await balance(standing.seller)).toBe(money - difference)
  await standing.call(orderCancelCalls.cancelOrder, { ...standing.at, body: {} })
  expect(await balance(standing.seller)).toBe(1_000_00)
  expect(await verifyLedger(shop.engine.db)).toEqual([])
})

test('another price than was shown is refused with its figures, and so is what the wallet lacks; nothing is changed', async () => {
  const standing = await lacking()
  const id = await standing.propose('G5000-FOREST-2XL')
  const difference = await differenceOf(standing, 'G5000-FOREST-2XL')
  const error = await standing.accept(id, difference - 1).catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(CallError)
  expect((error as CallError).errors[0]).toMatchObject({ code: 'EDIT_PRICE_NOT_SEEN', values: { differenceCents: difference } }) // it is one
  const money = await balance(standing.seller)
  const have = (cents: number) =>
    shop.engine.db.pool.query('update wallet set balance_cents = $2 where seller_id = $1', [standing.seller.id, cents])
  await have(0)
  expect(await codeOf(standing.accept(id, difference))).toBe('NOT_ENOUGH_BALANCE')
  await have(money)
  expect(await standing.read()).toMatchObject({ status: 'ERROR', items: [{ sku: 'G5000-FOREST-S' }], proposals: [{ state: 'OPEN' }] })
})

test('all other goods keep the price that was paid, and a tier by quantity counts the new variant among its product', async () => {
  const many = { ...shirt, sku: 'G5000-SAND-S', quantity: 99 }
  const standing = await lacking([many, tee], { amountCents: 9_000_00 })
  await shop.write(tx => sql`update variant set price_seller_cents = price_seller_cents + 100 where sku = 'G5000-SAND-S'`.execute(tx.q))
  const [, item] = standing.order.items
  const difference = await differenceOf(standing, 'G5000-FOREST-S', 1)
  await standing.accept(await standing.propose('G5000-FOREST-S', 1), difference)
  const { items, productionCost } = await standing.read()
  expect(items[0]?.price).toBe(standing.order.items[0]?.price)
  expect(items[1]?.price).toBe(Math.round(7_10 * 0.97))
  expect(productionCost - standing.order.productionCost).toBe((items[1]?.price ?? 0) - (item?.price ?? 0))
  await shop.write(tx => sql`update variant set price_seller_cents = price_seller_cents - 100 where sku = 'G5000-SAND-S'`.execute(tx.q))
})

test('where a part was cancelled before any work, the difference is that of both variants at the pieces that are left', async () => {
  const many = { ...shirt, sku: 'G5000-SAND-S', quantity: 99 }
  const standing = await lacking([many, { ...shirt, quantity: 1 }], { amountCents: 9_000_00 })
  const params = standing.itemAt(0)
  const { nowCents: seenRefundCents } = (await standing.call(orderCancelCalls.previewCancelItem, { params })).data
  await standing.call(orderCancelCalls.cancelOrderItem, { params, body: { seenRefundCents } })
  const keptCents = 9_000_00 - (await balance(standing.seller))
  const difference = await differenceOf(standing, 'G5000-FOREST-2XL', 1)
  expect(difference).toBe(8_60 - 7_10)
  await standing.accept(await standing.propose('G5000-FOREST-2XL', 1), difference)
  expect(9_000_00 - (await balance(standing.seller))).toBe(keptCents + difference)
  await standing.call(orderCancelCalls.cancelOrder, { ...standing.at, body: {} })
  expect(await balance(standing.seller)).toBe(9_000_00)
  expect(await verifyLedger(shop.engine.db)).toEqual([])
})

test('the new variant’s pieces are taken from stock; those that we lack do not come back', async () => {
  const stockOf = async (sku: string) => (await shop.engine.db.pool.query('select stock from variant where sku = $1', [sku])).rows[0]?.stock
  await shop.engine.db.pool.query("update variant set stock = 5 where sku in ('G5000-FOREST-S', 'G5000-SAND-L')")
  const standing = await lacking()
  const stock = async () => [await stockOf('G5000-FOREST-S'), await stockOf('G5000-SAND-L')]
  expect(await stock()).toEqual([3, 5])
  const id = await standing.propose('G5000-SAND-L')
  const difference = await differenceOf(standing, 'G5000-SAND-L')
  await shop.engine.db.pool.query("update variant set stock = 1 where sku = 'G5000-SAND-L'")
  expect(await codeOf(standing.accept(id, difference))).toBe('PRODUCT_IS_OUT_OF_STOCK')
  await shop.engine.db.pool.query("update variant set stock = 5 where sku = 'G5000-SAND-L'")
  await standing.accept(id, difference)
  expect(await stock()).toEqual([3, 3])
  const early = await lacking([shirt], { stops: false })
  await early.accept(await early.propose('G5000-SAND-L'), await differenceOf(early, 'G5000-SAND-L'))
  expect(await stock()).toEqual([3, 1])
  await shop.engine.db.pool.query('update variant set stock = null')
})

test('an order that broke in its batch goes on in processing, and its new batch has the new variant', async () => {
  const standing = await lacking([shirt], { inBatch: true })
  const id = await standing.propose('G5000-SAND-S')
  expect((await standing.accept(id, 0)).data.status).toBe('PROCESSING')
  await shop.settled()
  const { pieces } = (await office()(productionCalls.makeBatch, { body: { orderIds: [standing.id] } })).data
  expect(pieces).toBe(2)
  const { docs } = (await office()(productionCalls.batches, { query: { limit: 1 } })).data
  const { tickets } = (await office()(productionCalls.batch, { params: { id: docs[0]?.id ?? 0 } })).data
  expect(tickets.map(({ sku, state }) => [sku, state])).toEqual([
    ['G5000-SAND-S', 'QUEUED'],
    ['G5000-SAND-S', 'QUEUED'],
  ])
})

test('a variant on which the art prints too low is taken with its seller’s word alone', async () => {
  const standing = await lacking()
  const id = await standing.propose('BC3001-NAVY-M')
  const low = await shop.write(tx => seedLibraryFile(tx, standing.seller.id, 'low.png'))
  await shop.engine.db.pool.query('update library_file set width = 600, height = 800 where id = $1', [low.id])
  await shop.engine.db.pool.query('update order_file set file_id = $1 where order_id = $2', [low.id, standing.id])
  const difference = await differenceOf(standing, 'BC3001-NAVY-M')
  expect(await codeOf(standing.accept(id, difference))).toBe('ORDER_RESOLUTION_LOW')
  const body = { seenDifferenceCents: difference, acceptsDpi: 50 }
  const params = { id: standing.id, proposalId: id }
  expect((await standing.call(orderProposalCalls.acceptProposal, { params, body })).data.status).toBe('NEW_ORDER')
})

test('of an accept, a withdrawal and a cancel at once the money and the order say the same', async () => {
  for (let round = 0; round < 4; round++) {
    const standing = await lacking()
    const id = await standing.propose('G5000-FOREST-2XL')
    const difference = await differenceOf(standing, 'G5000-FOREST-2XL')
    const [accepted, twice, withdrawn, cancelled] = await Promise.all([
      codeOf(standing.accept(id, difference)),
      codeOf(standing.accept(id, difference)),
      codeOf(standing.withdraw(id)),
      codeOf(standing.call(orderCancelCalls.cancelOrder, { ...standing.at, body: {} })),
    ])
    expect([accepted, twice, withdrawn].filter(code => code === 'no refusal').length).toBeLessThanOrEqual(1)
    const { status, items, totalCost } = await standing.read()
    const isNew = items[0]?.sku === 'G5000-FOREST-2XL'
    expect(isNew).toBe([accepted, twice].includes('no refusal'))
    expect(totalCost).toBe(standing.order.totalCost + (isNew ? difference : 0))
    expect(status).toBe(cancelled === 'no refusal' ? 'CANCELLED' : isNew ? 'NEW_ORDER' : 'ERROR')
    expect(await balance(standing.seller)).toBe(1_000_00 - (status === 'CANCELLED' ? 0 : totalCost))
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  }
})

test('an accept that is repeated under its key is done once', async () => {
  const standing = await lacking()
  const proposalId = await standing.propose('G5000-FOREST-2XL')
  const body = { seenDifferenceCents: await differenceOf(standing, 'G5000-FOREST-2XL') }
  const sent = async () => {
    const answer = await fetch(`${shop.url}/v1/order/${standing.id}/proposal/${proposalId}/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${standing.seller.token}`, 'idempotency-key': 'accept-once' },
      body: JSON.stringify(body),
    })
    return [answer.status, await answer.json()]
  }
  const first = await sent()
  expect(first[0]).toBe(200)
  expect(await sent()).toEqual(first)
  expect(await balance(standing.seller)).toBe(1_000_00 - (await standing.read()).totalCost)
})
