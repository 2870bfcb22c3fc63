// Postage of labels that are given back: the order goes on at once, and its seller's money follows the carrier's, to the cent and once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { drawGs1, writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedAccount, seedAccountState, seedRule } from '#shop/carrier/account/seed.ts'
import type { Carrier, CarrierService } from '#shop/carrier/port.ts'
import { carriers } from '#shop/carrier/registry.ts'
import { type BoughtLabel, CarrierTrouble, type VoidAnswer } from '#shop/carrier/rules.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedProduced } from '../carrier/seed.ts'
import { labelCalls } from '../contract.ts'
import { labelRefundCalls } from './office/contract.ts'
import { askRefunds } from './refund.ts'

/** What the carrier says to the next calls; asked for a state more often than that, it says the last again. */
let voidAnswers: (VoidAnswer | Error)[] = []
let stateAnswers: (VoidAnswer | Error)[] = []
let asked: string[] = []
let serial = 0

async function say(at: string, answers: (VoidAnswer | Error)[]): Promise<VoidAnswer> {
  asked.push(at)
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? new Error('Nobody has said what the carrier says.')
  if (answer instanceof Error) throw answer
  return answer
}
const service = (now: () => Date): CarrierService => ({
  rates: async () => [{ service: 'ANY', name: 'Any', cents: 5_00 }],
  open: async (key, { to }) => ({ ref: key, asked: to.zip, rateRef: '', quotedCents: 5_00 }),
  async buy({ asked: zip }): Promise<BoughtLabel> {
    const number = `RF${String(20_000_000 + ++serial)}`
    const paper = await writePdf(labelSize, number, pdf => drawGs1(pdf, [number], { x: 20, y: 100, width: 240, height: 80 }))
    return { number, zip, service: 'Any', postageCents: 5_40, madeAt: now(), form: 'PDF', paper, ref: '' }
  },
  find: async () => 'NOT_BOUGHT',
  void: () => say('void', voidAnswers),
  voidState: () => say('voidState', stateAnswers),
  handOver: async () => ({ formNumber: 'GF1' }),
  events: async () => [],
  check: async () => ({ isGood: true, tells: true, said: '' }),
})
const gamma: Carrier = {
  id: 'gamma',
  account: {
    fields: [],
    modes: ['LIVE'],
    services: [{ code: 'ANY', name: 'Any', level: 'STANDARD', carries: country => country === 'US' }],
  },
  service: ({ db }) => service(() => db.now()),
}

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const registry = carriers as Carrier[]
registry.push(gamma)
afterAll(async () => {
  registry.splice(0, registry.length, ...registry.filter(it => it !== gamma))
  await shop.close()
})
const { rich, paid, balance } = arrange(shop)
let seller: Seeded
let accountId = 0
let tokens: { warehouse: Seeded; support: Seeded; finance: Seeded }
beforeAll(async () => {
  await shop.write(async tx => {
    await seedPrices(tx)
    accountId = await seedAccount(tx, { carrier: 'gamma', services: ['ANY'] })
    await seedRule(tx, { accountId })
  })
})
beforeEach(async () => {
  seller = await rich(1_000_00)
  const staff = (role: 'warehouse' | 'support' | 'finance') => seedStaff(shop.engine.db, role)
  tokens = { warehouse: await staff('warehouse'), support: await staff('support'), finance: await staff('finance') }
  voidAnswers = [{ state: 'ASKED', ref: 'D-1' }]
  stateAnswers = [{ state: 'ASKED' }]
  asked = []
  await shop.write(tx => seedAccountState(tx, accountId, { state: 'ACTIVE', isEnabled: true }))
})
const as = (role: keyof typeof tokens) => shop.client(tokens[role].token)
const mine = () => shop.client(seller.token)
const at = (id: number) => ({ params: { id } })
const orderOf = async (id: number) => (await as('support')(orderOfficeCalls.officeOrder, at(id))).data
const labelOf = async (id: number) => {
  const { data } = await as('warehouse')(labelCalls.officeLabel, at(id))
  if (!data) throw new Error('The order has no label.')
  return data
}
/** A made order with its label, on paper. */
async function labelled(): Promise<number> {
  const [{ id } = { id: 0 }] = await paid(seller)
  await shop.write(tx => seedProduced(tx, [id]))
  await as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  await as('warehouse')(labelCalls.markPrinted, { body: { orderIds: [id] } })
  return id
}
const cancel = async (id: number) => {
  const { data } = await as('support')(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'Changed their mind' } })
  await shop.settled()
  return data
}
const takeBack = async (id: number) => {
  const { id: labelId } = await labelOf(id)
  await as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'Torn' } })
  await shop.settled()
}
/** Staff end their sessions overnight: they sign in again. */
async function later(milliseconds: number): Promise<void> {
  shop.advance(milliseconds)
  const staff = (role: 'warehouse' | 'support' | 'finance') => seedStaff(shop.engine.db, role)
  tokens = { warehouse: await staff('warehouse'), support: await staff('support'), finance: await staff('finance') }
  await shop.cron('label.settle')
  await shop.cron('label.refunds')
  await shop.settled()
}
const due = async (tab: 'DUE' | 'ASKED' = 'DUE') =>
  (await as('finance')(labelRefundCalls.labelRefunds, { query: { tab, limit: 100 } })).data.docs
