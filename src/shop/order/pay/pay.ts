// Paying: the total leaves the wallet in the transaction that moves the order, or nothing happens.
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { job, sendAll } from '#engine/jobs/job.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { type Charge, type ChargeResult, chargeWallets, openWallet } from '#shop/wallet/ledger/ledger.ts'
import { askingOf, lowFault, waitForWord } from '../item/resolution/resolution.ts'
import { areAllOnTheirWay, listCountedLines } from '../item/store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { factsOf, type StepActor, systemActor } from '../status/facts.status.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { type ChosenStep, chooseStep, payStep, whyNot } from '../status/rules.ts'
import { type Move, takeSteps, writeMoves } from '../status/status.ts'
import { type FactRow, lockOrders, setOrder } from '../status/store.ts'
import { keepCustoms } from './customs.pay.ts'
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
  const asking = await askingOf(
    tx,
    locked.flatMap(row => (row.paidAt === null && !row.isFree ? row.id : [])),
  )
  const isWaiter = actor.kind !== 'seller' || (await readSetting(tx, 'dpiPolicy')) === 'WAIT'
  // One instant: what was payable is so still when the wallet has answered.
  const now = tx.now()
  const outcomes = new Map<number, PayOutcome>()
  const payable: FactRow[] = []
  for (const orderId of orderIds) {
    const row = rows.get(orderId)
    const low = lowFault(isWaiter ? 'ORDER_WAITS_FOR_RESOLUTION' : 'ORDER_RESOLUTION_LOW', asking.get(orderId) ?? [])
    const fault = row ? await refusalOf(tx, row, { actor, now, seenCents: seen?.get(orderId), low }) : new Fault('ORDER_NOT_FOUND')
    const isWaiting = fault !== undefined && waits.includes(fault.code)
    if (fault) outcomes.set(orderId, { orderId, fault, isKept: isWaiting || (row?.isRequoted ?? false) })
    else if (row && !payable.includes(row)) payable.push(row)
  }
  const reserved = await reserve(tx, payable, counted)
  for (const [orderId, fault] of reserved.faults) outcomes.set(orderId, { orderId, fault, isKept: fault.code === 'VOUCHER_CAN_NOT_USE' })
  const charged = payable.filter(row => !reserved.faults.has(row.id))
  if (charged.length > 0) await fund?.()
  const results = charged.length > 0 ? await chargeAll(tx, sellerId, charged.map(chargeOf)) : []
  const moves = charged.map((row, index) => ({ row, way: wayOf(row, actor, now, results[index]) }))
  moves.forEach(({ row, way }, index) => {
    outcomes.set(row.id, outcomeOf(row, way, results[index]))
  })
  await settle(tx, reserved, charged, orderId => outcomes.get(orderId)?.fault === undefined)
  await writePayments(tx, moves, actor)
  return orderIds.map(orderId => outcomes.get(orderId) ?? { orderId, fault: new Fault('ORDER_NOT_FOUND'), isKept: false })
}

const onTheWay: readonly string[] = ['ORDER_FILES_MISSING', 'ORDER_LABEL_NOT_READY']
/** The submit is remembered, and the order paid once it may be. */
const waits: readonly string[] = ['ORDER_WAITS_FOR_FILES', 'ORDER_WAITS_FOR_RESOLUTION']

interface Checked {
  actor: StepActor
  now: Date
  seenCents: number | undefined
  /** Its art is low, and its seller has not said that it will do. */
  low: Fault | undefined
}
/** Why it is not paid now. What its seller has submitted is remembered while it waits: for files on their way, or for their word. */
async function refusalOf(tx: Tx, row: QuotedRow, { actor, now, seenCents, low }: Checked): Promise<Fault | undefined> {
  const fault = faultOf(row, actor, now, seenCents)
  const isOnItsWay = await comesYet(tx, row, fault)
  // Like a new price, low art goes before files on their way: what is paid once they are there was seen.
  const refusal = low && (isOnItsWay || !fault) ? low : isOnItsWay ? new Fault('ORDER_WAITS_FOR_FILES') : fault
  if (refusal?.code === 'ORDER_WAITS_FOR_RESOLUTION') await waitForWord(tx, row, actor)
  else if (isOnItsWay && refusal !== low && !row.submitsWhenReady) await setOrder(tx, row.id, { submitWhenReady: true })
  return refusal
}

