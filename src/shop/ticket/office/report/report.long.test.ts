// The report of claims: every decision of a period is in it, and its money to the cent, whatever it is grouped by.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets, photo } from '#test/ticket.ts'
import { ticketDecisionCalls } from '../../decision/contract.ts'
import { ticketOfficeCalls } from '../contract.ts'
import { type ClaimGroup, claimGroups, ticketReportCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let support: Seeded
let makers: string[]
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
  seller = await seedRichSeller(shop.engine.db, 2_000_00)
  support = await seedStaff(shop.engine.db, 'support')
  const shirt = { sku: 'G5000-FOREST-S' }
  const mug = { sku: 'MUG11-WHITE-11OZ' }
  await decided(await claim(shirt), { kind: 'REFUND', cause: 'PRINT', amountCents: 3_33 })
  await decided(await claim(shirt), { kind: 'REPRINT', cause: 'PRINT' })
  await decided(await claim(mug), { kind: 'REFUND', cause: 'CARRIER', amountCents: 1_01 })
  const { id } = await at.open(seller)
  await decided(id, { kind: 'REJECT', cause: 'OTHER' })
  await pass()
})

/** Shirts are passed by one of the staff at the first machine, mugs by another at the press. */
async function pass(): Promise<void> {
  const [shirts, mugs] = [await seedStaff(shop.engine.db, 'production'), await seedStaff(shop.engine.db, 'production')]
  makers = [shirts.username, mugs.username]
  await shop.engine.db.pool.query(
    `with made as (insert into batch (made_by, made_at) values ($1, now()) returning id)
    insert into ticket (batch_id, order_id, item_id, piece, state, machine, scanned_by)
    select made.id, i.order_id, i.id, 1, 'PASSED', case i.product_code when 'MUG11' then 'Press' else 'DTG 1' end,
      case i.product_code when 'MUG11' then $2::bigint else $1 end from order_item_ref i, made`,
    [shirts.id, mugs.id],
  )
}

/** A ticket about the defect of the one item of a delivered order. */
async function claim(of: { sku: string }): Promise<number> {
  const { id: orderId } = await at.delivered(seller, of)
  const { items } = (await shop.client(seller.token)(orderCalls.order, { params: { id: orderId } })).data
  return (await at.open(seller, { type: 'DEFECT', orderId, itemIds: String(items[0]?.id) }, [await photo()])).id
}
interface Given {
  kind: 'REFUND' | 'REPRINT' | 'REJECT'
  cause: 'PRINT' | 'CARRIER' | 'OTHER'
  amountCents?: number
}
async function decided(id: number, given: Given): Promise<void> {
  const desk = shop.client(support.token)
  const { messages, decisionId } = (await desk(ticketOfficeCalls.officeTicket, { params: { id } })).data
  const body = { ...given, text: 'We are sorry.', seenMessageId: messages.at(-1)?.id ?? 0, seenDecisionId: decisionId }
  await desk(ticketDecisionCalls.decideTicket, { params: { id }, body })
}
const today = { from: shop.now().toISOString().slice(0, 10), to: shop.now().toISOString().slice(0, 10) }
const report = async (by: ClaimGroup, days = today) =>
  (await shop.client(support.token)(ticketReportCalls.claimReport, { query: { ...days, by } })).data

test('by cause: what was decided, and what went back', async () => {
  const { rows, total } = await report('CAUSE')
  expect(rows).toEqual([
    expect.objectContaining({ key: 'PRINT', claims: 2, refunds: 1, reprints: 1, refundedCents: 3_33 }),
    expect.objectContaining({ key: 'CARRIER', claims: 1, refunds: 1, refundedCents: 1_01 }),
    expect.objectContaining({ key: 'OTHER', claims: 1, rejected: 1, refundedCents: 0 }),
  ])
  expect(total).toEqual({ claims: 4, refunds: 2, reprints: 1, reships: 0, rejected: 1, refundedCents: 4_34 })
})

test('by product, under the name that it was sold by; a question about no order has none', async () => {
  const { rows } = await report('PRODUCT')
  expect(rows.map(({ key, claims, refundedCents }) => [key, claims, refundedCents])).toEqual([
    ['G5000', 2, 3_33],
    ['MUG11', 1, 1_01],
    ['', 1, 0],
  ])
  expect(rows[0]?.name).toMatch(/T-Shirt|Tee/i)
})

test('by carrier and by who passed the pieces', async () => {
  expect((await report('CARRIER')).rows.map(({ name, claims }) => [name, claims])).toEqual([
    ['USPS', 3],
    ['', 1],
  ])
  expect((await report('STATION')).rows.map(({ key, claims, refundedCents }) => [key, claims, refundedCents])).toEqual([
    [makers[0], 2, 3_33],
    [makers[1], 1, 1_01],
    ['', 1, 0],
  ])
})

test('by the machine that the pieces were made at, where the shop names its machines', async () => {
  expect((await report('CAUSE')).hasMachines).toBe(false)
  await shop.write(tx => changeSetting(tx, 'machines', 'DTG 1,Press', 'owner'))
  const { rows, hasMachines } = await report('MACHINE')
  expect(hasMachines).toBe(true)
  expect(rows.map(({ key, claims, refundedCents }) => [key, claims, refundedCents])).toEqual([
    ['DTG 1', 2, 3_33],
    ['Press', 1, 1_01],
    ['', 1, 0],
  ])
})

test.each(claimGroups)('by %s the rows’ money is the whole, and other days have none of it', async by => {
  const { rows, total } = await report(by)
  expect(rows.reduce((sum, row) => sum + row.refundedCents, 0)).toBe(total.refundedCents)
  const before = await report(by, { from: '2026-01-01', to: '2026-01-31' })
  expect(before).toMatchObject({ rows: [], total: { claims: 0, refundedCents: 0 }, hasMore: false })
})

test('a refund of an order of several products is shared out by what they cost, to the cent', async () => {
  const mine = shop.client(seller.token)
  const files = [{ side: 'FRONT' as const, link: 'library:sun' }]
  const items = ['G5000-FOREST-S', 'MUG11-WHITE-11OZ', 'MUG15-WHITE-15OZ'].map(sku => ({ sku, quantity: 1, files }))
  const { id: orderId, items: made } = (await mine(orderIntakeCalls.createOrder, { body: { address, items } })).data
  await mine(orderPayCalls.submitOrder, { params: { id: orderId } })
  const before = new Map((await report('PRODUCT')).rows.map(row => [row.key, row.refundedCents]))
  const { id } = await at.open(seller, { type: 'PAYMENT', orderId })
  await decided(id, { kind: 'REFUND', cause: 'OTHER', amountCents: 10_01 })
  const after = (await report('PRODUCT')).rows
  const shares = ['G5000', 'MUG11', 'MUG15'].map(
    code => (after.find(row => row.key === code)?.refundedCents ?? 0) - (before.get(code) ?? 0),
  )
  const whole = made.reduce((sum, item) => sum + item.price, 0)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_01)
  for (const [index, share] of shares.entries())
    expect(Math.abs(share - ((made[index]?.price ?? 0) * 10_01) / whole)).toBeLessThanOrEqual(1)
})

test('those who read tickets read it, and no other', async () => {
  const production = await seedStaff(shop.engine.db, 'production')
  const asked = (who: Seeded) => refusalOf(shop.client(who.token)(ticketReportCalls.claimReport, { query: today }))
  expect(await asked(production)).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await asked(seller)).toBe('404 NOT_FOUND')
})
