// What the edit of a paid order adds to its price, or takes off it: shown first, then posted with the edit.
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { ownReasons } from '#shop/wallet/adjust/reason.rules.ts'
import { takeBooked } from '#shop/wallet/ledger/booked.ledger.ts'
import { chargeWallet, creditWallet } from '#shop/wallet/ledger/ledger.ts'
import { pricedLines } from '../item/store.ts'
import { keepCustoms } from '../pay/customs.pay.ts'
import { frozenJson, refreeze } from '../pay/price.rules.ts'
import { isBill, levelAtFault, type NewPrice, noBillFault, paidPrice, quote, readPriceBook, type Sums } from '../pay/quote.pay.ts'
import { findFrozenPrices } from '../pay/store.ts'
import { type FactRow, findFacts, setOrder } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'
import { countEdits, setItem } from './store.ts'

type Lines = Awaited<ReturnType<typeof pricedLines>>

/**
 * Posts what the order costs more or less by its edited country, level or variants; all its other goods keep the price that was paid. `before`
 * are its lines as they stood.
 * Throws EDIT_PRICE_NOT_SEEN where that is not what was shown, NOT_ENOUGH_BALANCE, ORDER_CANNOT_BE_EDIT (a country, once it is being made).
 */
export async function payDifference(tx: Tx, row: FactRow, edit: OrderEdit, before: Lines): Promise<void> {
  const [after] = await findFacts(tx, [row.id])
  if (!after) throw new Fault('ORDER_NOT_FOUND')
  await keepCustoms(tx, [after])
  const price = await priceAfter(tx, row, after, before)
  const cents = price.totalCents - row.totalCents
  if (cents !== (edit.seenDifferenceCents ?? 0)) {
    const { totalCents } = price
    const values = { was: formatCents(row.totalCents), wasCents: row.totalCents, total: formatCents(totalCents), totalCents }
    throw new Fault('EDIT_PRICE_NOT_SEEN', { values: { ...values, differenceCents: cents } })
  }
  if (cents !== 0) await post(tx, row, cents, price)
  const { lines, frozen, ...sums } = price
  for (const line of lines) await setItem(tx, row.id, line.itemId, line)
  if (frozen) await setOrder(tx, row.id, { frozenPrices: frozenJson(refreeze(await findFrozenPrices(tx, row.id), frozen)) })
  if (cents !== 0 || lines.length > 0) await setOrder(tx, row.id, { ...sums, paidCents: row.paidCents + cents })
}

async function priceAfter(tx: Tx, row: FactRow, after: FactRow, before: Lines): Promise<NewPrice> {
  const { productionCents, shippingCents, discountCents, totalCents } = row
  const isCarriedOn = after.country === row.country && after.shippingMethod === row.shippingMethod
  const lines = await pricedLines(tx, row.id)
  const isSame = lines.every(line => before.some(({ id, variantId }) => id === line.id && variantId === line.variantId))
  if (isCarriedOn && isSame) return { productionCents, shippingCents, discountCents, totalCents, lines: [], frozen: null }
  if (!isCarriedOn && (row.status === 'ERROR' ? row.errorFrom : row.status) !== 'NEW_ORDER')
    throw new Fault('ORDER_CANNOT_BE_EDIT', { path: 'address.country' })
  const ids = lines.map(line => line.variantId)
  const bill = quote(await readPriceBook(tx, row.sellerId, ids), { ...after, lines })
  if (!isBill(bill)) throw noBillFault(bill, levelAtFault(bill) ?? (isCarriedOn ? 'items' : 'address.country'))
  return paidPrice(tx, row, { before, lines }, bill)
}

async function post(tx: Tx, { id, sellerId, shippingCents: wasCents }: FactRow, cents: number, price: Sums): Promise<void> {
  const ref = `order:${id}:edit:${await countEdits(tx, id)}`
  const entry = { sellerId, orderId: id, kind: 'ADJUSTMENT', ref, reason: ownReasons.EDITED } as const
  if (cents < 0) await creditWallet(tx, { ...entry, amountCents: -cents })
  else {
    const shippingCents = Math.min(cents, Math.max(0, price.shippingCents - wasCents))
    const split = { productionCents: cents - shippingCents, shippingCents }
    const paid = await chargeWallet(tx, { ...entry, amountCents: cents, split })
    if (!paid.ok) throw new Fault(paid.fault, { values: { missing: formatCents(paid.missingCents), missingCents: paid.missingCents } })
  }
  // An edit is no step of the table: no sum of a step may count it.
  takeBooked(tx, id)
}
