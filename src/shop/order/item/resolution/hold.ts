// Art that comes to a paid order after its submit, as by a link that its seller put in the place of another file.
import type { Tx } from '#engine/db/database.ts'
import { systemActor } from '../../status/facts.status.ts'
import { reportError } from '../../status/status.ts'
import { findFacts } from '../../status/store.ts'
import { askingOf, lowArtNote } from './resolution.ts'
import { worstOf } from './rules.ts'

/**
 * A paid order whose file has just come and is low breaks for it, before anything is made of it: another file mends it, or its seller's
 * word on its page (`acceptResolution`).
 */
export async function holdLow(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const paid = (await findFacts(tx, orderIds)).filter(row => row.status === 'NEW_ORDER' && row.paidAt !== null && !row.isFree)
  const asking = await askingOf(
    tx,
    paid.map(row => row.id),
  )
  for (const [orderId, sides] of asking) {
    const worst = worstOf(sides)
    if (!worst) continue
    const file = { itemId: worst.itemId, side: worst.side }
    await reportError(tx, { orderId, code: 'FILE', waitsOn: 'SELLER', note: `${lowArtNote} ${worst.dpi}`, actor: systemActor, file })
  }
}
