import type { Language } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { api } from '#kit/call/api.ts'
import { type ShippingEstimate, shippingCalls } from '../contract.ts'
import { everyOption } from '../offer.rules.ts'

/** An offer with its days as they are read: 'Nov 21'. */
export interface ShownOffer extends Omit<ShippingEstimate, 'arrivesFrom' | 'arrivesTo'> {
  from: string
  to: string
}

/** Written by the loader for the first country, so that a page does not carry what writes dates. */
export function shownOffers(offers: readonly ShippingEstimate[], language: Language): ShownOffer[] {
  const dayOf = (day: string) => formatDate(`${day}T00:00:00Z`, 'short', { language, timeZone: 'UTC' })
  return offers.map(({ arrivesFrom, arrivesTo, ...offer }) => ({ ...offer, from: dayOf(arrivesFrom), to: dayOf(arrivesTo) }))
}

export const askOffers = async (query: { country: string; weightOz: number }, language: Language): Promise<ShownOffer[]> =>
  shownOffers((await api(shippingCalls.shippingOffers, { query: { ...query, ...everyOption } })).data, language)