function faultOf(row: QuotedRow, actor: StepActor, now: Date, seenCents: number | undefined): Fault | undefined {
  if (row.quoteFault) return noBillFault(row.quoteFault)
  const fault = whyNot(payStep(row.status), factsOf(row), actor.roles, now, {})
  const shownCents = seenCents ?? row.shownCents ?? row.totalCents
  const isOther = shownCents !== row.totalCents
  // A new price goes before files on their way: what is paid once they are there is a sum that was seen.
  if (fault && !(isOther && onTheWay.includes(fault))) return new Fault(fault)
  return isOther ? priceChanged(shownCents, row.totalCents) : undefined
}

/** What it is refused for, files or a label, is still on its way (jobs.ts). */
async function comesYet(tx: Tx, row: FactRow, refusal: Fault | undefined): Promise<boolean> {
  if (refusal?.code === 'ORDER_LABEL_NOT_READY') return row.labelState === 'WAITING'
  return refusal?.code === 'ORDER_FILES_MISSING' && areAllOnTheirWay(tx, row.id)
}

/** The voucher comes off the production part; what is made at the shop's cost is paid with nothing of either. */
const chargeOf = (row: FactRow): Charge => ({
  orderId: row.id,
  amountCents: row.totalCents,
  split: row.isFree
    ? { productionCents: 0, shippingCents: 0 }
    : { productionCents: row.productionCents - row.discountCents, shippingCents: row.shippingCents },
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

/** What the table makes of the wallet's answer: the order is paid, was refused for want of money, or waits for its seller's debt. */
function wayOf(row: FactRow, actor: StepActor, now: Date, result: ChargeResult | undefined): ChosenStep | StepFault {
  const facts = factsOf(row)
  const missingCents = result?.ok ? 0 : (result?.missingCents ?? row.totalCents)
  if (!result?.ok && result?.fault !== 'THE_USER_MUST_PAY_THE_DEBT')
    return chooseStep('payRefused', facts, systemActor.roles, now, { missingCents })
  return chooseStep(payStep(row.status), facts, actor.roles, now, { debtCents: missingCents })
}

function outcomeOf(row: FactRow, way: ChosenStep | StepFault, result: ChargeResult | undefined): PayOutcome {
  if (result?.ok) {
    if (typeof way === 'string') throw new Error(`Order ${row.id} was charged and cannot be paid: ${way}.`)
    return { orderId: row.id, status: way.to, totalCents: row.totalCents }
  }
  const missingCents = result?.missingCents ?? row.totalCents
  const code = typeof way === 'string' ? way : 'NOT_ENOUGH_BALANCE'
  return {
    orderId: row.id,
    fault: new Fault(code, { values: { missing: formatCents(missingCents), missingCents } }),
    isKept: typeof way !== 'string',
  }
}

async function writePayments(tx: Tx, moves: readonly { row: FactRow; way: ChosenStep | StepFault }[], actor: StepActor): Promise<void> {
  const chosen = moves.filter((move): move is Move => typeof move.way !== 'string')
  const paid = chosen.filter(({ way }) => way.step !== 'payRefused')
  const refused = chosen.filter(({ way }) => way.step === 'payRefused')
  const bought = paid.flatMap(({ row }) => (row.source === 'CART' ? [{ orderId: row.id }] : []))
  await Promise.all([
    keepCustoms(
      tx,
      paid.map(({ row }) => row),
    ),
    writeMoves(tx, paid, { actor, patch: { submitWhenReady: false } }),
    writeMoves(tx, refused, { actor: systemActor, given: { reason: 'NOT_ENOUGH_BALANCE' } }),
    bought.length > 0 && sendAll(tx, invoiceJob, bought),
  ])
}

/** The gateway refused to pay this order: it says so, unless it was paid, cancelled or deleted meanwhile. */
export async function refusePayment(tx: Tx, orderId: number, reason: string): Promise<void> {
  await takeSteps(tx, { orderIds: [orderId], step: 'payRefused', actor: systemActor, given: { reason, isGatewayRefused: true } })
}

/** Whoever buys through the cart gets the invoice by mail; an import of a thousand orders sends none. */
export const invoiceJob = job<Bought>('order.mail-invoice', { retries: 5 })

export interface Bought {
  orderId: number
}
