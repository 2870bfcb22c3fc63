import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { NextAsk } from '../rules.ts'

/** A parcel that its carrier is asked about. */
export interface AskedParcel {
  id: number
  trackingNumber: string
  handedAt: Date
  /** When its carrier last sent something about it. */
  pushedAt: Date | null
}

const isAsked = sql`sees in ('CARRIER', 'TRACKER') and account_id is not null and state in ('LABELLED', 'HANDED', 'ACCEPTED', 'MOVING')`

/** The accounts that have parcels to be asked about now. */
export async function listAskedAccounts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id from parcel where ${isAsked} and ask_at <= ${db.now()} order by account_id limit 200`.execute(db.q)
  return rows.map(row => row.accountId)
}

/** Takes those of an account that must be asked about first; until then nobody else takes them. */
export async function takeDue(tx: Tx, accountId: number, limit: number, until: Date): Promise<AskedParcel[]> {
  const { rows } = await sql<AskedParcel>`
    update parcel p set ask_at = ${until} where p.id in (
      select id from parcel where ${isAsked} and account_id = ${accountId} and ask_at <= ${tx.now()}
      order by ask_by, id limit ${limit} for update skip locked)
    returning p.id, p.tracking_number, coalesce(p.handed_at, p.scanned_at) as handed_at, p.pushed_at`.execute(tx.q)
  return rows
}

/** It was asked about now. */
export async function setAsked(tx: Tx, id: number, { askAt, askBy }: NextAsk): Promise<void> {
  await sql`update parcel set checked_at = ${tx.now()}, ask_at = ${askAt}, ask_by = ${askBy} where id = ${id}`.execute(tx.q)
}

/** Its carrier has sent something about it. */
export async function setTold(tx: Tx, id: number, { askAt, askBy }: NextAsk): Promise<void> {
  await sql`update parcel set pushed_at = ${tx.now()}, ask_at = ${askAt}, ask_by = ${askBy} where id = ${id}`.execute(tx.q)
}

/** The parcel that this account is asked about under this number, the newest one. */
export async function findOfAccount(tx: Tx, accountId: number, number: string): Promise<AskedParcel | undefined> {
  const { rows } = await sql<AskedParcel>`
    select id, tracking_number, coalesce(handed_at, scanned_at) as handed_at, pushed_at from parcel
    where account_id = ${accountId} and tracking_number = ${number} order by id desc limit 1`.execute(tx.q)
  return rows[0]
}

/** What an account's carrier told of until now is asked about again. */
export async function setToldDue(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update parcel set pushed_at = null, ask_at = ${tx.now()}, ask_by = ${tx.now()}
    where ${isAsked} and account_id = ${accountId} and pushed_at is not null and ask_at is not null`.execute(tx.q)
}

/** The label of this order was given back: nobody is asked about a parcel that it is on. */
export async function setUntracked(tx: Tx, orderId: number): Promise<void> {
  await sql`update parcel set ask_at = null, ask_by = null where order_id = ${orderId} and state = 'LABELLED'`.execute(tx.q)
}

/** They could not be asked about. */
export async function setUnasked(tx: Tx, ids: readonly number[], askAt: Date): Promise<void> {
  await sql`update parcel set ask_at = ${askAt} where id = any (${[...ids]})`.execute(tx.q)
}

/** All that are on their way are asked about as soon as their accounts have calls left. */
export async function setAllDue(tx: Tx): Promise<void> {
  await sql`update parcel set ask_at = ${tx.now()}, ask_by = coalesce(ask_by, ${tx.now()}) where ${isAsked} and (ask_at is null or ask_at > ${tx.now()})`.execute(
    tx.q,
  )
}
