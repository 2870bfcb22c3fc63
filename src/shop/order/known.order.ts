import type { Db } from '#engine/db/database.ts'
import { findIdByNumber, listLiveExternalIds } from './known.store.ts'

/** Those of these external ids that the seller has a live order of: a further one will be a DUPLICATE. */
export async function knownExternalIds(db: Db, sellerId: number, externalIds: readonly string[]): Promise<ReadonlySet<string>> {
  return externalIds.length === 0 ? new Set() : new Set(await listLiveExternalIds(db, sellerId, externalIds))
}

/** The live order that bears this tracking number, whoever gave it. */
export const orderByNumber = (db: Db, trackingNumber: string): Promise<number | undefined> => findIdByNumber(db, trackingNumber)
