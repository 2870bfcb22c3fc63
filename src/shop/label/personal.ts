import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { Personal } from '#shop/account/account.ts'
import { listLabelsOf } from './personal.store.ts'

export const labelPersonal: Personal = { parts: { labels } }

function labels(db: Db, sellerId: number) {
  return readByKey(
    (after, limit) => listLabelsOf(db, sellerId, after, limit),
    label => label.id,
  )
}
