// The office's queue of what stands, read from an index of the orders that may wait for somebody.
import { type RawBuilder, sql } from 'kysely'
import { hour, later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import { type AskedQueues, beginningOfToday, countQueues, type QueueRow } from '#engine/office-queue.ts'
import { awaitsWordText } from '../../item/resolution/store.ts'
import { totalMax } from '../../list/rules.ts'
import type { ExceptionQuery } from './contract.ts'
import { type ExceptionActor, type ExceptionCause, longHoldHours } from './rules.ts'

interface Reason {
  when: string
  /** In single quotes; else a column says it. */
  cause: string
  waitsOn: string
}
const making = `status in ('NEW_ORDER', 'PROCESSING', 'EXPORTED', 'IN_PRODUCTION', 'PRODUCED', 'LABEL_CREATED')`
const platformShips = `(order_type = 'LABEL' or (order_type = 'STANDARD' and shipping_by = 'TIKTOK'))`
const noLabel = `label_state in ('NONE', 'REFUSED', 'VOIDED')`
const notLeft = 'handed_over_at is null'

/** Why orders stand, and who brings them on: of the rows that hold for an order the first one says it. One made again waits for nobody. */
const reasons: readonly Reason[] = [
  { when: `status = 'ERROR' and error_waits_on is null`, cause: 'null', waitsOn: 'null' },
  { when: `status = 'ERROR' and error_code = 'RETURNED' and returned_at is null`, cause: 'error_code', waitsOn: `'CARRIER'` },
  { when: `status = 'ERROR'`, cause: 'error_code', waitsOn: 'error_waits_on' },
  { when: `status = 'PAYMENT_FAILED'`, cause: `'PAYMENT'`, waitsOn: `'SELLER'` },
  { when: `status = 'DUPLICATE'`, cause: `'DUPLICATE'`, waitsOn: `'SELLER'` },
  // A label that was only scanned comes back by time; a parcel of ours is looked for.
  { when: `status = 'MISSED' and order_type = 'LABEL'`, cause: `'MISSED'`, waitsOn: `'CARRIER'` },
  { when: `status = 'MISSED'`, cause: `'MISSED'`, waitsOn: `'STAFF'` },
  // Submitted, to be paid as soon as all of it is there.
  { when: `status = 'PENDING' and submit_when_ready and items_missing_files > 0`, cause: `'FILE'`, waitsOn: `'SELLER'` },
  { when: `status = 'PENDING' and submit_when_ready and ${platformShips} and ${noLabel}`, cause: `'LABEL'`, waitsOn: `'SELLER'` },
  { when: awaitsWordText, cause: `'RESOLUTION'`, waitsOn: `'SELLER'` },
  { when: `${making} and items_missing_files > 0`, cause: `'FILE'`, waitsOn: `'SELLER'` },
  // One that is bought by the form waits for its carrier, as the refund of one that was refused does.
  {
    when: `${making} and ${notLeft} and ${platformShips} and ${noLabel} and source <> 'LABEL_FORM'`,
    cause: `'LABEL'`,
    waitsOn: `'SELLER'`,
  },
  { when: `${making} and ${notLeft} and label_state = 'REFUSED'`, cause: `'LABEL'`, waitsOn: `'SELLER'` },
  {
    when: `status = 'PRODUCED' and order_type = 'SHIP_BY_SELLER' and tracking_number is null and ${noLabel}`,
    cause: `'LABEL'`,
    waitsOn: `'SELLER'`,
  },
  { when: `${making} and seller_status = 'ON_HOLD' and status_at <= held_before`, cause: `'HOLD'`, waitsOn: `'SELLER'` },
]

/** As the index has it (migration 2026-11-23-0700): only so does the planner take it. */
const mayStand = sql.raw(`deleted_at is null and (
  status in ('ERROR', 'PAYMENT_FAILED', 'DUPLICATE', 'MISSED')
  or (status = 'PENDING' and submit_when_ready)
  or (${making} and (
    seller_status = 'ON_HOLD' or items_missing_files > 0 or label_state = 'REFUSED'
    or ((order_type <> 'STANDARD' or shipping_by = 'TIKTOK') and label_state in ('NONE', 'VOIDED')))))`)
const firstOf = (pick: (reason: Reason) => string) =>
  sql.raw(`case ${reasons.map(reason => `when ${reason.when} then ${pick(reason)}`).join(' ')} end`)

/** One order that stands. */
export interface StandingRow {
  id: number
  cause: ExceptionCause
  waitsOn: ExceptionActor
  since: Date
}
type Asked = Pick<ExceptionQuery, 'cause' | 'waitsOn' | 'olderThanDays'>

/** The longest first, as every index entry is read in that order. */
export function standingOrders(db: Db, { cause, waitsOn, olderThanDays }: Asked): RawBuilder<unknown> {
  const heldBefore = later(db.now(), -longHoldHours * hour)
  const before = olderThanDays === undefined ? undefined : later(db.now(), -olderThanDays * 24 * hour)
  return sql`
    select id, cause, waits_on, since from (
      select id, status_at as since, ${firstOf(reason => reason.cause)} as cause, ${firstOf(reason => reason.waitsOn)} as waits_on
      from "order", (select ${heldBefore}::timestamptz as held_before) held
      where ${mayStand} ${before ? sql`and status_at <= ${before}` : sql``}
      order by status_at, id
    ) found
    where waits_on is not null ${waitsOn ? sql`and waits_on = ${waitsOn}` : sql``} ${cause ? sql`and cause = ${cause}` : sql``}
    order by since, id`
}

export async function listStanding(db: Db, { page, limit, ...asked }: ExceptionQuery): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    ${sql.raw(plannedEachTime)} ${standingOrders(db, asked)} limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

/** How many there are, up to `totalMax` and one more, and since when the first of them stands. */
export async function countStanding(db: Db, asked: Asked): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    ${sql.raw(plannedEachTime)} select count(*)::int as count, min(since) as since from (${standingOrders(db, asked)} limit ${totalMax + 1}) found`.execute(
    db.q,
  )
  return rows[0] ?? { count: 0, since: null }
}

/** The queue of what waits for staff; an order that left a status that needs somebody is done. */
export const countStandingQueue = (db: Db, asked: AskedQueues): Promise<QueueRow[]> =>
  countQueues(db, asked, {
    exceptions: {
      waits: sql`${sql.raw(plannedEachTime)} ${standingOrders(db, { waitsOn: 'STAFF' })}`,
      done: sql`(select count(*)::int from order_change where at >= ${beginningOfToday(db, asked.who)}
        and from_status in ('ERROR', 'PAYMENT_FAILED', 'DUPLICATE', 'MISSED') and from_status <> to_status)`,
    },
  })
