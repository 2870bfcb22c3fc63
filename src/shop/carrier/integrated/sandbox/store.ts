// The sandbox carrier's books.
import { type Generated, sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { Shipment } from '../../rules.ts'
import { impbNumber } from '../usps/impb.rules.ts'

type SandboxTables = {
  sandbox_parcel: {
    id: Generated<number>
    key: string | null
    trackingNumber: string | null
    shipment: unknown
    service: string | null
    postageCents: Cents
    madeAt: Date
    voidedAt: Date | null
    handedAt: Date | null
    formNumber: string | null
  }
}
const on = (db: Db) => db.q.withTables<SandboxTables>()

export interface SandboxParcel {
  number: string | null
  shipment: Shipment | null
  service: string | null
  postageCents: Cents
  madeAt: Date
}

/** Nothing where the key was used before. */
export async function insertParcel(
  tx: Tx,
  given: { key: string; shipment: Shipment; service: string; postageCents: Cents },
): Promise<number | undefined> {
  const row = await on(tx)
    .insertInto('sandbox_parcel')
    .values({ ...given, shipment: JSON.stringify(given.shipment), madeAt: tx.now() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function setNumber(tx: Tx, id: number, number: string): Promise<void> {
  await on(tx).updateTable('sandbox_parcel').set({ trackingNumber: number }).where('id', '=', id).execute()
}

export async function findByKey(db: Db, key: string): Promise<SandboxParcel | undefined> {
  const row = await on(db)
    .selectFrom('sandbox_parcel')
    .select(['trackingNumber as number', 'shipment', 'service', 'postageCents', 'madeAt'])
    .where('key', '=', key)
    .executeTakeFirst()
  // Only `insertParcel` writes this column.
  return row && { ...row, shipment: row.shipment as Shipment | null }
}

/** When it got a parcel: on a form, or of those that sellers hand over themselves this long after the label was made. */
const handedAt = (sellersMs: number) =>
  sql<Date | null>`coalesce(handed_at, case when shipment ->> 'isSellers' = 'true' then made_at + make_interval(secs => ${sellersMs / 1_000}) end)`

/** Takes a label back, unless its parcel was handed over. That of a recipient named "No Void" is kept, so that this can be tried. */
export async function setVoided(tx: Tx, number: string, sellersMs: number): Promise<void> {
  await on(tx)
    .updateTable('sandbox_parcel')
    .set({ voidedAt: sql`coalesce(voided_at, ${tx.now()})` })
    .where('trackingNumber', '=', number)
    .where(sql<boolean>`coalesce(${handedAt(sellersMs)} > ${tx.now()}, true)`)
    .where(sql<boolean>`coalesce(shipment -> 'to' ->> 'name', '') !~* '\\yno void\\y'`)
    .execute()
}

/** The label that was taken back under this number, and when. */
export async function findVoided(db: Db, number: string): Promise<{ shipment: Shipment | null; voidedAt: Date } | undefined> {
  const row = await on(db)
    .selectFrom('sandbox_parcel')
    .select(['shipment', 'voidedAt'])
    .where('trackingNumber', '=', number)
    .executeTakeFirst()
  return row?.voidedAt ? { shipment: row.shipment as Shipment | null, voidedAt: row.voidedAt } : undefined // written by `insertParcel` alone
}

/** Takes these parcels in, also those that others sold, and answers the number of the form that stands for all of them. */
export async function setHanded(tx: Tx, numbers: readonly string[]): Promise<string> {
  await sql`
    insert into sandbox_parcel (tracking_number, made_at)
    select number, ${tx.now()} from unnest(${[...numbers]}::text[]) as number
    on conflict (tracking_number) do nothing`.execute(tx.q)
  const { rows } = await sql<{ id: number; form: string | null }>`
    select min(id)::bigint as id, min(form_number) as form from sandbox_parcel where tracking_number = any (${[...numbers]})`.execute(tx.q)
  // Form numbers have the shape of parcel numbers with a service code of their own (USPS Publication 199, SCAN form).
  const form = rows[0]?.form ?? impbNumber({ serviceType: '750', serial: rows[0]?.id ?? 0 })
  await sql`
    update sandbox_parcel set handed_at = ${tx.now()}, form_number = ${form}
    where tracking_number = any (${[...numbers]}) and handed_at is null`.execute(tx.q)
  return form
}

export async function listHanded(
  db: Db,
  numbers: readonly string[],
  sellersMs: number,
): Promise<{ number: string; handedAt: Date; shipment: Shipment | null }[]> {
  const rows = await on(db)
    .selectFrom('sandbox_parcel')
    .select(['trackingNumber as number', handedAt(sellersMs).as('handedAt'), 'shipment'])
    .where('trackingNumber', '=', among(numbers))
    .where('voidedAt', 'is', null)
    .execute()
  return rows.flatMap(
    ({ number, handedAt, shipment }) =>
      number !== null && handedAt !== null ? [{ number, handedAt, shipment: shipment as Shipment | null }] : [], // written by `insertParcel` alone
  )
}
