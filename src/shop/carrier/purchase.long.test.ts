// A label is bought once, whatever becomes of its carrier's answers: one carrier that does as it is told, and every step lost in turn.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute, second } from '#base/time.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { drawGs1, writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { buyLabel } from '#shop/label/buy/buy.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { cancelOrders } from '#shop/order/refund/cancel.refund.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { openAccount } from './account/open.account.ts'
import { seedAccount, seedAccountState, seedRule } from './account/seed.ts'
import type { Carrier, CarrierService } from './port.ts'
import { carriers } from './registry.ts'
import { type BoughtLabel, CarrierTrouble } from './rules.ts'

/** What the carrier sold, by the key of the purchase, what it took back, and what it was asked. */
const sold = new Map<string, BoughtLabel>()
const voided: string[] = []
let asked: string[] = []
/** What becomes of the next call of this name; it is done before it fails where it says so. */
type Loss = { at: 'rates' | 'open' | 'buy' | 'find' | 'void'; isDone?: boolean; error: Error }
let losses: Loss[] = []
let serial = 0

async function step<T>(at: Loss['at'], act: () => Promise<T>): Promise<T> {
  asked.push(at)
  const loss = losses.find(it => it.at === at)
  losses = losses.filter(it => it !== loss)
  if (loss && !loss.isDone) throw loss.error
  const answer = await act()
  if (loss) throw loss.error
  return answer
}

const service = (now: () => Date): CarrierService => ({
  rates: () => step('rates', async () => [{ service: 'ANY', name: 'Any', cents: 5_00 }]),
  open: (key, { to }) => step('open', async () => ({ ref: key, asked: to.zip, rateRef: '', quotedCents: 5_00 })),
  buy: ({ ref, asked: zip }) =>
    step('buy', async () => {
      const before = sold.get(ref)
      if (before) return before
      const number = `BT${String(10_000_000 + ++serial)}`
      const paper = await writePdf(labelSize, number, pdf => drawGs1(pdf, [number], { x: 20, y: 100, width: 240, height: 80 }))
      const label = { number, zip, service: 'Any', postageCents: 5_40, madeAt: now(), form: 'PDF', paper, ref: `ref-${number}` } as const
      sold.set(ref, label)
      return label
    }),
  find: ({ ref }) => step('find', async () => sold.get(ref) ?? ('NOT_BOUGHT' as const)),
  void: ({ number, ref }) =>
    step('void', async () => {
      if (!voided.includes(number) && ref === `ref-${number}`) voided.push(number)
      return { state: 'VOIDED' }
    }),
  handOver: async () => ({ formNumber: 'B1' }),
  events: async () => [],
  check: async () => ({ isGood: true, tells: true, said: '' }),
})
const beta: Carrier = {
  id: 'beta',
  account: {
    fields: [],
    modes: ['LIVE'],
    services: [{ code: 'ANY', name: 'Any', level: 'STANDARD', carries: country => country === 'US' }],
  },
  service: ({ db }) => service(() => db.now()),
}

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const registry = carriers as Carrier[]
registry.push(beta)
afterAll(async () => {
  registry.splice(0, registry.length, ...registry.filter(it => it !== beta))
  await shop.close()
})
const { rich, paid } = arrange(shop)
let seller: Seeded
let warehouse: Seeded
let accountId = 0
beforeAll(async () => {
  await shop.write(async tx => {
    await seedPrices(tx)
    accountId = await seedAccount(tx, { carrier: 'beta', services: ['ANY'] })
    await seedRule(tx, { accountId })
  })
  seller = await rich(10_000_00)
})
beforeEach(async () => {
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  asked = []
  losses = []
  await shop.write(tx => seedAccountState(tx, accountId, { state: 'ACTIVE', isEnabled: true }))
})

