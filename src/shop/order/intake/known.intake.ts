import type { Db } from '#engine/db/database.ts'
import { listNumberHolders } from './number.store.ts'
import { listLiveExternalIds } from './store.ts'

/** Those of these external ids that the seller has a live order of: a further one will be a DUPLICATE. */
export async function knownExternalIds(db: Db, sellerId: number, externalIds: readonly string[]): Promise<ReadonlySet<string>> {
  return externalIds.length === 0 ? new Set() : new Set(await listLiveExternalIds(db, sellerId, externalIds))
}

/** The live order whose label says this tracking number. */
export async function orderReadAs(db: Db, trackingNumber: string): Promise<number | undefined> {
  const [first] = await listNumberHolders(db, [trackingNumber])
  return first?.isRead ? first.orderId : undefined
}

/** The live orders by the numbers that they keep from another order of this seller: read from a label, or told by the seller before. */
export async function numberHolders(db: Db, sellerId: number, numbers: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const holders = (await listNumberHolders(db, numbers)).filter(holder => holder.isRead || holder.sellerId === sellerId)
  return new Map([...Map.groupBy(holders, holder => holder.number)].map(([number, of]) => [number, of.map(({ orderId }) => orderId)]))
}

/**
 * The live order that bears this tracking number: the one whose label says so, else the only one that was told it. Of several told the
 * same by different sellers it is none; their own paper says whose the parcel is.
 */
export async function orderByNumber(db: Db, trackingNumber: string): Promise<number | undefined> {
  const [first, ...others] = await listNumberHolders(db, [trackingNumber])
  return first?.isRead || others.length === 0 ? first?.orderId : undefined
}