const rowOf = async (id: number, tab?: 'DUE' | 'ASKED') => (await due(tab)).find(row => row.orderId === id)
const close = async (id: number, state: 'REFUNDED' | 'REFUSED', seenCents: number) => {
  const { id: labelId } = await labelOf(id)
  return as('finance')(labelRefundCalls.closeLabelRefund, { ...at(labelId), body: { state, note: 'Statement of 26 November', seenCents } })
}
/** What came back to the wallet of this order, entry by entry. */
const backOf = async (id: number) => {
  const { rows } = await shop.engine.db.pool.query<{ cents: string; ref: string }>(
    "select ref, amount_cents as cents from ledger_transaction where order_id = $1 and kind = 'REFUND' order by id",
    [id],
  )
  return rows.map(row => [row.ref, Number(row.cents)])
}
const told = async () => (await mine()(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title }) => title)

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
    const before = await balance(seller)
    const { afterVoidCents } = await cancel(id)
    expect(afterVoidCents).toBeGreaterThan(0)
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', voidRefundCents: afterVoidCents, refundedCents: 0 })
    await later(15 * day)
    expect(await balance(seller)).toBe(before)
    stateAnswers = [{ state: 'REFUNDED' }]
    await later(day)
    expect(await balance(seller)).toBe(before + afterVoidCents)
    expect(await orderOf(id)).toMatchObject({ voidRefundCents: 0, refundedCents: afterVoidCents })
    expect(await labelOf(id)).toMatchObject({ refundState: 'REFUNDED' })
    // An end is an end.
    stateAnswers = [{ state: 'REFUSED' }]
    for (let days = 0; days < 3; days++) await later(day)
    expect(await backOf(id)).toEqual([[`order:${id}:void`, afterVoidCents]])
    expect((await rowOf(id)) ?? (await rowOf(id, 'ASKED'))).toBeUndefined()
  })

  test('and whose postage it then refuses gives nothing; its seller and staff are told', async () => {
    const id = await labelled()
    const before = await balance(seller)
    await cancel(id)
    stateAnswers = [{ state: 'REFUSED', said: 'already used' }]
    await later(day + minute)
    expect(await balance(seller)).toBe(before)
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', voidRefundCents: 0, refundedCents: 0 })
    expect((await told()).join(' ')).toContain(`The carrier didn’t refund the label of order ${id}`)
    expect(await rowOf(id)).toMatchObject({ refundState: 'REFUSED', refundNote: 'already used', isOverdue: false })
    await close(id, 'REFUSED', 0)
    expect(await rowOf(id)).toBeUndefined()
    expect(await codeOf(close(id, 'REFUSED', 0))).toBe('LABEL_REFUND_OVER')
  })

  test('is asked about once a day, later where its carrier is busy, and by nobody else while its account is stopped', async () => {
    const [id, other] = [await labelled(), await labelled()]
    await takeBack(id)
    await takeBack(other)
    asked = []
    await later(hour)
    expect(asked).toEqual([])
    stateAnswers = [new CarrierTrouble('LIMITED', { until: new Date(shop.now().getTime() + 30 * hour) }), { state: 'ASKED' }]
    await later(day)
    expect(asked).toEqual(['voidState'])
    await later(hour + minute)
    expect(asked).toEqual(['voidState', 'voidState'])
    stateAnswers = [new CarrierTrouble('STOPPED', { said: 'closed' })]
    asked = []
    await later(2 * day)
    expect(asked).toEqual(['voidState'])
    const { rows } = await shop.engine.db.pool.query('select state from carrier_account where id = $1', [accountId])
    expect(rows).toEqual([{ state: 'STOPPED' }])
  })
})