const office = () => shop.client(warehouse.token)
async function produced(): Promise<number> {
  const [{ id } = { id: 0 }] = await paid(seller)
  await shop.write(tx => seedProduced(tx, [id]))
  return id
}
const labelOf = async (id: number) => {
  const { data } = await office()(labelCalls.officeLabel, { params: { id } })
  if (!data) throw new Error('The order has no label.')
  return data
}
/** Asks for the label of a new order while the carrier does so. */
async function make(...given: Loss[]): Promise<number> {
  const id = await produced()
  losses = given
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  return id
}
/** What is open is asked about again after so long. */
async function later(milliseconds: number): Promise<void> {
  shop.advance(milliseconds)
  await shop.cron('label.settle')
  await shop.settled()
}
const unknown = () => new CarrierTrouble('UNKNOWN')
const calls = (at: Loss['at']) => asked.filter(it => it === at).length

test('a label knows what it was offered for, what it cost, and nothing any more of the address that its carrier was told', async () => {
  const id = await make()
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', carrier: 'beta', quotedCents: 5_00, postageCents: 5_40, trouble: null })
  expect(asked).toEqual(['rates', 'open', 'buy'])
  const { rows } = await shop.engine.db.pool.query(
    'select asked from label_purchase p join label l on l.id = p.label_id where order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ asked: '' }])
})

test.each(['rates', 'open'] as const)('an answer that is lost at the first step (%s) has bought nothing: it is asked again', async at => {
  const before = sold.size
  const id = await make({ at, isDone: true, error: unknown() })
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'UNKNOWN' })
  expect(calls('buy')).toBe(0)
  await later(5 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null })
  expect([sold.size - before, calls('find')]).toEqual([1, 0])
})

test('a label whose purchase was lost on its way back is found, and bought once', async () => {
  const before = sold.size
  const id = await make({ at: 'buy', isDone: true, error: unknown() })
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'UNKNOWN', trackingNumber: null })
  await later(5 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null })
  expect([sold.size - before, calls('buy'), calls('find')]).toEqual([1, 1, 1])
})

test('a process that ends between the trial and the answer asks first, too', async () => {
  const before = sold.size
  const id = await make({ at: 'buy', isDone: true, error: new Error('The process ends.') })
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE' })
  expect([sold.size - before, calls('buy'), calls('find')]).toEqual([1, 1, 1])
})

test('that nothing was bought is believed after a minute alone: until then the purchase may be on its way', async () => {
  const before = sold.size
  const id = await make({ at: 'buy', error: unknown() })
  const { id: labelId } = await labelOf(id)
  // Whoever asks too early hears of no label and buys none.
  await shop.engine.db.pool.query('update label set ask_at = null where id = $1', [labelId])
  shop.advance(30 * second)
  await buyLabel(shop.engine, labelId)
  expect([sold.size - before, calls('buy'), calls('find')]).toEqual([0, 1, 1])
  await later(5 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null })
  expect([sold.size - before, calls('buy')]).toEqual([1, 2])
})

test('a carrier that answers nothing for hours is asked less and less, and sells one label', async () => {
  const before = sold.size
  const id = await make(
    { at: 'buy', isDone: true, error: unknown() },
    ...Array.from({ length: 4 }, () => ({ at: 'find', error: unknown() }) as const),
  )
  for (let passed = 0; passed < 30; passed++) await later(2 * minute)
  expect(calls('find')).toBeLessThan(8)
  await later(60 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE' })
  expect([sold.size - before, calls('buy')]).toEqual([1, 1])
})

test('a carrier whose calls are used up is not asked before its time, and the label is bought then', async () => {
  const until = new Date(shop.engine.db.now().getTime() + 60 * minute)
  const id = await make({ at: 'buy', error: new CarrierTrouble('LIMITED', { until }) })
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'LIMITED' })
  for (let passed = 0; passed < 5; passed++) await later(10 * minute)
  expect(asked).toEqual(['rates', 'open', 'buy'])
  await later(11 * minute)
  // It was said that the call was not made: there is nothing to ask about.
  expect(asked).toEqual(['rates', 'open', 'buy', 'buy'])
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null })
})

