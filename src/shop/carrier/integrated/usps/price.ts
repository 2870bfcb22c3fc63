// What a parcel costs by USPS. Its interface of prices takes sixty calls an hour, so that what was asked once is known for the day.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import { CarrierTrouble, type Rate, type Shipment } from '../../rules.ts'
import type { UspsService } from './account.rules.ts'
import { type PricedRate, Prices } from './api/answers.ts'
import { type Api, type Reply, read } from './api/http.ts'
import { abroadPricesBody, homePricesBody, type Mailing } from './shipment.rules.ts'

/** What was asked of USPS in this process, by account, way, weight and day. */
export interface PriceBook {
  read(key: string, ask: () => Promise<Rate[]>): Promise<Rate[]>
}
const books = new WeakMap<object, Map<string, Promise<Rate[]>>>()
const mostKept = 5_000

/** `home` is the deployment's own, so that two of one process share nothing. What fails is asked again. */
export function priceBookOf(home: object): PriceBook {
  const kept = books.get(home) ?? new Map<string, Promise<Rate[]>>()
  books.set(home, kept)
  return {
    read(key, ask) {
      const known = kept.get(key)
      if (known) return known
      if (kept.size >= mostKept) kept.clear()
      const asked = ask()
      kept.set(key, asked)
      asked.catch(() => kept.delete(key))
      return asked
    },
  }
}

interface Wanted {
  services: readonly UspsService[]
  mailing: Mailing
}
/**
 * What the day's price is known by: USPS tells its zones by three digits of a ZIP at home, and its price groups by country abroad. The
 * heavier of two weights in one ounce is asked for, since USPS counts whole ones.
 */
export function priceKeyOf({ from, to, country, weightOz }: Shipment, { services, mailing }: Wanted): string {
  const isHome = services.some(service => !service.isAbroad)
  const way = [from.zip.slice(0, 3), isHome ? to.zip.slice(0, 3) : country]
  const { size, epsAccount } = mailing.opening
  return JSON.stringify([way, Math.ceil(weightOz), mailing.mailingDate, epsAccount, size, services.map(({ code }) => code)])
}

/** Throws CREATE_LABEL_FAILED where USPS prices none of the services, and a CarrierTrouble where it gives no answer. */
export async function askPrices(api: Api, shipment: Shipment, { services, mailing }: Wanted): Promise<Rate[]> {
  const whole = { ...shipment, weightOz: Math.ceil(shipment.weightOz) }
  const home = services.filter(service => !service.isAbroad)
  const asked: { path: string; body: string; of: readonly UspsService[] }[] = [
    ...(home.length > 0 ? [{ path: '/prices/v3/total-rates/search', body: homePricesBody(whole, home, mailing), of: home }] : []),
    ...services
      .filter(({ isAbroad }) => isAbroad)
      .map(service => ({
        path: '/international-prices/v3/total-rates/search',
        body: abroadPricesBody(whole, service, mailing),
        of: [service],
      })),
  ]
  const rates: Rate[] = []
  let isRefused = false
  for (const { path, body, of } of asked) {
    const reply = await api.ask({ method: 'POST', path, body })
    if (reply.isDone) rates.push(...of.flatMap(service => rateOf(reply.json, service)))
    else if (isPriceless(reply)) isRefused = true
    else throw new CarrierTrouble('UNKNOWN', { said: reply.said })
  }
  if (rates.length === 0 && isRefused) throw new Fault('CREATE_LABEL_FAILED', { values: { reason: 'USPS has no price for this parcel' } })
  return rates
}

/** It is not sold so, or not there, or the parcel is none. */
const isPriceless = (reply: Exclude<Reply, { isDone: true }>): boolean => [400, 404, 422].includes(reply.status)

/** The cheapest of what is the service that we buy; nothing for a price that cannot be read: it is no free label, and is not offered. */
function rateOf(json: unknown, service: UspsService): Rate[] {
  const cents = read(Prices, json)
    .rateOptions.filter(({ rates, totalBasePrice }) => rates.length === 1 && totalBasePrice > 0)
    .flatMap(({ rates: [rate], totalBasePrice }): Cents[] => (rate && isOf(rate, service) ? [totalBasePrice] : []))
  return cents.length === 0 ? [] : [{ service: service.code, name: service.name, cents: Math.min(...cents) }]
}

/** A single machinable piece that we hand over ourselves. Older answers say that in words alone. */
function isOf(rate: PricedRate, { mailClass, rateIndicator }: UspsService): boolean {
  const { rateIndicator: indicator, processingCategory: category, destinationEntryFacilityType: entry, description } = rate
  if (rate.mailClass !== mailClass) return false
  if (indicator) return indicator === rateIndicator && (category ?? 'MACHINABLE') === 'MACHINABLE' && (entry ?? 'NONE') === 'NONE'
  const words = (description ?? '').split(' ')
  return words.at(-1) === 'Single-piece' && !words.some(word => others.includes(word))
}
const others: readonly string[] = ['DDU', 'DNDC', 'DSCF', 'DHUB', 'SCF', 'Nonmachinable', 'Nonstandard', 'Irregular']
