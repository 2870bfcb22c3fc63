// The public verbs of shipping: the table of rates, which the pure rules are asked with.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { weigh } from '#shop/approval/approval.ts'
import { readSells } from '#shop/carrier/account/choose.account.ts'
import type { Holiday, OfficeShippingOption, ShippingEstimate, ShippingOption } from './contract.ts'
import { shipDay, workingDaysAfter } from './offer.rules.ts'
import { carriageCut, openOptions, type Parcel, type ShippingTable } from './rules.ts'
import { deleteHoliday, findHoliday, listHolidays, listOptions, type OptionChange, putHoliday, setOption, shippingTable } from './store.ts'

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
  if (change.maxDays < change.minDays) throw new Fault('INVALID_INPUT', { path: 'maxDays' })
  const isTwice = new Set(change.rates.map(rate => rate.upToOz)).size < change.rates.length
  if (isTwice) throw new Fault('INVALID_INPUT', { path: 'rates' })
  const before = (await listOptions(tx)).find(each => each.id === id)
  if (before) await weigh(tx, carriageCut(before, change))
  const isChanged = await setOption(tx, id, change)
  const option = isChanged ? (await listOptions(tx)).find(each => each.id === id) : undefined
  if (!option) throw new Fault('SHIPPING_OPTION_NOT_FOUND')
  return option
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