test('an account that its carrier stops sells no more: what it has not sold is bought from another', async () => {
  const id = await make({ at: 'buy', error: new CarrierTrouble('STOPPED', { said: 'no funds' }) })
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'STOPPED', carrier: 'beta' })
  const { rows } = await shop.engine.db.pool.query('select state, stopped_said as said from carrier_account where id = $1', [accountId])
  expect(rows).toEqual([{ state: 'STOPPED', said: 'no funds' }])
  const other = await make()
  expect(await labelOf(other)).toMatchObject({ state: 'LIVE', carrier: 'sandbox' })
  await later(5 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', carrier: 'sandbox', trouble: null })
})

test('an account that is switched off between the steps buys nothing any more, but what it may have sold is asked of it', async () => {
  const before = sold.size
  const [unsold, lost] = [
    await make({ at: 'buy', error: new CarrierTrouble('LIMITED') }),
    await make({ at: 'buy', isDone: true, error: unknown() }),
  ]
  await shop.write(tx => seedAccountState(tx, accountId, { isEnabled: false }))
  await later(10 * minute)
  expect(await labelOf(unsold)).toMatchObject({ state: 'LIVE', carrier: 'sandbox' })
  expect(await labelOf(lost)).toMatchObject({ state: 'LIVE', carrier: 'beta' })
  expect(sold.size - before).toBe(1)
})

test('two who buy the same label at once buy it once', async () => {
  const before = sold.size
  const id = await make({ at: 'rates', error: unknown() })
  const { id: labelId } = await labelOf(id)
  await shop.engine.db.pool.query('update label set ask_at = null where id = $1', [labelId])
  await Promise.all([buyLabel(shop.engine, labelId), buyLabel(shop.engine, labelId), buyLabel(shop.engine, labelId)])
  await later(5 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE' })
  expect([sold.size - before, calls('buy')]).toEqual([1, 1])
})

test('a label that comes for an order that was cancelled meanwhile is taken back, also by a carrier that is busy', async () => {
  const id = await make({ at: 'buy', isDone: true, error: unknown() }, { at: 'void', error: new CarrierTrouble('LIMITED') })
  await shop.write(tx => cancelOrders(tx, [{ orderId: id }], staffActor({ id: warehouse.id, roles: ['support'] }), 'Changed their mind'))
  await later(5 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', trouble: 'LIMITED' })
  await later(60 * minute)
  const { state, trackingNumber } = await labelOf(id)
  expect(state).toBe('VOIDED')
  expect(voided.filter(number => number === trackingNumber)).toHaveLength(1)
})

test('while the only account that sells it is stopped a label waits, is said to at the desk, and is bought when the account is open again', async () => {
  const { rows } = await shop.engine.db.pool.query<{ id: string }>("select id from carrier_account where carrier = 'sandbox'")
  const sandboxId = Number(rows[0]?.id)
  await shop.write(async tx => {
    await seedAccountState(tx, sandboxId, { isEnabled: false })
    await seedAccountState(tx, accountId, { state: 'STOPPED' })
  })
  const [id, unsold] = [await produced(), await produced()]
  const { data: quote } = await office()(labelCalls.quoteLabels, { query: { orderIds: String(id) } })
  expect(quote).toMatchObject({ bought: 0, refused: [{ orderId: id, fault: 'CARRIER_ACCOUNT_STOPPED' }] })
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'STOPPED', fault: null })
  await later(24 * 60 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'STOPPED' })
  await shop.write(tx => openAccount(tx, accountId, { tells: true }))
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', carrier: 'beta', trouble: null })
  await shop.write(tx => seedAccountState(tx, accountId, { isEnabled: false }))
  await office()(labelCalls.makeLabels, { body: { orderIds: [unsold] } })
  await shop.settled()
  expect(await labelOf(unsold)).toMatchObject({ state: 'FAILED', fault: 'NO_CARRIER_ACCOUNT' })
  await shop.write(tx => seedAccountState(tx, sandboxId, { isEnabled: true }))
})
