// Whose a tracking number is, where one has typed it and another's label says so.
import type { Tx } from '#engine/db/database.ts'
import { factsOf, systemActor } from '../status/facts.status.ts'
import { notifyNeedsYou } from '../status/notice/notice.ts'
import { whyNot } from '../status/rules.ts'
import { reportError } from '../status/status.ts'
import { insertChange, lockOrders, setOrder } from '../status/store.ts'
import { lockTypedOverRead } from './number.store.ts'

/**
 * Takes these numbers from orders that only typed them, where a label bears them: such an order is an ERROR (LABEL) that its seller
 * mends. One that can be no error now (it is not paid) loses the number all the same. Run again, it finds nothing.
 */
export async function freeTypedNumbers(tx: Tx, numbers: readonly string[]): Promise<void> {
  const lost = new Map((await lockTypedOverRead(tx, numbers)).map(({ id, number }) => [id, number]))
  for (const row of await lockOrders(tx, [...lost.keys()])) {
    const note = `TRACKING_NUMBER_TAKEN ${lost.get(row.id)}`
    await setOrder(tx, row.id, { trackingNumber: null })
    if (whyNot('error', factsOf(row), systemActor.roles, tx.now(), { reason: note }) === undefined)
      await reportError(tx, { orderId: row.id, code: 'LABEL', waitsOn: 'SELLER', note, actor: systemActor })
    else {
      await insertChange(tx, row.id, row.status, { step: 'edit', actor: 'system', actorId: null, reason: note })
      await notifyNeedsYou(tx, row, 'LABEL')
    }
  }
}
