import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import { day, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { ServiceRate } from '#shop/carrier/account/choose.rules.ts'
import type { FormParcel } from './form.rules.ts'
import type { BoughtState } from './rules.ts'

export interface RateRow {
  id: string
  parcel: FormParcel
  rates: readonly ServiceRate[]
  until: Date
  orderId: number | null
}

/** Keeps what was shown; the seller's rates that are over for a day go. */
export async function insertRates(tx: Tx, sellerId: number, rows: readonly Omit<RateRow, 'orderId'>[]): Promise<void> {
  await sql`
    with gone as (delete from label_rate where seller_id = ${sellerId} and until < ${later(tx.now(), -day)})
    insert into label_rate (id, seller_id, parcel, rates, until)
    select id, ${sellerId}, parcel, rates, until from unnest(
      ${rows.map(row => row.id)}::uuid[], ${rows.map(row => JSON.stringify(row.parcel))}::jsonb[],
      ${rows.map(row => JSON.stringify(row.rates))}::jsonb[], ${rows.map(row => row.until)}::timestamptz[]
    ) as given (id, parcel, rates, until)`.execute(tx.q)
}

/** The seller's, locked in one order: whoever sends one a second time finds the order that it became. */
export async function lockRates(tx: Tx, sellerId: number, ids: readonly string[]): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select id, parcel, rates, until, order_id from label_rate
    where seller_id = ${sellerId} and id = any (${[...ids]}::uuid[]) order by id for update`.execute(tx.q)
  return rows
}

export async function setRateOrder(tx: Tx, id: string, orderId: number): Promise<void> {
  await sql`update label_rate set order_id = ${orderId} where id = ${id}`.execute(tx.q)
}

/** What is over for a day is forgotten, with its addresses. */
export async function deleteOldRates(tx: Tx): Promise<void> {
  await sql`delete from label_rate where until < ${later(tx.now(), -day)}`.execute(tx.q)
}

/** What a label was bought for: what is in the parcel, from which account, and what its seller paid. */
export interface ParcelRow {
  orderId: number
  labelId: number
  sellerId: number
  parcel: FormParcel
  accountId: number
  service: string
  serviceName: string
  carrierName: string
  cents: Cents
}
export async function insertParcel(tx: Tx, row: ParcelRow & { words: string }): Promise<void> {
  await sql`
    insert into label_parcel (order_id, label_id, seller_id, parcel, account_id, service, service_name, carrier_name, cents, words, created_at)
    values (${row.orderId}, ${row.labelId}, ${row.sellerId}, ${JSON.stringify(row.parcel)}::jsonb, ${row.accountId}, ${row.service},
      ${row.serviceName}, ${row.carrierName}, ${row.cents}, ${row.words}, ${tx.now()})`.execute(tx.q)
}

/** Nothing of an order whose label was not bought by the form. */
export async function findParcel(db: Db, orderId: number): Promise<ParcelRow | undefined> {
  const { rows } = await sql<ParcelRow>`
    select order_id, label_id, seller_id, parcel, account_id, service, service_name, carrier_name, cents
    from label_parcel where order_id = ${orderId}`.execute(db.q)
  return rows[0]
}

/** A bought label as its seller's list has it; of its order the list knows the rest. */
export interface BoughtRow extends ParcelRow {
  state: BoughtState
  createdAt: Date
  madeAt: Date | null
  printedAt: Date | null
  trackingNumber: string | null
  carrier: string
  form: 'PDF' | 'ZPL'
  sha256: string | null
  fault: string | null
  faultNote: string
}
const state = sql`case
  when l.state = 'INTENT' then 'BUYING'
  when l.state in ('FAILED', 'REFUSED') then 'FAILED'
  when l.state = 'VOIDING' or l.refund_state = 'ASKED' then 'VOIDING'
  when l.state = 'VOIDED' or l.refund_state <> 'NONE' then 'VOIDED'
  when l.state = 'ENDED' or l.scanned_at is not null then 'USED'
  when l.printed_at is null then 'READY'
  else 'PRINTED' end`
const bought = sql`
  select p.order_id, p.label_id, p.seller_id, p.parcel, p.account_id, p.service, p.service_name, p.carrier_name, p.cents, p.created_at,
    ${state} as state, l.made_at, l.printed_at, l.tracking_number, l.carrier, l.form, l.sha256, l.fault, l.fault_note
  from label_parcel p join label l on l.id = p.label_id`

export interface BoughtQuery {
  state?: BoughtState | undefined
  q?: string | undefined
  /** Days of the reader's time zone, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}
function wanted(sellerId: number, query: BoughtQuery) {
  const { from, to, timeZone } = query
  const q = query.q?.toLowerCase() ?? ''
  const id = /^#?(\d{1,12})$/.exec(q)?.[1]
  return sql`p.seller_id = ${sellerId}
    and ${query.state === undefined ? sql`true` : sql`${state} = ${query.state}`}
    and ${from === undefined ? sql`true` : sql`p.created_at >= (${from}::date)::timestamp at time zone ${timeZone}`}
    and ${to === undefined ? sql`true` : sql`p.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`}
    and ${q === '' ? sql`true` : sql`(strpos(p.words, ${q}) > 0 or l.tracking_number = ${q.toUpperCase()} or p.order_id = ${Number(id ?? 0)})`}`
}

export async function listBought(db: Db, sellerId: number, query: BoughtQuery & { page: number; limit: number }): Promise<BoughtRow[]> {
  const { page, limit } = query
  const { rows } = await sql<BoughtRow>`
    ${bought} where ${wanted(sellerId, query)} order by p.order_id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

/** How many there are, up to `most`. */
export async function countBought(db: Db, sellerId: number, query: BoughtQuery, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from label_parcel p join label l on l.id = p.label_id where ${wanted(sellerId, query)} limit ${most}
    ) counted`.execute(db.q)
  return rows[0]?.total ?? 0
}

/** By their state, of the newest ten thousand. */
export async function countByState(db: Db, sellerId: number): Promise<{ state: BoughtState; total: number }[]> {
  const { rows } = await sql<{ state: BoughtState; total: number }>`
    select state, count(*)::int as total from (
      select ${state} as state from label_parcel p join label l on l.id = p.label_id
      where p.seller_id = ${sellerId} order by p.order_id desc limit 10000
    ) newest group by state`.execute(db.q)
  return rows
}

/** The seller's labels of these orders. */
export async function findBought(db: Db, sellerId: number, orderIds: readonly number[]): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`${bought} where p.seller_id = ${sellerId} and p.order_id = ${among(orderIds)} limit 1000`.execute(
    db.q,
  )
  return rows
}

/** The seller's labels of these orders are on paper, as far as they are in use; answers how many. */
export async function setPrintedBy(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update label l set printed_at = coalesce(l.printed_at, ${tx.now()}), print_count = l.print_count + 1
    from label_parcel p where p.label_id = l.id and p.seller_id = ${sellerId} and p.order_id = ${among(orderIds)} and l.state = 'LIVE'`.execute(
    tx.q,
  )
  return Number(numAffectedRows)
}

