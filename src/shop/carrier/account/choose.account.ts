// Which account serves an order, and what all of them together sell.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
import { carriers } from '../registry.ts'
import { CarrierTrouble, type Rate, type Shipment, type SoldService } from '../rules.ts'
import {
  type Candidate,
  candidatesFor,
  cheapest,
  isWaiting,
  type OfferedRate,
  type Parcel,
  type Plan,
  planOf,
  type ServiceRate,
  servicesFor,
  wishesOf,
} from './choose.rules.ts'
import { openService, stopOnTrouble } from './open.account.ts'
import { type AccountRow, enabledAccounts, listAccounts, listEnabled, listRules, readTier } from './store.ts'

export interface Chosen {
  accountId: number
  /** The id of its carrier. */
  carrier: string
  rate: Rate
}

/**
 * The account that a seller's parcel is bought from, and by which of its services. Asks outside, so never in a transaction. Throws
 * NO_CARRIER_ACCOUNT where none that is on sells it, a CarrierTrouble where one that could have sold it cannot be asked now, CREATE_LABEL_FAILED
 * and CUSTOMS_REFUSED where those that could be asked refuse it, and a CarrierTrouble STOPPED where all that could sell it are stopped.
 */
export async function chooseAccount(engine: Engine, shipment: Shipment, sellerId: number): Promise<Chosen> {
  const accounts = new Map((await listEnabled(engine.db)).map(account => [account.id, account]))
  const asked = [[...accounts.values()], ({ id }: { id: number }) => soldBy(accounts.get(id)), shipment, engine.config.production] as const
  const candidates = candidatesFor(...asked)
  const parcel = { ...shipment, tier: await readTier(engine.db, sellerId) }
  const ask = asking(engine, accounts, shipment)
  const chosen = ({ accountId, ...rate }: OfferedRate): Chosen => ({ accountId, carrier: accounts.get(accountId)?.carrier ?? '', rate })
  for (const wish of wishesOf(await listRules(engine.db), candidates, parcel)) {
    const answer = await ask(wish)
    // Whom a rule names is waited for, rather than that a dearer one is bought from; one that is stopped may never come back.
    if (isPassing(answer.failure)) throw answer.failure
    const best = cheapest(answer.rates)
    if (best) return chosen(best)
  }
  const answers = await Promise.all(candidates.map(ask))
  const best = cheapest(answers.flatMap(({ rates }) => rates))
  if (best) return chosen(best)
  throw noRate(answers, isWaiting(...asked))
}

/** Why nobody sells it: whom it waits for comes first, and who has refused it before whoever is stopped. */
function noRate(answers: readonly Asked[], isWaited: boolean): Fault | CarrierTrouble {
  const failures = answers.flatMap(({ failure }) => failure ?? [])
  return (
    failures.find(isPassing) ??
    failures.find(failure => failure instanceof Fault) ??
    (failures.length > 0 || isWaited ? new CarrierTrouble('STOPPED') : new Fault('NO_CARRIER_ACCOUNT'))
  )
}

/**
 * What the parcel costs by every service of every account that takes it, the cheapest first; of two accounts that sell the same, the cheaper
 * one. Asks outside, so never in a transaction. Throws as `chooseAccount` where there is none.
 */
export async function ratesOf(engine: Engine, shipment: Shipment): Promise<ServiceRate[]> {
  const accounts = new Map((await listEnabled(engine.db)).map(account => [account.id, account]))
  const way = { country: shipment.country, level: null }
  const asked = [[...accounts.values()], ({ id }: { id: number }) => soldBy(accounts.get(id)), way, engine.config.production] as const
  const answers = await Promise.all(candidatesFor(...asked).map(asking(engine, accounts, shipment)))
  const rates = answers
    .flatMap(answer => answer.rates)
    .map((rate): ServiceRate => {
      const account = accounts.get(rate.accountId)
      const [least, most] = soldBy(account).find(({ code }) => code === rate.service)?.days ?? []
      const carrier = account?.carrier ?? ''
      const days = least === undefined || most === undefined ? null : { least, most }
      return { ...rate, carrier, carrierName: carrierNameOf(carrier, rate.name), days }
    })
    .toSorted((one, other) => one.cents - other.cents || one.accountId - other.accountId)
  if (rates.length === 0) throw noRate(answers, isWaiting(...asked))
  return rates.filter(({ carrier, service }, at) => rates.findIndex(it => it.carrier === carrier && it.service === service) === at)
}

