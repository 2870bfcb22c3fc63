import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { addressCalls, type DeliveryAddress } from './contract.ts'
import { type Address, addressFields, addressLimits, checkAddress } from './rules.ts'
import { deleteOne, insertAddress, listAddresses, lockAddresses, setDefault } from './store.ts'

export const addressRoutes = routes(addressCalls, {
  saveAddress: async ({ who, body: { isDefault, ...given } }, tx) => {
    const { address, faults, warnings } = checkAddress(given)
    if (faults[0]) throw new Fault(faults[0].code, { path: faults[0].field })
    return { data: await save(tx, who.id, address, isDefault), warnings: [...warnings] }
  },
  myAddresses: async ({ who }, db) => ({ data: await listAddresses(db, who.id) }),
  setDefaultAddress: async ({ who, params }, tx) => {
    await lockAddresses(tx, who.id)
    if (!(await setDefault(tx, who.id, params.id))) throw new Fault('DELIVERY_ADDRESS_NOT_FOUND')
    return { data: await savedAddress(tx, who.id, params.id) }
  },
  deleteAddress: async ({ who, params }, tx) => {
    if (!(await deleteOne(tx, who.id, params.id))) throw new Fault('DELIVERY_ADDRESS_NOT_FOUND')
    return { data: null }
  },
})

/** The same address is kept once; the first one is the default, and of too many the oldest goes. */
async function save(tx: Tx, accountId: number, address: Address, isDefault: boolean): Promise<DeliveryAddress> {
  const [, before] = await Promise.all([lockAddresses(tx, accountId), listAddresses(tx, accountId)])
  const same = before.find(each => addressFields.every(field => each[field] === address[field]))
  const oldest = before.at(-1)
  if (!same && oldest && before.length >= addressLimits.saved) await deleteOne(tx, accountId, oldest.id)
  if (same && (same.isDefault || !isDefault)) return same
  const kept = same ?? (await insertAddress(tx, accountId, address))
  if (isDefault || before.length === 0) await setDefault(tx, accountId, kept.id)
  return savedAddress(tx, accountId, kept.id)
}

async function savedAddress(tx: Tx, accountId: number, id: number): Promise<DeliveryAddress> {
  const found = (await listAddresses(tx, accountId)).find(each => each.id === id)
  if (!found) throw new Fault('DELIVERY_ADDRESS_NOT_FOUND')
  return found
}
