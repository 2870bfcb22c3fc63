import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { Personal } from '#shop/account/account.ts'
import { listOf } from './store.ts'

/** Acts stay as what staff are answerable for, as the audit log does. */
export const approvalPersonal: Personal = { parts: { moneyActs } }

function moneyActs(db: Db, accountId: number) {
  return readByKey(
    (after, limit) => listOf(db, accountId, after, limit),
    act => act.id,
  )
}
