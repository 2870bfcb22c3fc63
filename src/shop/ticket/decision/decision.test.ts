// Decisions: each moves its own money, once, together with the answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { arrange } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTalk, arrangeTickets, photo } from '#test/ticket.ts'
import { ticketCalls } from '../talk/contract.ts'
import { ticketDecisionCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { balance } = arrange(shop)
let seller: Seeded
let support: Seeded
let warehouse: Seeded
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  at = arrangeTickets(shop, warehouse)
})
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const { mine, ticketOf, officeTicketOf } = arrangeTalk(shop, () => ({ seller, support }))
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data

/** A delivered order whose seller claims a defect. */
async function claim(lines = 1) {
  const { id: orderId } = await at.delivered(seller, { lines })
  const item = (await orderOf(orderId)).items[0]
  const given = { type: 'DEFECT', subject: 'Torn', text: 'See photo', orderId, itemIds: String(item?.id) } as const
  const { id } = await at.open(seller, given, [await photo()])
  return { id, orderId, itemId: item?.id ?? 0 }
}
type Body = Parameters<typeof bodyOf>[1]
async function bodyOf(
  id: number,
  given: {
    kind: 'REFUND' | 'REPRINT' | 'RESHIP' | 'REJECT'
    cause?: 'PRINT' | 'CARRIER' | 'OTHER'
    itemIds?: number[]
    amountCents?: number
    seenLeftCents?: number
    solves?: boolean
  },
) {
  const { messages, decisionId } = await officeTicketOf(id)
  return { cause: 'PRINT' as const, text: 'We are sorry.', seenMessageId: messages.at(-1)?.id ?? 0, seenDecisionId: decisionId, ...given }
}
const send = async (id: number, body: Awaited<ReturnType<typeof bodyOf>>, who = support) =>
  (await shop.client(who.token)(ticketDecisionCalls.decideTicket, { params: { id }, body })).data
const decide = async (id: number, given: Body, who = support) => send(id, await bodyOf(id, given), who)