test.each(['VOIDED', 'REFUNDED'] as const)('a label that is %s gives the shipping with the void', async state => {
  voidAnswers = [{ state }]
  const id = await labelled()
  const before = await balance(seller)
  const { afterVoidCents } = await cancel(id)
  expect(await balance(seller)).toBe(before + afterVoidCents)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', refundState: 'REFUNDED' })
})

test('a label that is not taken yet is asked for again when its carrier says so', async () => {
  voidAnswers = [{ state: 'NOT_YET', againAt: new Date(shop.now().getTime() + 20 * hour) }, { state: 'ASKED' }]
  const id = await labelled()
  await takeBack(id)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', trouble: 'LIMITED', refundState: 'NONE' })
  await later(10 * hour)
  expect(asked.filter(it => it === 'void')).toHaveLength(1)
  await later(11 * hour)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', trouble: null, refundState: 'ASKED' })
})

describe('a label that its carrier does not take', () => {
  beforeEach(() => {
    voidAnswers = [{ state: 'REFUSED', said: 'scanned' }]
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
    const before = await balance(seller)
    const { afterVoidCents } = await cancel(id)
    expect(await orderOf(id)).toMatchObject({ voidRefundCents: 0, refundedCents: 0 })
    expect((await told()).join(' ')).toContain(`The carrier didn’t refund the label of order ${id}`)
    expect(await rowOf(id)).toMatchObject({ refundState: 'REFUSED', dueCents: afterVoidCents })
    voidAnswers = [{ state: 'REFUNDED' }]
    await takeBack(id)
    expect(await balance(seller)).toBe(before + afterVoidCents)
    expect(await backOf(id)).toEqual([[`order:${id}:void`, afterVoidCents]])
  })
})

describe('cancelled after its label was given back', () => {
  test.each([
    ['while its carrier looks at it', [{ state: 'ASKED' }], 'SHIPPING_AFTER_VOID', 0],
    ['once it is back', [{ state: 'REFUNDED' }], 'SHIPPING_ONLY', 1],
    ['once it is refused', [{ state: 'REFUSED' }], 'POSTAGE_LOST', 0],
  ] as const)('%s', async (_, answers, reason, isNow) => {
    const id = await labelled()
    await takeBack(id)
    stateAnswers = [...answers]
    await later(day + minute)
    const { data: shown } = await as('support')(orderOfficeCalls.officePreviewCancel, at(id))
    expect(shown.reason).toBe(reason)
    const before = await balance(seller)
    const { afterVoidCents, refundCents } = await cancel(id)
    expect(refundCents > 0).toBe(isNow === 1)
    expect(await balance(seller)).toBe(before + refundCents)
    stateAnswers = [{ state: 'REFUNDED' }]
    await later(day + minute)
    expect(await balance(seller)).toBe(before + refundCents + afterVoidCents)
  })

  test('a first label’s postage gives nothing for an order that goes with a second one', async () => {
    const id = await labelled()
    await takeBack(id)
    const { id: firstId } = await labelOf(id)
    await as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    await as('warehouse')(labelCalls.markPrinted, { body: { orderIds: [id] } })
    const before = await balance(seller)
    const { afterVoidCents } = await cancel(id)
    const { rows } = await shop.engine.db.pool.query(
      "select count(*)::int as open from label where refund_state = 'ASKED' and order_id = $1",
      [id],
    )
    expect(rows).toEqual([{ open: 2 }])
    const give = (labelId: number, seenCents: number) =>
      as('finance')(labelRefundCalls.closeLabelRefund, { ...at(labelId), body: { state: 'REFUNDED', note: 'Seen', seenCents } })
    await give(firstId, 0)
    expect(await balance(seller)).toBe(before)
    await give((await labelOf(id)).id, afterVoidCents)
    expect(await balance(seller)).toBe(before + afterVoidCents)
  })
})