/** Trouble that ends by itself; an account that is stopped may stay so. */
const isPassing = (failure: unknown): boolean => failure instanceof CarrierTrouble && failure.kind !== 'STOPPED'

interface Asked {
  rates: OfferedRate[]
  failure?: Fault | CarrierTrouble
}
/** Asks each account once, for the rates of these of its services. */
function asking(engine: Engine, accounts: ReadonlyMap<number, AccountRow>, shipment: Shipment): (candidate: Candidate) => Promise<Asked> {
  const answers = new Map<number, Promise<Asked>>()
  const ask = async (accountId: number): Promise<Asked> => {
    const account = accounts.get(accountId)
    if (!account) return { rates: [] }
    try {
      return { rates: (await openService(engine, account).rates(shipment)).map(rate => ({ ...rate, accountId })) }
    } catch (failure) {
      if (failure instanceof CarrierTrouble) await engine.db.transaction(tx => stopOnTrouble(tx, accountId, failure))
      if (failure instanceof Fault || failure instanceof CarrierTrouble) return { rates: [], failure }
      throw failure
    }
  }
  return async ({ accountId, services }) => {
    const asked = answers.get(accountId) ?? ask(accountId)
    answers.set(accountId, asked)
    const answer = await asked
    return { ...answer, rates: answer.rates.filter(rate => services.includes(rate.service)) }
  }
}

/** Which account and service parcels would go by, as far as that can be said without asking a carrier what they cost. */
export async function readPlanner(engine: Engine): Promise<(parcel: Parcel) => Plan> {
  const accounts = new Map((await listEnabled(engine.db)).map(account => [account.id, account]))
  const rules = await listRules(engine.db)
  const all = [...accounts.values()]
  return parcel => {
    const candidates = candidatesFor(all, ({ id }) => soldBy(accounts.get(id)), parcel, engine.config.production)
    return planOf(wishesOf(rules, candidates, parcel), candidates)
  }
}

/** Whether an account of ours sells this level to this country; asked for every offer. Another process's change is seen within five seconds. */
export async function readSells(db: Db): Promise<(country: string, level: ShippingLevel) => boolean> {
  const accounts = await enabledAccounts.read(db)
  return (country, level) => accounts.some(account => servicesFor(soldBy(account), account.services, { country, level }).length > 0)
}

const soldBy = (account: AccountRow | undefined): readonly SoldService[] =>
  carriers.find(it => it.id === account?.carrier)?.account?.services ?? []

export interface AccountName {
  name: string
  /** What people call a service of it. */
  serviceName(code: string): string
}
/** What the office calls our accounts, by id; also those that are off. */
export async function accountNames(db: Db): Promise<ReadonlyMap<number, AccountName>> {
  return new Map(
    (await listAccounts(db)).map(account => [
      account.id,
      { name: account.name, serviceName: code => soldBy(account).find(service => service.code === code)?.name ?? code },
    ]),
  )
}

/** What people call who carries by this service: the carrier itself, or the one that the name of its service begins with. */
function carrierNameOf(id: string, service: string): string {
  const own = carriers.find(it => it.id === id)
  const said = carriers.find(({ name }) => name && service.toUpperCase().startsWith(`${name.toUpperCase()} `))
  return own?.name ?? own?.standsFor?.name ?? said?.name ?? ''
}
