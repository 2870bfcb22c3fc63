// Paying: the total leaves the wallet in the transaction that moves the order, or nothing happens.
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { sendAll } from '#engine/jobs/job.ts'
import { type Charge, type ChargeResult, chargeWallets, openWallet } from '#shop/wallet/wallet.ts'
import { type Bought, invoiceJob } from '../checkout/invoice.ts'
import { areAllOnTheirWay, listCountedLines } from '../item/store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { factsOf, type StepActor, systemActor } from '../status/facts.status.ts'
import { whyNot } from '../status/rules.ts'
import { type StepOutcome, writeMoves } from '../status/status.ts'
import { type FactRow, lockOrders, setOrder } from '../status/store.ts'
import { noBillFault, priceChanged, type QuotedRow, requote } from './quote.pay.ts'
import { reserve, settle } from './stock.ts'

export type PayOutcome =
  | { orderId: number; status: OrderStatus; totalCents: number; fault?: undefined }
  | { orderId: number; fault: Fault /** The attempt was written down: the transaction must be committed. */; isKept: boolean }

/**
 * Submits or retries these orders of one seller and charges each its total, in the order given, as far as the money goes. Nobody is
 * charged for an order that is refused; too little money leaves an order at PAYMENT_FAILED.
 */
export const payOrders = (
  tx: Tx,
  sellerId: number,
  orderIds: readonly number[],
  actor: StepActor,
  seen?: Paying['seen'],
): Promise<PayOutcome[]> => payFunded(tx, { sellerId, orderIds, actor, seen })

interface Paying {
  sellerId: number
  orderIds: readonly number[]
  actor: StepActor
  /** Brings the money that pays, once orders, stock and vouchers are locked and some order can be paid: the wallet comes last. */
  fund?: () => Promise<void>
  /** The totals that were shown, where they are known: another one is not charged (ORDER_PRICE_CHANGED). */
  seen?: ReadonlyMap<number, number> | undefined
}
/** The same with money that comes in this very transaction. Where no order can be paid, it was not asked to come. */
export async function payFunded(tx: Tx, { sellerId, orderIds, actor, fund, seen }: Paying): Promise<PayOutcome[]> {
  const [locked, counted] = await Promise.all([lockOrders(tx, orderIds, sellerId), listCountedLines(tx, orderIds)])
  const rows = new Map((await requote(tx, locked)).map(row => [row.id, row]))
  const outcomes = new Map<number, PayOutcome>()
  const payable: FactRow[] = []
  for (const orderId of orderIds) {
    const row = rows.get(orderId)
    const refusal = row ? faultOf(row, actor, tx.now(), seen?.get(orderId)) : new Fault('ORDER_NOT_FOUND')
    const isWaiting = row !== undefined && (await waitsForFiles(tx, row, refusal))
    const fault = isWaiting ? new Fault('ORDER_WAITS_FOR_FILES') : refusal
    if (fault) outcomes.set(orderId, { orderId, fault, isKept: isWaiting || (row?.isRequoted ?? false) })
    else if (row && !payable.includes(row)) payable.push(row)
  }
  const reserved = await reserve(tx, payable, counted)
  for (const [orderId, fault] of reserved.faults) outcomes.set(orderId, { orderId, fault, isKept: fault.code === 'VOUCHER_CAN_NOT_USE' })
  const charged = payable.filter(row => !reserved.faults.has(row.id))
  if (charged.length > 0) await fund?.()
  const results = charged.length > 0 ? await chargeAll(tx, sellerId, charged.map(chargeOf)) : []
  charged.forEach((row, index) => {
    outcomes.set(row.id, outcomeOf(row, results[index]))
  })
  await settle(tx, reserved, charged, orderId => outcomes.get(orderId)?.fault === undefined)
  await writePayments(tx, payable, outcomes, actor)
  return orderIds.map(orderId => outcomes.get(orderId) ?? { orderId, fault: new Fault('ORDER_NOT_FOUND'), isKept: false })
}

