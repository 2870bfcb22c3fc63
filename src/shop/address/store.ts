import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { DeliveryAddress } from './contract.ts'
import { addressLimits } from './rules.ts'

const columns = sql`id, full_name, phone, email, address, address_line2, city, state, zip, country,
  is_default`

export async function listAddresses(db: Db, accountId: number): Promise<DeliveryAddress[]> {
  const { rows } = await sql<DeliveryAddress>`
    select ${columns} from delivery_address where account_id = ${accountId}
    order by is_default desc, id desc limit ${addressLimits.saved}`.execute(db.q)
  return rows
}

export async function insertAddress(tx: Tx, accountId: number, given: Omit<DeliveryAddress, 'id' | 'isDefault'>): Promise<DeliveryAddress> {
  const { rows } = await sql<DeliveryAddress>`
    insert into delivery_address (account_id, full_name, phone, email, address, address_line2, city, state, zip, country, created_at)
    values (${accountId}, ${given.fullName}, ${given.phone}, ${given.email}, ${given.address}, ${given.addressLine2}, ${given.city},
      ${given.state}, ${given.zip}, ${given.country}, ${tx.now()}) returning ${columns}`.execute(tx.q)
  return rows[0] as DeliveryAddress // an insert without a conflict clause returns its row
}

/** Two default addresses cannot be: the person's own row is what two changes wait at. */
export async function lockAddresses(tx: Tx, accountId: number): Promise<void> {
  await sql`select from account_ref where id = ${accountId} for no key update`.execute(tx.q)
}
/** False where it is another's or none. */
export async function setDefault(tx: Tx, accountId: number, id: number): Promise<boolean> {
  await sql`update delivery_address set is_default = false where account_id = ${accountId} and is_default and id <> ${id}`.execute(tx.q)
  const { numAffectedRows } = await sql`
    update delivery_address set is_default = true where account_id = ${accountId} and id = ${id}`.execute(tx.q)
  return numAffectedRows === 1n
}
export async function deleteOne(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from delivery_address where account_id = ${accountId} and id = ${id}`.execute(tx.q)
  return numAffectedRows === 1n
}
export async function deleteAll(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from delivery_address where account_id = ${accountId}`.execute(tx.q)
}

export const eachAddress = (db: Db, accountId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<DeliveryAddress>`
        select ${columns} from delivery_address where account_id = ${accountId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
