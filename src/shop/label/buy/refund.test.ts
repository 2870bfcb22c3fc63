// Postage of labels that are given back: the order goes on at once, and its seller's money follows the carrier's, to the cent and once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { arrangeRefunds } from '#test/refunds.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../contract.ts'
import { labelRefundCalls } from './office/contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeRefunds(shop)
const { carrier, as, at, mine, balance, accountState, orderOf, labelOf, labelled, cancel, takeBack, later, rowOf, close, backOf, told } =
  given
beforeAll(() => given.arrangeAccount())
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})

describe('a label that its carrier takes and looks at', () => {
  test('leaves its order at once: another one is bought, and its number is free', async () => {
    const id = await labelled()
    await takeBack(id)
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', refundState: 'ASKED' })
    expect((await orderOf(id)).status).toBe('PRODUCED')
    await as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    expect((await orderOf(id)).status).toBe('LABEL_CREATED')
  })

  test('gives its seller the shipping when the carrier’s money is back, and not before', async () => {
    const id = await labelled()
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    expect(afterVoidCents).toBeGreaterThan(0)
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', voidRefundCents: afterVoidCents, refundedCents: 0 })
    await later(15 * day)
    expect(await balance()).toBe(before)
    carrier.stateAnswers = [{ state: 'REFUNDED' }]
    await later(day)
    expect(await balance()).toBe(before + afterVoidCents)
    expect(await orderOf(id)).toMatchObject({ voidRefundCents: 0, refundedCents: afterVoidCents })
    expect(await labelOf(id)).toMatchObject({ refundState: 'REFUNDED' })
    // An end is an end.
    carrier.stateAnswers = [{ state: 'REFUSED' }]
    for (let days = 0; days < 3; days++) await later(day)
    expect(await backOf(id)).toEqual([[`order:${id}:void`, afterVoidCents]])
    expect((await rowOf(id)) ?? (await rowOf(id, 'ASKED'))).toBeUndefined()
  })

  test('and whose postage it then refuses gives nothing; its seller and staff are told', async () => {
    const id = await labelled()
    const before = await balance()
    await cancel(id)
    carrier.stateAnswers = [{ state: 'REFUSED', said: 'already used' }]
    await later(day + minute)
    expect(await balance()).toBe(before)
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', voidRefundCents: 0, refundedCents: 0 })
    expect(await told()).toContain(`The carrier didn’t refund the label of order ${id}`)
    expect(await rowOf(id)).toMatchObject({ refundState: 'REFUSED', refundNote: 'already used', isOverdue: false })
    await close(id, 'REFUSED', 0)
    expect(await rowOf(id)).toBeUndefined()
    expect(await codeOf(close(id, 'REFUSED', 0))).toBe('LABEL_REFUND_OVER')
  })

  test('is asked about once a day, later where its carrier is busy, and by nobody else while its account is stopped', async () => {
    const [id, other] = [await labelled(), await labelled()]
    await takeBack(id)
    await takeBack(other)
    carrier.asked = []
    await later(hour)
    expect(carrier.asked).toEqual([])
    carrier.stateAnswers = [new CarrierTrouble('LIMITED', { until: new Date(shop.now().getTime() + 30 * hour) }), { state: 'ASKED' }]
    await later(day)
    expect(carrier.asked).toEqual(['voidState'])
    await later(hour + minute)
    expect(carrier.asked).toEqual(['voidState', 'voidState'])
    carrier.stateAnswers = [new CarrierTrouble('STOPPED', { said: 'closed' })]
    carrier.asked = []
    await later(2 * day)
    expect(carrier.asked).toEqual(['voidState'])
    expect(await accountState()).toBe('STOPPED')
  })
})

for (const state of ['VOIDED', 'REFUNDED'] as const)
  test(`a label that is ${state} gives the shipping with the void`, { tags: state === 'VOIDED' ? 'long' : [] }, async () => {
    carrier.voidAnswers = [{ state }]
    const id = await labelled()
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    expect(await balance()).toBe(before + afterVoidCents)
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', refundState: 'REFUNDED' })
  })