describe('raced', () => {
  /** An order whose carrier is about to be asked what became of its label. */
  async function awaited() {
    const id = await labelled()
    const before = await balance(seller)
    const { afterVoidCents } = await cancel(id)
    stateAnswers = [{ state: 'REFUNDED' }]
    shop.advance(day + minute)
    const staff = (role: 'support' | 'finance') => seedStaff(shop.engine.db, role)
    tokens = {
      ...tokens,
      warehouse: await seedStaff(shop.engine.db, 'warehouse'),
      support: await staff('support'),
      finance: await staff('finance'),
    }
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
    expect(await balance(seller)).toBe(before + afterVoidCents)
    expect(await backOf(id)).toEqual([[`order:${id}:void`, afterVoidCents]])
  })

  test('with a refund by hand: each once, and never more than was paid', async () => {
    const { id, before, afterVoidCents } = await awaited()
    const { paidCents } = await orderOf(id)
    const body = { amountCents: paidCents - 1_00, reason: 'Sorry' }
    await Promise.all([askRefunds(shop.engine), codeOf(as('support')(orderOfficeCalls.officeRefund, { ...at(id), body }))])
    const backCents = (await balance(seller)) - before
    const { refundedCents, status, voidRefundCents } = await orderOf(id)
    expect(refundedCents).toBe(backCents)
    expect(voidRefundCents).toBe(0)
    // Who comes first takes what they ask for; the other one what is left, or nothing.
    expect([paidCents, afterVoidCents]).toContain(backCents)
    expect(status).toBe(backCents === paidCents ? 'REFUNDED' : 'CANCELLED')
  })

  test('with a cancel: the label is given back, and the money is given once', async () => {
    const id = await labelled()
    const before = await balance(seller)
    const { id: labelId } = await labelOf(id)
    const { data: shown } = await as('support')(orderOfficeCalls.officePreviewCancel, at(id))
    await Promise.all([
      codeOf(as('support')(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'x' } })),
      codeOf(as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'x' } })),
    ])
    await shop.settled()
    expect(asked.filter(it => it === 'void')).toHaveLength(1)
    stateAnswers = [{ state: 'REFUNDED' }]
    await later(day + minute)
    await later(day)
    expect(await balance(seller)).toBe(before + shown.afterVoidCents)
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

test('a label that was handed over by a form is voided no more', async () => {
  const id = await labelled()
  const { id: labelId, trackingNumber } = await labelOf(id)
  const { data } = await as('warehouse')(trackingCalls.scanOut, { body: { scan: trackingNumber ?? '' } })
  const ask = () => codeOf(as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'x' } }))
  expect(await ask()).toBe('ORDER_HANDED_OVER')
  await as('warehouse')(trackingCalls.closeManifest, at(data.manifest.id))
  await shop.settled()
  expect(await ask()).toBe('LABEL_ON_FORM')
  expect(asked).toEqual([])
})

describe('after 30 days without an end', () => {
  test('it waits for staff, who close it by the carrier’s statement; the seller gets what was shown', async () => {
    const id = await labelled()
    const before = await balance(seller)
    const { afterVoidCents } = await cancel(id)
    await later(29 * day)
    expect(await rowOf(id)).toBeUndefined()
    expect(await rowOf(id, 'ASKED')).toMatchObject({ isOverdue: false, refundRef: 'D-1', dueCents: afterVoidCents })
    await later(day + minute)
    expect(await rowOf(id)).toMatchObject({ isOverdue: true, refundState: 'ASKED', dueCents: afterVoidCents })
    expect(await codeOf(close(id, 'REFUNDED', afterVoidCents - 1))).toBe('REFUND_NOT_SEEN')
    await close(id, 'REFUNDED', afterVoidCents)
    expect(await balance(seller)).toBe(before + afterVoidCents)
    expect(await codeOf(close(id, 'REFUNDED', 0))).toBe('LABEL_REFUND_OVER')
    // The carrier's late word changes nothing.
    stateAnswers = [{ state: 'REFUSED' }]
    await later(2 * day)
    expect(await balance(seller)).toBe(before + afterVoidCents)
  })

  test('what was refused and comes after all is given then', async () => {
    const id = await labelled()
    const before = await balance(seller)
    const { afterVoidCents } = await cancel(id)
    stateAnswers = [{ state: 'REFUSED' }]
    await later(day + minute)
    await close(id, 'REFUNDED', afterVoidCents)
    expect(await balance(seller)).toBe(before + afterVoidCents)
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
