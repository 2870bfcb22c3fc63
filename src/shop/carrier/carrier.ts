// The public verbs of carriers: what is known of them all. Of our accounts at them, `account/` is asked.
import { carriers } from './registry.ts'
import type { PublicTracking } from './rules.ts'

/** Whether parcels under this carrier's numbers may be handed over by us; those of all others are their sellers' business. */
export const isIntegrated = (id: string | undefined): boolean =>
  id !== undefined && carriers.some(it => it.service && (it.id === id || it.standsFor?.id === id))

/**
 * What people call the carrier of a number, and where it tells of it itself: by the carrier that is known, else by what the number says.
 * Nothing of one that we do not know.
 */
export function publicTracking(id: string, number: string | null): PublicTracking {
  const known = carriers.find(it => it.id === id && it.name) ?? carriers.find(({ numbers }) => number !== null && numbers?.isNumber(number))
  const { name = null, trackingUrl } = known ?? {}
  return { carrierName: name, trackingUrl: number ? (trackingUrl?.(number) ?? null) : null }
}

/** The same of a row that may say its carrier by hand, where that is none of those we know. */
export const trackingOf = (row: {
  carrier: string
  trackingNumber: string | null
  carrierName: string
  trackingLink: string
}): PublicTracking =>
  row.carrierName === ''
    ? publicTracking(row.carrier, row.trackingNumber)
    : { carrierName: row.carrierName, trackingUrl: row.trackingLink === '' ? null : row.trackingLink }

/** The carriers whose numbers we know, as people call them. */
export const namedCarriers = (): { id: string; name: string }[] =>
  carriers.flatMap(({ id, name, numbers }) => (name && numbers ? [{ id, name }] : []))

/** Whether this may be a number of that carrier; one that has none of its own says nothing. */
export const isNumberOf = (id: string, number: string): boolean => carriers.find(it => it.id === id)?.numbers?.isNumber(number) ?? true

/** The carrier whose number a label is thought to have until one is read. */
export function usualCarrier(): string {
  const usual = carriers.find(({ id, numbers }) => numbers && isIntegrated(id))
  if (!usual) throw new Error('No carrier sells labels here.')
  return usual.id
}

/** The carrier of what bears a number that we do not know. */
export function unknownCarrier(): string {
  const unknown = carriers.find(it => !it.numbers && !it.service)
  if (!unknown) throw new Error('No carrier stands for those that we do not know.')
  return unknown.id
}

/** The names under which this app itself stands in for carriers; never in production. */
export const standInHosts = (): string[] => carriers.flatMap(({ standIn }) => standIn?.host ?? [])