const stepOf = (row: FactRow) => (row.status === 'PAYMENT_FAILED' ? 'retry' : 'submit')

const onTheWay: readonly string[] = ['ORDER_FILES_MISSING', 'ORDER_LABEL_NOT_READY']

function faultOf(row: QuotedRow, actor: StepActor, now: Date, seenCents: number | undefined): Fault | undefined {
  if (row.quoteFault) return noBillFault(row.quoteFault)
  const fault = whyNot(stepOf(row), factsOf(row), actor.roles, now, {})
  const shownCents = seenCents ?? row.shownCents ?? row.totalCents
  const isOther = shownCents !== row.totalCents
  // A new price goes before files on their way: what is paid once they are there is a sum that was seen.
  if (fault && !(isOther && onTheWay.includes(fault))) return new Fault(fault)
  return isOther ? priceChanged(shownCents, row.totalCents) : undefined
}

/** Files or a label that are still on their way: the order is remembered and paid when they are there (jobs.ts). */
async function waitsForFiles(tx: Tx, row: FactRow, refusal: Fault | undefined): Promise<boolean> {
  const isLabel = refusal?.code === 'ORDER_LABEL_NOT_READY' && row.labelState === 'WAITING'
  if (!isLabel && refusal?.code !== 'ORDER_FILES_MISSING') return false
  if (!isLabel && !(await areAllOnTheirWay(tx, row.id))) return false
  if (!row.submitsWhenReady) await setOrder(tx, row.id, { submit_when_ready: true })
  return true
}

/** The voucher comes off the production part. */
const chargeOf = (row: FactRow): Charge => ({
  orderId: row.id,
  amountCents: row.totalCents,
  split: { productionCents: row.productionCents - row.discountCents, shippingCents: row.shippingCents },
})

/** A seller who never had money has no wallet yet: it is opened, and found empty. */
async function chargeAll(tx: Tx, sellerId: number, charges: readonly Charge[]): Promise<ChargeResult[]> {
  try {
    return await chargeWallets(tx, sellerId, charges)
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'WALLET_NOT_FOUND') throw error
    await openWallet(tx, sellerId)
    return chargeWallets(tx, sellerId, charges)
  }
}

function outcomeOf(row: FactRow, result: ChargeResult | undefined): PayOutcome {
  if (result?.ok) return { orderId: row.id, status: 'NEW_ORDER', totalCents: row.totalCents }
  const missingCents = result?.missingCents ?? row.totalCents
  const fault = new Fault(result?.fault ?? 'NOT_ENOUGH_BALANCE', { values: { missing: formatCents(missingCents), missingCents } })
  return { orderId: row.id, fault, isKept: result?.fault === 'NOT_ENOUGH_BALANCE' }
}

async function writePayments(tx: Tx, payable: readonly FactRow[], outcomes: ReadonlyMap<number, PayOutcome>, actor: StepActor) {
  const paid = payable.filter(row => outcomes.get(row.id)?.fault === undefined)
  const refused = payable.filter(row => outcomes.get(row.id)?.fault?.code === 'NOT_ENOUGH_BALANCE')
  const moves = (group: readonly FactRow[], to: OrderStatus) =>
    group.map((row): StepOutcome => ({ orderId: row.id, from: row.status, to, row }))
  const paying = (['submit', 'retry'] as const).map(step =>
    writeMoves(
      tx,
      { step, actor, isPayment: true, patch: { submit_when_ready: false }, cents: 'TOTAL' },
      moves(
        paid.filter(row => stepOf(row) === step),
        'NEW_ORDER',
      ),
    ),
  )
  const bought = paid.filter(row => row.source === 'CART').map(row => ({ orderId: row.id }))
  const refusing = writeMoves(
    tx,
    { step: 'payRefused', actor: systemActor, given: { reason: 'NOT_ENOUGH_BALANCE' } },
    moves(refused, 'PAYMENT_FAILED'),
  )
  await Promise.all([...paying, refusing, bought.length > 0 && sendAll<Bought>(tx, invoiceJob, bought)])
}