test('a label that is not taken yet is asked for again when its carrier says so', async () => {
  carrier.voidAnswers = [{ state: 'NOT_YET', againAt: new Date(shop.now().getTime() + 20 * hour) }, { state: 'ASKED' }]
  const id = await labelled()
  await takeBack(id)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', trouble: 'LIMITED', refundState: 'NONE' })
  await later(10 * hour)
  expect(carrier.asked.filter(it => it === 'void')).toHaveLength(1)
  await later(11 * hour)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', trouble: null, refundState: 'ASKED' })
})

describe('a label that its carrier does not take', () => {
  beforeEach(() => {
    carrier.voidAnswers = [{ state: 'REFUSED', said: 'scanned' }]
  })

  test('stays with its order', async () => {
    const id = await labelled()
    await takeBack(id)
    expect(await labelOf(id)).toMatchObject({ state: 'LIVE', fault: 'LABEL_VOID_REFUSED', refundState: 'NONE' })
    expect((await orderOf(id)).status).toBe('PRINTED')
    expect(await rowOf(id)).toBeUndefined()
  })

  test('gives nothing for a cancelled order, and what was due when it is taken after all', async () => {
    const id = await labelled()
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    expect(await orderOf(id)).toMatchObject({ voidRefundCents: 0, refundedCents: 0 })
    expect(await told()).toContain(`The carrier didn’t refund the label of order ${id}`)
    expect(await rowOf(id)).toMatchObject({ refundState: 'REFUSED', dueCents: afterVoidCents })
    carrier.voidAnswers = [{ state: 'REFUNDED' }]
    await takeBack(id)
    expect(await balance()).toBe(before + afterVoidCents)
    expect(await backOf(id)).toEqual([[`order:${id}:void`, afterVoidCents]])
  })
})

test('what staff have given back meanwhile is not given twice: the rest of it ends the order as refunded', async () => {
  const id = await labelled()
  const before = await balance()
  await cancel(id)
  const { paidCents } = await orderOf(id)
  const body = { amountCents: paidCents - 1_00, reason: 'Sorry' }
  const { data } = await as('support')(orderOfficeCalls.officeRefund, { ...at(id), body })
  expect(data.status).toBe('PARTIAL_REFUNDED')
  carrier.stateAnswers = [{ state: 'REFUNDED' }]
  await later(day + minute)
  expect(await orderOf(id)).toMatchObject({ status: 'REFUNDED', refundedCents: paidCents, voidRefundCents: 0 })
  expect(await balance()).toBe(before + paidCents)
  expect((await backOf(id)).at(-1)).toEqual([`order:${id}:void`, 1_00])
})

describe('cancelled after its label was given back', () => {
  for (const [when, state, reason, isNow, tags] of [
    ['while its carrier looks at it', 'ASKED', 'SHIPPING_AFTER_VOID', false, 'long'],
    ['once it is back', 'REFUNDED', 'SHIPPING_ONLY', true, ''],
    ['once it is refused', 'REFUSED', 'POSTAGE_LOST', false, 'long'],
  ] as const)
    test(when, { tags: tags || [] }, async () => {
      const id = await labelled()
      await takeBack(id)
      carrier.stateAnswers = [{ state }]
      await later(day + minute)
      const { data: shown } = await as('support')(orderOfficeCalls.officePreviewCancel, at(id))
      expect(shown.reason).toBe(reason)
      const before = await balance()
      const { afterVoidCents, refundCents } = await cancel(id)
      expect(refundCents > 0).toBe(isNow)
      expect(await balance()).toBe(before + refundCents)
      carrier.stateAnswers = [{ state: 'REFUNDED' }]
      await later(day + minute)
      expect(await balance()).toBe(before + refundCents + afterVoidCents)
    })

  test('a first label’s postage gives nothing for an order that goes with a second one', async () => {
    const id = await labelled()
    await takeBack(id)
    const { id: firstId } = await labelOf(id)
    await as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    await as('warehouse')(labelCalls.markPrinted, { body: { orderIds: [id] } })
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    const { rows } = await shop.engine.db.pool.query(
      "select count(*)::int as open from label where refund_state = 'ASKED' and order_id = $1",
      [id],
    )
    expect(rows).toEqual([{ open: 2 }])
    const give = (labelId: number, seenCents: number) =>
      as('finance')(labelRefundCalls.closeLabelRefund, { ...at(labelId), body: { state: 'REFUNDED', note: 'Seen', seenCents } })
    await give(firstId, 0)
    expect(await balance()).toBe(before)
    await give((await labelOf(id)).id, afterVoidCents)
    expect(await balance()).toBe(before + afterVoidCents)
  })
})

