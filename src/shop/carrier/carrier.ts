// The public verbs of carriers: which one sells, and which one takes a parcel and tells of it.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
import type { Carrier, CarrierService } from './port.ts'
import { carriers } from './registry.ts'
import { isAbroad, type PublicTracking, type Sees } from './rules.ts'

/** Whose parcels we hand over ourselves; those of all others are their sellers' business. */
export const isIntegrated = (id: string | undefined): boolean => id !== undefined && serverOf(id) !== undefined

/** Who tells us of a parcel under this carrier's number: nobody, where others sold its postage and no tracker follows it. */
export async function seesParcel(db: Db, id: string | undefined, isPostageOurs: boolean): Promise<Sees> {
  const server = id === undefined ? undefined : serverOf(id)
  if (!server) return 'NONE'
  if (isPostageOurs) return 'CARRIER'
  return (await server.isTracker?.(db)) ? 'TRACKER' : 'NONE'
}

/** Who is asked about this carrier's labels and parcels: itself, or the one that stands for it. Throws where nobody is. */
export function serviceOf(engine: Engine, id: string): CarrierService {
  const service = serverOf(id)?.service
  if (!service) throw new Error(`Nobody answers for the carrier ${id}.`)
  return service(engine)
}

/**
 * What people call the carrier of a number, and where it tells of it itself: by the carrier that is known, else by what the number says.
 * Nothing of one that we do not know.
 */
export function publicTracking(id: string, number: string | null): PublicTracking {
  const known = carriers.find(it => it.id === id && it.name) ?? carriers.find(({ numbers }) => number !== null && numbers?.isNumber(number))
  const { name = null, trackingUrl } = known ?? {}
  return { carrierName: name, trackingUrl: number ? (trackingUrl?.(number) ?? null) : null }
}

/** The carrier that our own labels are bought from. */
export const postageCarrier = (): string => seller().id

/** Whether the carrier that sells our labels sells them by this level to this country. */
export function sellsTo(country: string, level: ShippingLevel): boolean {
  const { sells } = seller()
  return sells ? sells(country, level) : !isAbroad(country)
}

/** The carrier whose number a label is thought to have until one is read. */
export const usualCarrier = (): string => (seller().standsFor ?? seller()).id

const serverOf = (id: string): Carrier | undefined =>
  carriers.find(it => it.service && it.id === id) ?? carriers.find(it => it.service && it.standsFor?.id === id)

function seller(): Carrier {
  const first = carriers.find(it => it.service)
  if (!first) throw new Error('No carrier sells labels here.')
  return first
}
