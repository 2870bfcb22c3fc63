import type { Db } from '#engine/db/database.ts'
import { listLiveExternalIds } from './known.store.ts'

/** Those of these external ids that the seller has a live order of: a further one will be a DUPLICATE. */
export async function knownExternalIds(db: Db, sellerId: number, externalIds: readonly string[]): Promise<ReadonlySet<string>> {
  return externalIds.length === 0 ? new Set() : new Set(await listLiveExternalIds(db, sellerId, externalIds))
}