test('a label that was handed over by a form is voided no more', async () => {
  const id = await labelled()
  const { id: labelId, trackingNumber } = await labelOf(id)
  const { data } = await as('warehouse')(trackingCalls.scanOut, { body: { scan: trackingNumber ?? '' } })
  const ask = () => codeOf(as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'x' } }))
  expect(await ask()).toBe('ORDER_HANDED_OVER')
  await as('warehouse')(trackingCalls.closeManifest, at(data.manifest.id))
  await shop.settled()
  expect(await ask()).toBe('LABEL_ON_FORM')
  expect(carrier.asked).toEqual([])
})

describe('after 30 days without an end', () => {
  test('it waits for staff, who close it by the carrier’s statement; the seller gets what was shown', async () => {
    const id = await labelled()
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    await later(29 * day)
    expect(await rowOf(id)).toBeUndefined()
    expect(await rowOf(id, 'ASKED')).toMatchObject({ isOverdue: false, refundRef: 'D-1', dueCents: afterVoidCents })
    await later(day + minute)
    expect(await rowOf(id)).toMatchObject({ isOverdue: true, refundState: 'ASKED', dueCents: afterVoidCents })
    expect(await codeOf(close(id, 'REFUNDED', afterVoidCents - 1))).toBe('REFUND_NOT_SEEN')
    await close(id, 'REFUNDED', afterVoidCents)
    expect(await balance()).toBe(before + afterVoidCents)
    expect(await codeOf(close(id, 'REFUNDED', 0))).toBe('LABEL_REFUND_OVER')
    // The carrier's late word changes nothing.
    carrier.stateAnswers = [{ state: 'REFUSED' }]
    await later(2 * day)
    expect(await balance()).toBe(before + afterVoidCents)
  })

  test('what was refused and comes after all is given then', { tags: 'long' }, async () => {
    const id = await labelled()
    const before = await balance()
    const { afterVoidCents } = await cancel(id)
    carrier.stateAnswers = [{ state: 'REFUSED' }]
    await later(day + minute)
    await close(id, 'REFUNDED', afterVoidCents)
    expect(await balance()).toBe(before + afterVoidCents)
    expect(await orderOf(id)).toMatchObject({ voidRefundCents: 0, refundedCents: afterVoidCents })
  })

  test('only finance closes it; who sells it sees none of it', async () => {
    const id = await labelled()
    await cancel(id)
    const { id: labelId } = await labelOf(id)
    const body = { state: 'REFUNDED' as const, note: 'x', seenCents: 0 }
    for (const role of ['warehouse', 'support'] as const)
      expect(await codeOf(as(role)(labelRefundCalls.closeLabelRefund, { ...at(labelId), body }))).toBe('YOU_NOT_HAVE_PERMISSION')
    expect(await codeOf(mine()(labelRefundCalls.closeLabelRefund, { ...at(labelId), body }))).toBe('NOT_FOUND')
    expect(await codeOf(mine()(labelRefundCalls.labelRefunds, { query: {} }))).toBe('NOT_FOUND')
    expect(await codeOf(as('finance')(labelRefundCalls.closeLabelRefund, { ...at(999_999), body }))).toBe('LABEL_NOT_FOUND')
  })
})
