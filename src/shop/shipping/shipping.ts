// The public verbs of shipping: the table of rates, which the pure rules are asked with.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { countryCodes } from '#shop/address/country.rules.ts'
import { weigh } from '#shop/approval/approval.ts'
import { readSells } from '#shop/carrier/account/choose.account.ts'
import type { Holiday, NewShippingOption, OfficeShippingOption, ShippingEstimate, ShippingOption } from './contract.ts'
import { shipDay, workingDaysAfter } from './offer.rules.ts'
import { carriageCut, levelOfName, openOptions, type Parcel, removalCut, type ShippingTable } from './rules.ts'
import {
  deleteHoliday,
  deleteOption,
  findHoliday,
  insertOption,
  listHolidays,
  lockOptions,
  type OptionChange,
  putHoliday,
  setOption,
  shippingTable,
} from './store.ts'

/** Every option with its rates; ask `shippingCents` or `shippingOffers` of rules.ts with it. Another process's change is seen within five seconds. */
export const readShippingTable = async (db: Db): Promise<ShippingTable> => ({
  options: await shippingTable.read(db),
  sellsTo: await readSells(db),
})

/** Every option as the office sees it: with what nobody is offered, because no carrier's account can buy it. */
export async function officeShipping(db: Db): Promise<OfficeShippingOption[]> {
  const { options, sellsTo } = await readShippingTable(db)
  return options.map(option => ({ ...option, isSold: option.country === '*' || sellsTo(option.country, option.level) }))
}

/** Throws SHIPPING_OPTION_NOT_FOUND, INVALID_INPUT. */
export async function changeOption(tx: Tx, id: number, change: OptionChange): Promise<ShippingOption> {
  assertPossible(change)
  const before = (await lockOptions(tx)).find(each => each.id === id)
  if (!before) throw new Fault('SHIPPING_OPTION_NOT_FOUND')
  await weigh(tx, carriageCut(before, change))
  await setOption(tx, id, change)
  return { ...before, ...change }
}

/** What is offered anew counts as a whole cut. Throws SHIPPING_OPTION_EXISTS, COUNTRY_NOT_FOUND, INVALID_INPUT. */
export async function addOption(tx: Tx, added: NewShippingOption): Promise<ShippingOption> {
  assertPossible(added)
  if (added.country !== '*' && !countryCodes.includes(added.country)) throw new Fault('COUNTRY_NOT_FOUND', { path: 'country' })
  const isThere = (await lockOptions(tx)).some(({ country, name }) => country === added.country && name === added.name)
  if (isThere) throw new Fault('SHIPPING_OPTION_EXISTS', { path: 'name' })
  await weigh(tx, carriageCut({ ...added, isEnabled: false }, added))
  const option = { ...added, level: levelOfName[added.name] }
  return { ...option, id: await insertOption(tx, option) }
}

/** Throws SHIPPING_OPTION_NOT_FOUND. */
export async function removeOption(tx: Tx, id: number): Promise<void> {
  const options = await lockOptions(tx)
  const option = options.find(each => each.id === id)
  if (!option) throw new Fault('SHIPPING_OPTION_NOT_FOUND')
  await weigh(tx, removalCut(options, option))
  noteChange(tx, { country: option.country, name: option.name }, { country: null, name: null })
  await deleteOption(tx, id)
}

function assertPossible({ minDays, maxDays, rates }: OptionChange): void {
  if (maxDays < minDays) throw new Fault('INVALID_INPUT', { path: 'maxDays' })
  const isTwice = new Set(rates.map(rate => rate.upToOz)).size < rates.length
  if (isTwice) throw new Fault('INVALID_INPUT', { path: 'rates' })
}

/** What is offered for the parcel, with the days it would arrive between if it were ordered now. */
export async function shippingEstimates(db: Db, parcel: Parcel): Promise<ShippingEstimate[]> {
  const today = shipDay(db.now())
  const holidays = new Set((await listHolidays(db, today)).map(each => each.day))
  return openOptions(await readShippingTable(db), parcel).map(({ option, offer }) => ({
    ...offer,
    fromProductionCents: option.fromProductionCents,
    arrivesFrom: workingDaysAfter(today, offer.minDays, holidays),
    arrivesTo: workingDaysAfter(today, offer.maxDays, holidays),
  }))
}

/** The holidays from the beginning of this year on. */
export const officeHolidays = (db: Db): Promise<Holiday[]> => listHolidays(db, `${shipDay(db.now()).slice(0, 4)}-01-01`)

/** The holidays from the shop's day of that moment on, as 'YYYY-MM-DD'. */
export const holidaysSince = async (db: Db, at: Date): Promise<ReadonlySet<string>> =>
  new Set((await listHolidays(db, shipDay(at))).map(each => each.day))

export async function setHoliday(tx: Tx, holiday: Holiday): Promise<Holiday> {
  noteChange(tx, { name: (await findHoliday(tx, holiday.day))?.name ?? null }, { name: holiday.name })
  await putHoliday(tx, holiday)
  await emit(tx, 'holiday.changed', { day: holiday.day })
  return holiday
}

/** Throws HOLIDAY_NOT_FOUND. */
export async function removeHoliday(tx: Tx, day: string): Promise<void> {
  const holiday = await findHoliday(tx, day)
  if (!holiday) throw new Fault('HOLIDAY_NOT_FOUND')
  noteChange(tx, { name: holiday.name }, { name: null })
  await deleteHoliday(tx, day)
  await emit(tx, 'holiday.changed', { day })
}
