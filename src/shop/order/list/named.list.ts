import type { Db } from '#engine/db/database.ts'
import { factsOf } from '../status/facts.status.ts'
import { whyNotEdit } from '../status/rules.ts'
import { findFacts } from '../status/store.ts'
import { listByNames } from './search.store.ts'

/** The seller's orders of these ids or external ids, the newest first, with why each takes no number of its seller's parcel now. */
export async function ordersByNames(db: Db, sellerId: number, names: { ids: readonly number[]; externalIds: readonly string[] }) {
  const ids = await listByNames(db, sellerId, names)
  const facts = ids.length === 0 ? [] : await findFacts(db, ids, sellerId)
  return facts
    .map(row => {
      const { id, externalId, status, trackingNumber } = row
      return { id, externalId, status, trackingNumber, whyNot: whyNotEdit('number', factsOf(row)) ?? null }
    })
    .reverse()
}
