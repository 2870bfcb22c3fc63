// A parcel that was scanned in again goes out again: charged to its seller, or at the shop's cost.
import { Fault } from '#base/fault.ts'
import { type Cents, formatCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Address } from '#shop/address/rules.ts'
import { weigh } from '#shop/approval/approval.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { ownReasons } from '#shop/wallet/adjust/reason.rules.ts'
import { chargeWallet } from '#shop/wallet/ledger/ledger.ts'
import { addressWithin } from '../edit/edit.ts'
import { pricedLines } from '../item/store.ts'
import { carriage, type NoBill, noBillFault, readPriceBook } from '../pay/quote.pay.ts'
import type { OrderStatus } from '../status/contract.ts'
import { orderKind } from '../status/facts.rules.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import { chooseStep, whyNot } from '../status/rules.ts'
import { writeMoves } from '../status/status.ts'
import { type FactRow, findFacts, lockOrders, type OrderPatch } from '../status/store.ts'
import type { ReshipCharge } from './contract.ts'

interface Charge {
  postageCents: Cents
  feeCents: Cents
}

/** What sending it again costs now, to the cent, and why it cannot be done where it cannot. Throws ORDER_NOT_FOUND. */
export async function previewReship(db: Db, orderId: number, actor: StepActor, sellerId?: number): Promise<ReshipCharge> {
  const [row] = await findFacts(db, [orderId], sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  const fault = whyNot('reship', factsOf(row), actor.roles, db.now())
  const charge = await chargeOf(db, row)
  if ('fault' in charge) return { ...nothing, chargeCents: 0, fault: fault ?? charge.fault }
  return { ...charge, chargeCents: charge.postageCents + charge.feeCents, fault: fault ?? null }
}

interface Reship {
  orderId: number
  actor: StepActor
  sellerId?: number
  /** Where it goes now; the same place where nothing is said. */
  address?: Address | undefined
}

/**
 * Sends a returned order again from PRODUCED; the postage of its level and the fee leave the wallet in the same transaction. Throws
 * ORDER_NOT_FOUND, the step's faults (RESHIP_NOT_SEEN where another sum was shown), the address's and NOT_ENOUGH_BALANCE.
 */
export async function reshipOrder(tx: Tx, { seenChargeCents, ...asked }: Reship & { seenChargeCents: Cents }): Promise<OrderStatus> {
  const row = await lockedOrder(tx, asked)
  const charge = await chargeOf(tx, row)
  if ('fault' in charge) throw noBillFault(charge, 'shippingMethod')
  return send(tx, row, asked, charge, { seenChargeCents, reason: '' })
}

/** The same at the shop's cost, which counts towards the limits of whoever gives it away. */
export async function reshipFree(tx: Tx, { reason, ...asked }: Reship & { reason: string }): Promise<OrderStatus> {
  const row = await lockedOrder(tx, asked)
  const worth = await chargeOf(tx, row)
  await weigh(tx, 'fault' in worth ? null : worth.postageCents + worth.feeCents)
  return send(tx, row, asked, nothing, { seenChargeCents: 0, reason })
}

const nothing: Charge = { postageCents: 0, feeCents: 0 }

async function send(
  tx: Tx,
  row: FactRow,
  { actor, address }: Reship,
  { postageCents, feeCents }: Charge,
  seen: { seenChargeCents: Cents; reason: string },
): Promise<OrderStatus> {
  const cents = postageCents + feeCents
  const given = { ...seen, dueChargeCents: cents }
  const way = chooseStep('reship', factsOf(row), actor.roles, tx.now(), given)
  if (typeof way === 'string') throw new Fault(way)
  const patch: OrderPatch = {
    ...(address && addressWithin(row, address)),
    ...noLabel,
    shippingCents: row.shippingCents + cents,
    usedShippingCents: row.shippingCents + feeCents,
    totalCents: row.totalCents + cents,
    paidCents: row.paidCents + cents,
  }
  if (cents > 0) await charge(tx, row, cents)
  await writeMoves(tx, [{ row, way }], { actor, given, patch, cents })
  return way.to
}

/** Its old label carried it once; its seller gives another, or we buy one. */
const noLabel: OrderPatch = {
  label: null,
  labelState: 'NONE',
  labelLink: '',
  trackingNumber: null,
  isNumberRead: false,
  carrier: '',
}

async function charge(tx: Tx, { id: orderId, sellerId, paidCents }: FactRow, amountCents: Cents): Promise<void> {
  const split = { productionCents: 0, shippingCents: amountCents }
  // What was paid before is another sum each time: a second reship has a reference of its own.
  const ref = `order:${orderId}:reship:${paidCents}`
  const paid = await chargeWallet(tx, { sellerId, orderId, amountCents, split, kind: 'ADJUSTMENT', ref, reason: ownReasons.RESHIP })
  if (paid.ok) return
  const { fault, missingCents } = paid
  throw new Fault(fault, { values: { missing: formatCents(missingCents), missingCents } })
}

/** We buy the postage of its level again; a platform's or a seller's own label costs nothing. */
async function chargeOf(db: Db, row: FactRow): Promise<Charge | NoBill> {
  const feeCents = await readSetting(db, 'reshipFeeCents')
  if (orderKind(row) !== 'STANDARD_USPS') return { postageCents: 0, feeCents }
  const lines = await pricedLines(db, row.id)
  const ids = lines.map(line => line.variantId)
  const shipping = carriage(await readPriceBook(db, row.sellerId, ids), { ...row, lines }, row.productionCents)
  return shipping.ok ? { postageCents: shipping.costCents, feeCents } : shipping
}

async function lockedOrder(tx: Tx, { orderId, sellerId }: Reship): Promise<FactRow> {
  const [row] = await lockOrders(tx, [orderId], sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  return row
}
