// The shipping's door: the table of rates, which the pure rules are asked with.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { ShippingOption } from './contract.ts'
import type { ShippingTable } from './rules.ts'
import { listOptions, type OptionChange, setOption } from './store.ts'

/** Every option with its rates; ask `shippingCents` or `shippingOffers` of rules.ts with it. */
export const readShippingTable = (db: Db): Promise<ShippingTable> => listOptions(db)

/** Throws SHIPPING_OPTION_NOT_FOUND, INVALID_INPUT. */
export async function changeOption(tx: Tx, id: number, change: OptionChange): Promise<ShippingOption> {
  if (change.maxDays < change.minDays) throw new Fault('INVALID_INPUT', { path: 'maxDays' })
  const isTwice = new Set(change.rates.map(rate => rate.upToOz)).size < change.rates.length
  if (isTwice) throw new Fault('INVALID_INPUT', { path: 'rates' })
  const isChanged = await setOption(tx, id, change)
  const option = isChanged ? (await listOptions(tx)).find(each => each.id === id) : undefined
  if (!option) throw new Fault('SHIPPING_OPTION_NOT_FOUND')
  return option
}
