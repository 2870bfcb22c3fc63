// What a deposit pays by itself, for sellers who want it so.
import type { Cents } from '#base/money.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { Engine } from '#engine/engine.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { whyNotPay } from '#shop/wallet/ledger/posting.rules.ts'
import { systemActor } from '../status/facts.status.ts'
import { notifyPaid, notifyUnpaid } from '../status/notice/notice.ts'
import { lockOrders } from '../status/store.ts'
import { payOrders } from './pay.ts'
import { listUnpaid } from './store.ts'

/**
 * Pays the orders of this seller that were refused for want of money, oldest first, each in a transaction of its own, as far as the
 * money goes. One that does not fit is left as it is and stands in nobody's way; run again, what is paid is not paid twice. What was
 * never submitted is not waiting: its seller has not said yet that they want it.
 */
export async function payWaiting({ db }: Pick<Engine, 'db'>, sellerId: number, signal: AbortSignal): Promise<void> {
  const paid = { count: 0, cents: 0 }
  const waiting = readByKey(
    (after, limit) => listUnpaid(db, sellerId, after, limit),
    id => id,
    { size: 100 },
  )
  for await (const orderId of waiting) {
    signal.throwIfAborted()
    const cents = await payOne({ db }, sellerId, orderId)
    if (cents === undefined) continue
    paid.count += 1
    paid.cents += cents
  }
  if (paid.count > 0) await db.transaction(tx => notifyPaid(tx, sellerId, paid))
}

/** What was charged; nothing where the order is not paid. */
function payOne({ db }: Pick<Engine, 'db'>, sellerId: number, orderId: number): Promise<Cents | undefined> {
  return db.transaction(async tx => {
    const [row] = await lockOrders(tx, [orderId], sellerId)
    // Asked first, so that an order that does not fit gets no further failure on its timeline.
    if (row?.status !== 'PAYMENT_FAILED' || whyNotPay(await findWallet(tx, sellerId), row.totalCents)) return undefined
    const [outcome] = await payOrders(tx, sellerId, [orderId], systemActor)
    if (!outcome?.fault) return outcome?.totalCents
    await notifyUnpaid(tx, row, outcome.fault)
    return undefined
  })
}
