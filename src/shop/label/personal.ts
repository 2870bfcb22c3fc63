import type { Db } from '#engine/db/database.ts'
import type { Personal } from '#shop/account/account.ts'
import { listLabelsOf } from './personal.store.ts'

export const labelPersonal: Personal = { parts: { labels } }

const CHUNK = 1_000
async function* labels(db: Db, sellerId: number) {
  for (let after = 0; ; ) {
    const rows = await listLabelsOf(db, sellerId, after, CHUNK)
    yield* rows
    if (rows.length < CHUNK) return
    after = rows.at(-1)?.id ?? after
  }
}
