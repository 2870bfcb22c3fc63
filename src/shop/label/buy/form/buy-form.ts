// Buying labels by the form: the orders, the money and the intents to buy are one transaction; carriers are asked by the job of labels.
import { randomUUID } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { type Cents, formatCents, sumCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { sendAll } from '#engine/jobs/job.ts'
import type { ServiceRate } from '#shop/carrier/account/choose.rules.ts'
import { insertOrders, type NewOrder } from '#shop/order/intake/intake.ts'
import { payOrders } from '#shop/order/pay/pay.ts'
import { labelPrice } from '#shop/order/pay/price.rules.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { whyNotPay } from '#shop/wallet/ledger/posting.rules.ts'
import { insertIntent, setLabelRow } from '../../store.ts'
import { buyLabelJob } from '../buy.ts'
import { addressOf, type FormParcel, wordsOf } from './form.rules.ts'
import { insertParcel, lockRates, setRateOrder } from './store.ts'

/** A parcel with the rate that its seller has chosen. */
export interface Chosen {
  parcel: FormParcel
  rate: ServiceRate
  until: Date
}

/**
 * Buys the label of each of these rates, in the order given: all of them, or none. Throws LABEL_RATE_NOT_FOUND, LABEL_RATE_OVER,
 * LABEL_RATE_USED, LABEL_RATE_TWICE with the path of the rate, NOT_ENOUGH_BALANCE with what is missing, THE_USER_MUST_PAY_THE_DEBT.
 */
export async function buyRates(tx: Tx, sellerId: number, rateIds: readonly string[]): Promise<{ orderIds: number[]; totalCents: Cents }> {
  const asked = rateIds.map(asRate)
  const rows = new Map((await lockRates(tx, sellerId, [...new Set(asked.map(({ id }) => id))])).map(row => [row.id, row]))
  const chosen = asked.map(({ id, at }, index): Chosen => {
    const path = `rateIds.${index}`
    if (asked.findIndex(other => other.id === id) !== index) throw new Fault('LABEL_RATE_TWICE', { path })
    const row = rows.get(id)
    const rate = row?.rates[at]
    if (!row || !rate) throw new Fault('LABEL_RATE_NOT_FOUND', { path })
    if (row.orderId !== null) throw new Fault('LABEL_RATE_USED', { path, values: { orderId: row.orderId } })
    if (row.until <= tx.now()) throw new Fault('LABEL_RATE_OVER', { path })
    return { parcel: row.parcel, rate, until: row.until }
  })
  const orderIds = await buyChosen(tx, sellerId, chosen)
  for (const [index, { id }] of asked.entries()) await setRateOrder(tx, id, orderIds[index] ?? 0)
  return { orderIds, totalCents: sumCents(chosen.map(({ rate }) => rate.cents)) }
}

/** `UUID.2`: the third rate of that package. */
function asRate(rateId: string, index: number): { id: string; at: number } {
  const [, id, at] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,3})$/.exec(rateId) ?? []
  if (id === undefined || at === undefined) throw new Fault('LABEL_RATE_NOT_FOUND', { path: `rateIds.${index}` })
  return { id, at: Number(at) }
}

/** One order each, paid, whose label is in the queue to be bought. Throws NOT_ENOUGH_BALANCE, THE_USER_MUST_PAY_THE_DEBT: none is made then. */
export async function buyChosen(tx: Tx, sellerId: number, chosen: readonly Chosen[]): Promise<number[]> {
  // All that is missing is said at once; the charge itself asks again, under the wallet's lock.
  const refusal = whyNotPay(await findWallet(tx, sellerId), sumCents(chosen.map(({ rate }) => rate.cents)))
  if (refusal) throw missing(refusal)
  const actor = sellerActor(sellerId)
  const made = await insertOrders(tx, sellerId, chosen.map(orderOf), actor)
  const orderIds = made.map(({ id }) => id)
  for (const outcome of await payOrders(tx, sellerId, orderIds, actor)) if (outcome.fault) throw outcome.fault
  const labels: { labelId: number }[] = []
  for (const [index, each] of chosen.entries()) labels.push({ labelId: await intend(tx, sellerId, orderIds[index] ?? 0, each) })
  await sendAll(tx, buyLabelJob, labels)
  return orderIds
}

/** With what the wallet lacks. */
export const missing = ({ fault, missingCents }: { fault: string; missingCents: Cents }): Fault =>
  new Fault(fault, { values: { missing: formatCents(missingCents), missingCents } })

const orderOf = ({ parcel, rate, until }: Chosen): NewOrder => ({
  source: 'LABEL_FORM',
  orderType: 'LABEL',
  shippingBy: 'USPS',
  shippingMethod: null,
  address: addressOf(parcel.shipTo),
  addressVerdict: parcel.verdict,
  items: [],
  bill: labelPrice({ postageCents: rate.cents }),
  quoteUntil: until,
})

async function intend(tx: Tx, sellerId: number, orderId: number, { parcel, rate }: Chosen): Promise<number> {
  const { accountId, carrier, service, name: serviceName, carrierName, cents } = rate
  const labelId = await insertIntent(tx, { orderId, sellerId, carrier, key: randomUUID() })
  if (labelId === undefined) throw new Error('A new order has a label already.')
  await setLabelRow(tx, labelId, { accountId, quotedCents: cents })
  const row = { orderId, labelId, sellerId, parcel, accountId, service, serviceName, carrierName, cents }
  await insertParcel(tx, { ...row, words: wordsOf(parcel) })
  return labelId
}
