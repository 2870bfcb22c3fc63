import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'

/** A label that we paid and whose parcel nobody has scanned out; of an order that still goes somewhere. */
const left = sql`from label_ref l join order_queue_ref o on o.id = l.order_id
  where l.state = 'LIVE' and l.kind in ('BOUGHT', 'ELSEWHERE') and o.status in ('LABEL_CREATED', 'PRINTED', 'PRODUCED')
    and not exists (select from parcel p where p.order_id = l.order_id and p.tracking_number = l.tracking_number)`
const keyOfLabel = sql`coalesce(l.account_id::text, l.carrier)`
const keyOfManifest = sql`coalesce(m.account_id::text, m.carrier)`

export interface CountedKey {
  key: string
  accountId: number | null
  carrier: string
  count: number
}
export async function countLeft(db: Db): Promise<CountedKey[]> {
  const { rows } = await sql<CountedKey>`
    select ${keyOfLabel} as key, l.account_id, max(l.carrier) as carrier, count(*)::int as count ${left} group by 1, 2 limit 500`.execute(
    db.q,
  )
  return rows
}

export interface LeftRow {
  id: number
  orderId: number
  status: OrderStatus
  trackingNumber: string
  service: string
  boughtAt: Date
  isPrinted: boolean
  dispatchBy: Date | null
}
export async function listLeft(db: Db, { key, page, limit }: { key: string; page: number; limit: number }): Promise<LeftRow[]> {
  const { rows } = await sql<LeftRow>`
    select l.id, l.order_id, o.status, l.tracking_number, l.service, l.made_at as bought_at, l.printed_at is not null as is_printed, o.dispatch_by
    ${left} and ${keyOfLabel} = ${key}
    order by o.dispatch_by nulls last, l.made_at, l.id limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

export interface DayManifest {
  id: number
  key: string
  accountId: number | null
  carrier: string
  state: 'OPEN' | 'CLOSING' | 'CLOSED'
  formNumber: string | null
  isFormCarriers: boolean
  closedAt: Date | null
  isInTrouble: boolean
  parcels: number
}
/** Manifests that are not closed, and those that were closed on this day. */
export async function listOfDay(db: Db, { on, timeZone }: { on: string; timeZone: string }): Promise<DayManifest[]> {
  const { rows } = await sql<DayManifest>`
    select m.id, ${keyOfManifest} as key, m.account_id, m.carrier, m.state, m.form_number, m.is_form_carriers, m.closed_at, m.trouble_at is not null as is_in_trouble,
      (select count(*) from parcel where manifest_id = m.id)::int as parcels
    from manifest m
    where m.state <> 'CLOSED' or (m.closed_at >= (${on}::date)::timestamp at time zone ${timeZone}
      and m.closed_at < (${on}::date + 1)::timestamp at time zone ${timeZone})
    order by m.id limit 1000`.execute(db.q)
  return rows
}
