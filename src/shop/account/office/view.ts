// Viewing as a seller (impersonation, read only): the same session, turned towards the seller for a while
// (docs/decisions/023-view-as-seller.md).
import { Fault } from '#base/fault.ts'
import { later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { viewLifeMs } from '../person/rules.ts'
import { findAccountRow } from '../person/store.ts'
import { clearView, setView } from '../sign-in/session.store.ts'

/** Throws USER_NOT_FOUND, NOT_A_SELLER, ACCOUNT_IS_CLOSED. */
export async function viewAs(tx: Tx, who: Who, id: number): Promise<{ until: Date }> {
  const account = await findAccountRow(tx, id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  if (account.kind !== 'seller') throw new Fault('NOT_A_SELLER')
  if (account.closedAt) throw new Fault('ACCOUNT_IS_CLOSED')
  const until = later(tx.now(), viewLifeMs)
  await setView(tx, who.sessionId, { id, until })
  noteChange(tx, {}, { viewUntil: until.toISOString() })
  return { until }
}

/** Throws VIEW_IS_OVER where this person is not viewed (any more), so that the audit log tells only of views that were. */
export async function endView(tx: Tx, who: Who, id: number): Promise<null> {
  if (!(await clearView(tx, who.sessionId, id))) throw new Fault('VIEW_IS_OVER')
  return null
}