/** The parcel that a seller bought a label for last. */
export async function findLastParcel(db: Db, sellerId: number): Promise<FormParcel | undefined> {
  const { rows } = await sql<{ parcel: FormParcel }>`
    select parcel from label_parcel where seller_id = ${sellerId} order by order_id desc limit 1`.execute(db.q)
  return rows[0]?.parcel
}

/** A closed account: what its labels say of people is forgotten, and what was asked about. */
export async function forgetParcels(tx: Tx, sellerId: number): Promise<void> {
  await sql`delete from label_rate where seller_id = ${sellerId}`.execute(tx.q)
  await sql`
    update label_parcel set words = '', parcel = jsonb_build_object('package', parcel -> 'package',
      'storeInformation', '', 'warehouseInformation', '', 'verdict', 'GOOD',
      'shipFrom', ${nobody}::jsonb, 'shipTo', ${nobody}::jsonb || jsonb_build_object('country', parcel -> 'shipTo' -> 'country'))
    where seller_id = ${sellerId}`.execute(tx.q)
}
const nobody = JSON.stringify({ name: '', street1: '', street2: '', city: '', state: '', postalCode: '', country: 'US' })

/** Everything that a seller bought labels for, oldest first. */
export const eachBought = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select order_id as id, parcel, carrier_name, service_name, cents, created_at from label_parcel
        where seller_id = ${sellerId} and order_id > ${after} order by order_id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
