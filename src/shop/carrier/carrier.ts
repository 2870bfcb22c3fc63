// The public verbs of carriers: which one sells, and which one takes a parcel and tells of it.
import type { Engine } from '#engine/engine.ts'
import type { Carrier, CarrierService } from './port.ts'
import { carriers } from './registry.ts'

/** Whose parcels we hand over ourselves and hear of; those of all others are their sellers' business. */
export const isIntegrated = (id: string | undefined): boolean => id !== undefined && serverOf(id) !== undefined

/** The ids of all whose parcels we hand over and hear of. */
export const integratedCarriers = (): string[] => carriers.map(({ id }) => id).filter(isIntegrated)

/** Who is asked about this carrier's labels and parcels: itself, or the one that stands for it. Throws where nobody is. */
export function serviceOf(engine: Engine, id: string): CarrierService {
  const service = serverOf(id)?.service
  if (!service) throw new Error(`Nobody answers for the carrier ${id}.`)
  return service(engine)
}

/** The carrier that our own labels are bought from. */
export const postageCarrier = (): string => seller().id

/** The carrier whose number a label is thought to have until one is read. */
export const usualCarrier = (): string => (seller().standsFor ?? seller()).id

const serverOf = (id: string): Carrier | undefined =>
  carriers.find(it => it.service && it.id === id) ?? carriers.find(it => it.service && it.standsFor?.id === id)

function seller(): Carrier {
  const first = carriers.find(it => it.service)
  if (!first) throw new Error('No carrier sells labels here.')
  return first
}