describe('a decision', () => {
  test('refunds by item, tells the seller in the same act, and ends the ticket', async () => {
    const { id, orderId, itemId } = await claim()
    const before = await balance(seller)
    const ticket = await decide(id, { kind: 'REFUND', itemIds: [itemId], amountCents: 5_00 })
    expect(ticket).toMatchObject({ status: 'SOLVED', supporter: support.username })
    expect(await balance(seller)).toBe(before + 5_00)
    expect(await orderOf(orderId)).toMatchObject({ status: 'PARTIAL_REFUNDED', refundedCents: 5_00 })
    const last = (await ticketOf(id)).messages.at(-1)
    expect(last).toMatchObject({ text: 'We are sorry.', status: 'SOLVED', decision: { kind: 'REFUND', cents: 5_00, remakeId: null } })
    expect(last).not.toHaveProperty('cause')
    const { docs } = (await mine()(notificationCalls.myNotifications, { query: { tab: 'support' } })).data
    expect(docs[0]).toMatchObject({ link: `/ticket/${id}` })
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('reprints the items as a new order, free, linked and paid', async () => {
    const { id, orderId, itemId } = await claim()
    const before = await balance(seller)
    await decide(id, { kind: 'REPRINT', itemIds: [itemId] })
    const decision = (await ticketOf(id)).messages.at(-1)?.decision
    expect(decision).toMatchObject({ kind: 'REPRINT', cents: 0 })
    expect(await orderOf(decision?.remakeId ?? 0)).toMatchObject({ source: 'REPRINT', copyOf: orderId, status: 'NEW_ORDER', paidCents: 0 })
    expect(await balance(seller)).toBe(before)
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('reprints one item and refunds another, each once', async () => {
    const { id, orderId, itemId } = await claim(3)
    const { items, paidCents } = await orderOf(orderId)
    const [, other = 0, third = 0] = items.map(item => item.id)
    await decide(id, { kind: 'REPRINT', itemIds: [itemId], solves: false })
    const made = (await ticketOf(id)).messages.at(-1)?.decision?.remakeId ?? 0
    expect((await orderOf(made)).items).toHaveLength(1)
    expect(await refusalOf(decide(id, { kind: 'REPRINT', itemIds: [itemId, other] }))).toBe('409 ORDER_REMADE')
    await decide(id, { kind: 'REPRINT', itemIds: [other], solves: false })
    // What is left to refund is all but the price of the two that were made again for nothing.
    const priceCents = items.filter(item => item.id !== third).reduce((sum, item) => sum + item.price * item.quantity, 0)
    const leftCents = paidCents - priceCents
    expect(await refusalOf(decide(id, { kind: 'REFUND', itemIds: [third], amountCents: leftCents + 1 }))).toBe('409 REFUND_REMADE_ITEMS')
    const before = await balance(seller)
    await decide(id, { kind: 'REFUND', itemIds: [third], amountCents: leftCents, solves: false })
    expect(await balance(seller)).toBe(before + leftCents)
    expect(await refusalOf(decide(id, { kind: 'REFUND', itemIds: [itemId], amountCents: 1 }))).toBe('409 ORDER_REMADE')
    expect((await orderOf(orderId)).copies).toHaveLength(2)
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('reprints what was not made again yet, where no item is named', { tags: 'long' }, async () => {
    const { id, orderId, itemId } = await claim(2)
    await decide(id, { kind: 'REPRINT', itemIds: [itemId], solves: false })
    await decide(id, { kind: 'REPRINT', solves: false })
    expect(await refusalOf(decide(id, { kind: 'REPRINT' }))).toBe('409 ORDER_REMADE')
    const { copies } = await orderOf(orderId)
    for (const copy of copies) expect((await orderOf(copy.id)).items).toHaveLength(1)
    expect(copies).toHaveLength(2)
    expect(await refusalOf(decide(id, { kind: 'REFUND', amountCents: 1 }))).toBe('409 ORDER_REMADE')
  })

  test('sends what came back again, and only that', async () => {
    const { id: orderId, number } = await at.left(seller)
    const { id } = await at.open(seller, { orderId, type: 'SHIPPING' })
    expect(await refusalOf(decide(id, { kind: 'RESHIP', cause: 'CARRIER' }))).toBe('409 ORDER_STEP_IMPOSSIBLE')
    await shop.client(warehouse.token)(trackingCalls.scanIn, { body: { scan: number } })
    await decide(id, { kind: 'RESHIP', cause: 'CARRIER' })
    expect(await orderOf(orderId)).toMatchObject({ status: 'PRODUCED' })
  })

  test('sends what came back after it had arrived again, free, while its seller is waiting for the answer', { tags: 'long' }, async () => {
    const { id: orderId, number } = await at.delivered(seller)
    const { id } = await at.open(seller, { orderId, type: 'SHIPPING' })
    expect(await refusalOf(decide(id, { kind: 'RESHIP', cause: 'CARRIER' }))).toBe('409 ORDER_NOT_BACK')
    await shop.client(warehouse.token)(trackingCalls.scanIn, { body: { scan: number } })
    const before = await balance(seller)
    await decide(id, { kind: 'RESHIP', cause: 'CARRIER' })
    expect([await balance(seller), (await orderOf(orderId)).status]).toEqual([before, 'PRODUCED'])
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('of a refund, and its seller’s own reship, exclude each other', async () => {
    const { id: orderId, number } = await at.delivered(seller)
    const { id } = await at.open(seller, { orderId, type: 'SHIPPING' })
    await shop.client(warehouse.token)(trackingCalls.scanIn, { body: { scan: number } })
    const { paidCents } = await orderOf(orderId)
    const params = { id: orderId }
    const { chargeCents: seenChargeCents } = (await mine()(orderReshipCalls.previewReship, { params })).data
    const body = await bodyOf(id, { kind: 'REFUND', amountCents: paidCents, seenLeftCents: paidCents })
    const before = await balance(seller)
    const outcomes = await Promise.all([
      refusalOf(send(id, body)),
      refusalOf(mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents } })),
    ])
    const isRefunded = outcomes[0] === 'no refusal'
    expect(outcomes).toEqual(isRefunded ? ['no refusal', '409 ORDER_STEP_IMPOSSIBLE'] : ['409 REFUND_NOT_SEEN', 'no refusal'])
    expect(await balance(seller)).toBe(isRefunded ? before + paidCents : before - seenChargeCents)
    expect((await ticketOf(id)).status).toBe(isRefunded ? 'SOLVED' : 'NEW')
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('rejects with its answer and moves nothing', async () => {
    const { id, orderId } = await claim()
    const before = await balance(seller)
    expect(await decide(id, { kind: 'REJECT', cause: 'OTHER' })).toMatchObject({ status: 'SOLVED' })
    expect([await balance(seller), (await orderOf(orderId)).refundedCents]).toEqual([before, 0])
  })

  test('that cannot be booked leaves no answer and no end behind', async () => {
    const { id, orderId, itemId } = await claim()
    const { paidCents } = await orderOf(orderId)
    const tooMuch = { kind: 'REFUND', amountCents: paidCents + 1 } as const
    expect(await refusalOf(decide(id, tooMuch))).toBe('422 REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT')
    expect(await refusalOf(decide(id, { kind: 'REFUND' }))).toBe('422 REFUND_AMOUNT_INVALID')
    expect(await refusalOf(decide(id, { kind: 'REFUND', amountCents: 1_00, seenLeftCents: 1 }))).toBe('409 REFUND_NOT_SEEN')
    expect(await refusalOf(decide(id, { kind: 'REJECT', itemIds: [itemId + 999_999] }))).toBe('404 SUPPORT_ITEM_NOT_FOUND')
    const { id: alone } = await at.open(seller)
    expect(await refusalOf(decide(alone, { kind: 'REPRINT' }))).toBe('409 SUPPORT_ORDER_MISSING')
    expect(await ticketOf(id)).toMatchObject({ status: 'NEW', supporter: null })
    expect((await ticketOf(id)).messages).toHaveLength(1)
  })

  test('that was made before the requester’s newest message moves nothing', async () => {
    const { id } = await claim()
    const body = await bodyOf(id, { kind: 'REFUND', amountCents: 1_00 })
    await mine()(ticketCalls.replyTicket, { params: { id }, body: { text: 'Only one sleeve' }, files: [] })
    expect(await refusalOf(send(id, body))).toBe('409 SUPPORT_HAS_NEWS')
  })

  test('of twenty in parallel exactly one is posted, whether it ends the ticket or not', async () => {
    for (const solves of [true, false]) {
      const { id, orderId } = await claim()
      const before = await balance(seller)
      const body = await bodyOf(id, { kind: 'REFUND', amountCents: 2_00, solves })
      const staff = await Promise.all(Array.from({ length: 4 }, () => seedStaff(shop.engine.db, 'support')))
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => refusalOf(send(id, body, staff[index % 4] ?? support))))
      expect(outcomes.filter(outcome => outcome === 'no refusal')).toHaveLength(1)
      expect(new Set(outcomes)).toEqual(new Set(['no refusal', '409 SUPPORT_DECIDED']))
      expect(await balance(seller)).toBe(before + 2_00)
      expect((await orderOf(orderId)).refundedCents).toBe(2_00)
      expect((await ticketOf(id)).messages.filter(message => message.decision)).toHaveLength(1)
    }
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('once more needs that the last one was seen', { tags: 'long' }, async () => {
    const { id } = await claim()
    await decide(id, { kind: 'REFUND', amountCents: 1_00, solves: false })
    await decide(id, { kind: 'REFUND', amountCents: 1_50, solves: false })
    const body = await bodyOf(id, { kind: 'REFUND', amountCents: 1_00 })
    expect(await refusalOf(send(id, { ...body, seenDecisionId: null }))).toBe('409 SUPPORT_DECIDED')
  })

  test('above its maker’s limits waits whole for a second person: no answer, no money', async () => {
    await shop.write(tx => changeSetting(tx, 'staffRefundCeilingCents', 3_00, 'owner'))
    const { id } = await claim()
    const before = await balance(seller)
    expect(await refusalOf(decide(id, { kind: 'REFUND', amountCents: 4_00 }))).toBe('409 APPROVAL_WAITS')
    expect(await ticketOf(id)).toMatchObject({ status: 'NEW', messages: [{ decision: null }] })
    expect(await balance(seller)).toBe(before)
    const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
    const [waiting] = (await owner(approvalCalls.approvals, { query: {} })).data.docs
    await owner(approvalCalls.confirmApproval, { params: { id: waiting?.id ?? 0 }, body: {} })
    expect(await ticketOf(id)).toMatchObject({ status: 'SOLVED', supporter: support.username })
    expect(await balance(seller)).toBe(before + 4_00)
  })
})

test('only support decides', async () => {
  const { id } = await claim()
  const finance = await seedStaff(shop.engine.db, 'finance')
  expect(await refusalOf(decide(id, { kind: 'REJECT' }, finance))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(decide(id, { kind: 'REJECT' }, seller))).toBe('404 NOT_FOUND')
})
