import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { beginningOfToday } from '#engine/office-queue.ts'
import type { Who } from '#engine/serve/route.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { LabelTab } from '../../contract.ts'
import { type DueGroup, type LabelKind, silentBefore } from '../../rules.ts'

export interface QueuedRow {
  id: number
  orderType: string
  shippingBy: string
  country: string
  shippingMethod: ShippingOptionName | null
  /** Of its goods; nothing of orders whose labels are made. */
  ounces: number
  /** Of its seller. */
  tier: string
  due: DueGroup
  batchId: number | null
  label: { kind: LabelKind; accountId: number | null; form: 'PDF' | 'ZPL' } | null
}

/** So many orders of a tab are looked at. */
export const queueMax = 5_000

/**
 * What of the orders a tab holds: an early label is there before its order is made, and is printed then. What a seller bought by the form is
 * printed by its seller.
 */
const inTab = (now: Date): Readonly<Record<LabelTab, ReturnType<typeof sql>>> => ({
  TO_MAKE: sql`o.status = 'PRODUCED' and o.label_state <> 'CREATED'`,
  TO_PRINT: sql`o.source <> 'LABEL_FORM' and (o.status = 'LABEL_CREATED' or (o.status = 'PRODUCED' and o.label_state = 'CREATED'))`,
  PRINTED: sql`o.status = 'PRINTED'`,
  SILENT: sql`l.state = 'INTENT' and coalesce(l.trouble, 'UNKNOWN') = 'UNKNOWN' and l.created_at <= ${silentBefore(now)}`,
})
/** Labels are printed in the order of the batch; all else goes by when it must leave, and by its age. */
const inOrder: Readonly<Record<LabelTab, ReturnType<typeof sql>>> = {
  TO_MAKE: sql`o.dispatch_by nulls last, o.all_passed_at, o.id`,
  TO_PRINT: sql`o.batch_id nulls last, o.all_passed_at, o.id`,
  PRINTED: sql`o.dispatch_by nulls last, o.all_passed_at, o.id`,
  SILENT: sql`l.created_at, o.id`,
}

/** Every word is a part of its number, its external id, its recipient's name or city, or its tracking number. */
function hasWords(q: string) {
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 10)
  const said = sql`concat_ws(' ', '#' || o.id, o.external_id, o.full_name, o.city, o.tracking_number)`
  const parts = words.map(word => sql`${said} ilike ${`%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** All orders of a tab in its order, one more than are looked at. */
export async function listQueued(db: Db, who: Who, { tab, q = '' }: { tab: LabelTab; q?: string | undefined }): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select o.id, o.order_type, o.shipping_by, o.country, o.shipping_method, ${tab === 'TO_MAKE' ? sql`o.ounces` : sql`0`} as ounces,
      seller.tier, o.batch_id,
      case when o.dispatch_by is null then 'NONE' when o.dispatch_by < ${db.now()} then 'OVERDUE'
        when o.dispatch_by < ${beginningOfToday(db, who)} + interval '1 day' then 'TODAY' else 'LATER' end as due,
      case when l.id is not null then jsonb_build_object('kind', l.kind, 'accountId', l.account_id, 'form', l.form) end as label
    from order_queue_ref o join account_ref seller on seller.id = o.seller_id
      left join label l on l.order_id = o.id and l.state in ('INTENT', 'READ', 'LIVE', 'VOIDING')
    where ${inTab(db.now())[tab]} and ${hasWords(q)}
    order by ${inOrder[tab]} limit ${queueMax + 1}`.execute(db.q)
  return rows
}

export async function insertReprint(tx: Tx, { labelId, by, reason }: { labelId: number; by: number; reason: string }): Promise<void> {
  await sql`insert into label_reprint (label_id, by, at, reason) values (${labelId}, ${by}, ${tx.now()}, ${reason})`.execute(tx.q)
}
export async function setPrintedAgain(tx: Tx, labelId: number): Promise<void> {
  await sql`update label set print_count = print_count + 1 where id = ${labelId}`.execute(tx.q)
}
export async function lastReprintAt(db: Db, labelId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select at from label_reprint where label_id = ${labelId} order by id desc limit 1`.execute(db.q)
  return rows[0]?.at
}
/** Why a label was printed again, the last time first. */
export async function listReprints(db: Db, labelId: number): Promise<{ at: Date; by: string; reason: string }[]> {
  const { rows } = await sql<{ at: Date; by: string; reason: string }>`
    select r.at, a.username as by, r.reason from label_reprint r join account_ref a on a.id = r.by
    where r.label_id = ${labelId} order by r.id desc limit 50`.execute(db.q)
  return rows
}
