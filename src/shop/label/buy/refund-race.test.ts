// What becomes of a label's postage, raced with what else is done with its order: one posting, to the cent.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { arrangeRefunds } from '#test/refunds.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../contract.ts'
import { labelRefundCalls } from './office/contract.ts'
import { askRefunds } from './refund.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeRefunds(shop)
const { carrier, as, at, balance, orderOf, labelOf, labelled, cancel, later, backOf, signIn } = given
beforeAll(() => given.arrangeAccount())
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})

describe('raced', () => {
  /** An order whose carrier is about to be asked what became of its label. */
  async function awaited() {
    const id = await labelled()
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    carrier.stateAnswers = [{ state: 'REFUNDED' }]
    shop.advance(day + minute)
    await signIn()
    return { id, before, afterVoidCents }
  }

  test('the carrier’s answer, staff and a second answer give the money once', async () => {
    const { id, before, afterVoidCents } = await awaited()
    const { id: labelId } = await labelOf(id)
    const body = { state: 'REFUNDED' as const, note: 'Seen', seenCents: afterVoidCents }
    const closing = () => codeOf(as('finance')(labelRefundCalls.closeLabelRefund, { ...at(labelId), body }))
    const again = () =>
      shop.engine.db.pool.query("update label set refund_ask_at = $1 where id = $2 and refund_state = 'ASKED'", [shop.now(), labelId])
    await again()
    const [one, other] = await Promise.all([closing(), closing(), askRefunds(shop.engine), askRefunds(shop.engine)])
    expect([one, other].filter(code => code !== 'no refusal' && code !== 'LABEL_REFUND_OVER')).toEqual([])
    expect(await balance()).toBe(before + afterVoidCents)
    expect(await backOf(id)).toEqual([[`order:${id}:void`, afterVoidCents]])
  })

  test('with a refund by hand: each once, and never more than was paid', async () => {
    const { id, before, afterVoidCents } = await awaited()
    const { paidCents } = await orderOf(id)
    const body = { amountCents: paidCents - 1_00, reason: 'Sorry' }
    await Promise.all([askRefunds(shop.engine), codeOf(as('support')(orderOfficeCalls.officeRefund, { ...at(id), body }))])
    const backCents = (await balance()) - before
    const { refundedCents, status, voidRefundCents } = await orderOf(id)
    expect(refundedCents).toBe(backCents)
    expect(voidRefundCents).toBe(0)
    // Who comes first takes what they ask for; the other one what is left, or nothing.
    expect([paidCents, afterVoidCents]).toContain(backCents)
    expect(status).toBe(backCents === paidCents ? 'REFUNDED' : 'CANCELLED')
  })

  test('with a cancel: the label is given back, and the money is given once', async () => {
    const id = await labelled()
    const before = await balance()
    const { id: labelId } = await labelOf(id)
    const { data: shown } = await as('support')(orderOfficeCalls.officePreviewCancel, at(id))
    await Promise.all([
      codeOf(as('support')(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'x' } })),
      codeOf(as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'x' } })),
    ])
    await shop.settled()
    expect(carrier.asked.filter(it => it === 'void')).toHaveLength(1)
    carrier.stateAnswers = [{ state: 'REFUNDED' }]
    await later(day + minute)
    await later(day)
    expect(await balance()).toBe(before + shown.afterVoidCents)
  })

  test('with the dock: a parcel that left keeps its label, and one that is given back does not leave', async () => {
    const id = await labelled()
    const { id: labelId, trackingNumber } = await labelOf(id)
    const [scan, voided] = await Promise.all([
      codeOf(as('warehouse')(trackingCalls.scanOut, { body: { scan: trackingNumber ?? '' } })),
      codeOf(as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'x' } })),
    ])
    await shop.settled()
    const hasLeft = scan === 'no refusal'
    expect(voided).toBe(hasLeft ? 'ORDER_HANDED_OVER' : 'no refusal')
    expect((await labelOf(id)).state).toBe(hasLeft ? 'LIVE' : 'VOIDED')
  })
})
