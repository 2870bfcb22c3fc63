// What the packages of a form cost, before anybody buys: asked outside of any transaction, and kept as what is charged.
import { randomUUID } from 'node:crypto'
import { Fault, type FaultValues } from '#base/fault.ts'
import { hour } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { consumeAttempt } from '#shop/account/account.ts'
import { ratesOf } from '#shop/carrier/account/choose.account.ts'
import type { ServiceRate } from '#shop/carrier/account/choose.rules.ts'
import { CarrierTrouble, type CustomsForm } from '#shop/carrier/rules.ts'
import { quoteUntil } from '#shop/order/pay/quote.pay.ts'
import { packingOf } from '#shop/packing/packing.ts'
import type { LabelForm, LabelRate, PackageRates } from './contract.ts'
import { type FormParcel, parcelsOf, shipmentOf } from './form.rules.ts'
import { insertRates } from './store.ts'

/** A package with what it costs by each service, or why nobody takes it. */
export interface RatedParcel {
  parcel: FormParcel
  rates: ServiceRate[]
  fault: { code: string; values: FaultValues } | null
}

/** Throws everything that is wrong with the form: the first fault, with its path. */
export function checkedParcels(form: LabelForm): FormParcel[] {
  const { parcels, faults } = parcelsOf(form)
  const [fault] = faults
  if (fault) throw new Fault(fault.code, { path: fault.path, ...(fault.values && { values: fault.values }) })
  return parcels
}

/** Each asks all carriers, whose calls are counted for all sellers together. */
const most = { max: 120, withinMs: hour, fault: 'LABEL_RATES_TOO_OFTEN' } as const
/** Counts that a seller asks for rates, by the form or by a file. Throws LABEL_RATES_TOO_OFTEN. */
export async function countAsked(db: Db, sellerId: number): Promise<void> {
  await consumeAttempt(db, `label-rates:${sellerId}`, most)
}

/** So many packages are asked about at once. */
const atOnce = 4
/**
 * Asks every carrier about each of these parcels; the same one is asked about once. After `withinMs` nobody is asked any more, and the rest
 * says so: a call waits for it, and its carriers may be slow.
 */
export async function rateParcels(
  engine: Engine,
  sellerId: number,
  parcels: readonly FormParcel[],
  withinMs = Number.POSITIVE_INFINITY,
): Promise<RatedParcel[]> {
  const from = performance.now()
  const numbers = await numbersOf(engine.db, sellerId)
  const asked = new Map<string, Promise<Pick<RatedParcel, 'rates' | 'fault'>>>()
  const rated: RatedParcel[] = []
  for (let at = 0; at < parcels.length; at += atOnce)
    rated.push(
      ...(await Promise.all(
        parcels.slice(at, at + atOnce).map(async parcel => {
          const shipment = shipmentOf(parcel, numbers)
          const key = JSON.stringify(shipment)
          const isLate = performance.now() - from > withinMs
          const answer = asked.get(key) ?? (isLate ? Promise.resolve(notAsked) : rateOne(engine, shipment))
          asked.set(key, answer)
          return { parcel, ...(await answer) }
        }),
      )),
    )
  return rated
}

async function rateOne(engine: Engine, shipment: Parameters<typeof ratesOf>[1]): Promise<Pick<RatedParcel, 'rates' | 'fault'>> {
  try {
    return { rates: await ratesOf(engine, shipment), fault: null }
  } catch (error) {
    if (error instanceof Fault) return { rates: [], fault: { code: error.code, values: error.values } }
    // Which account of ours is stopped, or busy, is nothing to sellers: they ask again.
    if (error instanceof CarrierTrouble) return notAsked
    throw error
  }
}
const notAsked: Pick<RatedParcel, 'rates' | 'fault'> = { rates: [], fault: { code: 'CARRIER_NOT_ASKED', values: {} } }

/** The numbers under which customs know the seller. */
export async function numbersOf(db: Db, sellerId: number): Promise<Pick<CustomsForm, 'eori' | 'ioss'>> {
  const { eori, ioss } = await packingOf(db, sellerId)
  return { eori, ioss }
}

/** Keeps the rates of each package for as long as they hold, and answers the ids by which they are bought. */
export async function keepRates(
  tx: Tx,
  sellerId: number,
  rated: readonly RatedParcel[],
): Promise<{ until: Date; packages: PackageRates[] }> {
  const until = await quoteUntil(tx)
  const rows = rated.map(each => ({ ...each, id: randomUUID(), until }))
  await insertRates(
    tx,
    sellerId,
    rows.filter(({ rates }) => rates.length > 0),
  )
  return {
    until,
    packages: rows.map(({ id, rates, fault }) => ({ rates: rates.map((rate, at) => shownRate(rate, `${id}.${at}`)), fault })),
  }
}

export const shownRate = ({ carrierName, service, name, cents, days, carrier }: ServiceRate, id: string): LabelRate => ({
  id,
  carrier: carrierName,
  service: serviceCode({ carrier, service }),
  serviceName: name,
  cents,
  days,
})
/** The same service of one carrier has one code, whichever account of ours sells it. */
export const serviceCode = ({ carrier, service }: Pick<ServiceRate, 'carrier' | 'service'>): string => `${carrier}.${service}`
