// The parcels of orders, with what was told of them.
import type { Db } from '#engine/db/database.ts'
import { trackingOf } from '#shop/carrier/carrier.ts'
import type { PublicTracking } from '#shop/carrier/rules.ts'
import { listEvents, listParcels, type ParcelRow } from '../store.ts'

/** The parcels of an order with their events, the first one first. */
export const parcelsOf = async (db: Db, orderId: number): Promise<ToldParcel[]> => (await parcelsByOrder(db, [orderId])).get(orderId) ?? []

/** The same of several orders. */
export async function parcelsByOrder(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, ToldParcel[]>> {
  return Map.groupBy(await withEvents(db, await listParcels(db, { orderIds })), parcel => parcel.orderId)
}

/** These parcels with all that was told of them, oldest first, and where their carriers tell of them. */
export async function withEvents(db: Db, parcels: readonly ParcelRow[]) {
  const ids = parcels.map(parcel => parcel.id)
  const events = Map.groupBy(await listEvents(db, ids), event => event.parcelId)
  return parcels.map(parcel => ({
    ...withCarrier(parcel),
    events: events.get(parcel.id) ?? [],
  }))
}

/** This parcel with what people call its carrier, and where that tells of it. */
export const withCarrier = (parcel: ParcelRow): Omit<ParcelRow, 'carrierName' | 'trackingLink'> & PublicTracking => ({
  ...parcel,
  ...trackingOf(parcel),
})

export type ToldParcel = Awaited<ReturnType<typeof withEvents>>[number]
