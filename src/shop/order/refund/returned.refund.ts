// An order whose parcel stands at the dock again.
import type { Tx } from '#engine/db/database.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import { whyNot } from '../status/rules.ts'
import { reportError } from '../status/status.ts'
import { insertChange, lockOrders, setOrder } from '../status/store.ts'
import { brokeOnTheWay } from './rules.ts'

/**
 * It waits for its seller: to go out again, or for a refund. One that was lost is found with it; what has arrived or ended before only
 * shows that it is back. Answers whether its seller was told that it needs them, and whether they may send it again.
 */
export async function returnOrder(tx: Tx, orderId: number, staffId: number): Promise<{ isTold: boolean; isSentAgain: boolean }> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) return { isTold: false, isSentAgain: false }
  // The parcel in their hands is the evidence that its carrier brought it back.
  const actor: StepActor = { kind: 'staff', id: staffId, roles: ['carrier'] }
  if (!whyNot('carrierException', factsOf(row), actor.roles, tx.now())) {
    await reportError(tx, { orderId, code: 'RETURNED', waitsOn: 'SELLER', note: '', actor })
    return { isTold: true, isSentAgain: true }
  }
  if (brokeOnTheWay(row)) await setOrder(tx, orderId, { errorCode: 'RETURNED', errorWaitsOn: 'SELLER', errorNote: '' })
  await insertChange(tx, orderId, row.status, { step: 'scanIn', actor: 'staff', actorId: staffId })
  return { isTold: false, isSentAgain: !whyNot('reship', factsOf(row), ['seller'], tx.now()) }
}
