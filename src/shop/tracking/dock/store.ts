import { sql } from 'kysely'
import { day, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { beginningOfToday } from '#engine/office-queue.ts'
import type { Who } from '#engine/serve/route.ts'
import type { IntakeTab, Surplus } from './contract.ts'

export interface IntakeRow {
  /** Nothing of one that is missing. */
  id: number | null
  number: string
  orderId: number | null
  seller: { id: number; username: string } | null
  surplus: Surplus | null
  at: Date
}
export interface IntakeCounts {
  here: number
  missing: number
  surplus: number
  left: number
}
interface Reader {
  who: Who
  /** Of all where it is not named. */
  sellerId?: number | undefined
}

/** What was paid longer ago and never brought is not waited for. */
const missedMs = 60 * day
const sellerOf = sql`(select jsonb_build_object('id', a.id, 'username', a.username) from account_ref a where a.id = found.seller_id) as seller`
const open = sql`left_at is null and ended_at is null`
const missing = (db: Db) => sql`
  select null::bigint as id, w.tracking_number as number, w.id as order_id, w.seller_id, null::text as surplus, w.changed_at as at
  from order_work w
  where w.order_type = 'LABEL' and w.status = 'SCANNING' and w.tracking_number is not null and w.changed_at > ${later(db.now(), -missedMs)}
    and not exists (select from parcel p where p.order_id = w.id)
    and not exists (select from intake i where i.order_id = w.id and ${open})`
const taken = (where: ReturnType<typeof sql>) =>
  sql`select id, number, order_id, seller_id, surplus, taken_at as at from intake where ${where}`
const rowsOf = (db: Db, tab: IntakeTab, who: Reader['who']) =>
  ({
    HERE: () => taken(sql`surplus is null and ${open}`),
    MISSING: () => missing(db),
    SURPLUS: () => taken(sql`surplus is not null and ${open}`),
    LEFT: () => taken(sql`left_at >= ${beginningOfToday(db, who)}`),
  })[tab]()
const ofSeller = (sellerId: number | undefined) => (sellerId === undefined ? sql`true` : sql`found.seller_id = ${sellerId}`)

export async function listIntake(
  db: Db,
  { who, sellerId, tab, page, limit }: Reader & { tab: IntakeTab; page: number; limit: number },
): Promise<IntakeRow[]> {
  const { rows } = await sql<IntakeRow>`
    select found.id, found.number, found.order_id, found.surplus, found.at, ${sellerOf}
    from (${rowsOf(db, tab, who)}) found where ${ofSeller(sellerId)}
    order by found.at desc, found.order_id desc, found.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

/** How many of each, counted for every seller of them; a surplus parcel may be of none. */
const counted = (db: Db, who: Reader['who']) => sql`
  select seller_id, (count(*) filter (where tab = 'HERE'))::int as here, (count(*) filter (where tab = 'MISSING'))::int as missing,
    (count(*) filter (where tab = 'SURPLUS'))::int as surplus, (count(*) filter (where tab = 'LEFT'))::int as left
  from (${sql.join(
    (['HERE', 'MISSING', 'SURPLUS', 'LEFT'] as const).map(
      tab => sql`select seller_id, ${tab}::text as tab from (${rowsOf(db, tab, who)}) of_tab`,
    ),
    sql` union all `,
  )}) each_parcel group by seller_id`

export async function countIntake(db: Db, { who, sellerId }: Reader): Promise<IntakeCounts> {
  const { rows } = await sql<IntakeCounts>`
    select coalesce(sum(here), 0)::int as here, coalesce(sum(missing), 0)::int as missing, coalesce(sum(surplus), 0)::int as surplus,
      coalesce(sum("left"), 0)::int as left
    from (${counted(db, who)}) found where ${ofSeller(sellerId)}`.execute(db.q)
  return rows[0] ?? { here: 0, missing: 0, surplus: 0, left: 0 }
}

export type IntakeSellerRow = IntakeCounts & Pick<IntakeRow, 'seller'>
export async function listIntakeSellers(
  db: Db,
  { who, page, limit }: Reader & { page: number; limit: number },
): Promise<{ docs: IntakeSellerRow[]; totalDocs: number }> {
  const { rows } = await sql<IntakeSellerRow & { total: number }>`
    select found.here, found.missing, found.surplus, found."left", (count(*) over ())::int as total, ${sellerOf}
    from (${counted(db, who)}) found
    order by found.missing desc, found.here desc, found.seller_id limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return { docs: rows.map(({ total: _, ...row }) => row), totalDocs: rows[0]?.total ?? 0 }
}

interface Owner {
  orderId: number | null
  sellerId: number | null
  surplus: Surplus | null
}
/** False where it is here already. */
export async function insertIntake(
  tx: Tx,
  { number, orderId, sellerId, surplus, takenBy }: Owner & { number: string; takenBy: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into intake (number, order_id, seller_id, surplus, taken_by, taken_at)
    values (${number}, ${orderId}, ${sellerId}, ${surplus}, ${takenBy}, ${tx.now()}) on conflict do nothing returning id`.execute(tx.q)
  return rows.length > 0
}
/** What the order of the parcel that is here is by now. */
export async function setIntake(tx: Tx, number: string, { orderId, sellerId, surplus }: Owner): Promise<void> {
  await sql`
    update intake set order_id = ${orderId}, seller_id = ${sellerId}, surplus = ${surplus} where number = ${number} and ${open}`.execute(
    tx.q,
  )
}
/** The newest of this number. */
export async function findIntake(db: Db, number: string): Promise<IntakeRow | undefined> {
  const { rows } = await sql<IntakeRow>`
    select found.id, found.number, found.order_id, found.surplus, found.at, ${sellerOf}
    from (${taken(sql`number = ${number}`)}) found order by found.id desc limit 1`.execute(db.q)
  return rows[0]
}
/** It was scanned out. */
export async function setIntakeLeft(tx: Tx, number: string): Promise<void> {
  await sql`update intake set left_at = ${tx.now()}, surplus = null where number = ${number} and order_id is not null and ${open}`.execute(
    tx.q,
  )
}
/** False where no surplus parcel is here under this id. */
export async function endIntake(tx: Tx, id: number, { by, note }: { by: number; note: string }): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update intake set ended_at = ${tx.now()}, ended_by = ${by}, note = ${note}
    where id = ${id} and surplus is not null and ${open} returning id`.execute(tx.q)
  return rows.length > 0
}
