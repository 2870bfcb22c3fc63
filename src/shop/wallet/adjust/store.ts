import { type ColumnType, type Generated, sql } from 'kysely'
import type { ChosenStatus } from '#base/status/step-table.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { moveRow } from '#engine/move-rows.ts'
import type { AdjustmentRow } from './contract.ts'
import type { AdjustmentStatus, ChosenAdjustmentStep } from './rules.ts'

interface NewAdjustment {
  way: ChosenAdjustmentStep
  sellerId: number
  amountCents: number
  reason: string
  askedBy: number
}
export async function insertAdjustment(tx: Tx, given: NewAdjustment) {
  const { rows } = await sql<{ id: number }>`
    insert into adjustment (seller_id, amount_cents, reason, status, asked_by, asked_at)
    values (${given.sellerId}, ${given.amountCents}, ${given.reason}, ${given.way.to}, ${given.askedBy}, ${tx.now()}) returning id`.execute(
    tx.q,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The adjustment was not written.')
  return id
}

interface LockedAdjustment {
  id: number
  sellerId: number
  amountCents: number
  reason: string
  status: AdjustmentStatus
  askedBy: number
  askedAt: Date
}
export async function lockAdjustment(tx: Tx, id: number): Promise<LockedAdjustment | undefined> {
  const { rows } = await sql<LockedAdjustment>`
    select id, seller_id, amount_cents, reason, status, asked_by, asked_at
    from adjustment where id = ${id} for no key update`.execute(tx.q)
  return rows[0]
}

type AdjustmentTables = {
  adjustment: {
    id: Generated<number>
    status: ColumnType<AdjustmentStatus, ChosenStatus<AdjustmentStatus>, ChosenStatus<AdjustmentStatus>>
    decidedBy: number | null
    decidedAt: Date | null
    remark: string
    transactionId: number | null
  }
}
const on = (db: Db) => db.q.withTables<AdjustmentTables>()

/** Moves a locked adjustment by a step that its table chose. */
export const moveAdjustment = (
  tx: Tx,
  step: ChosenAdjustmentStep,
  { by, ...patch }: { by: number; remark: string; transactionId: number | null },
): Promise<void> => moveRow(on(tx), 'adjustment', step, { ...patch, decidedBy: by, decidedAt: tx.now() })

const columns = sql`a.id, jsonb_build_object('id', s.id, 'username', s.username) as seller, a.amount_cents, a.reason,
  a.status, jsonb_build_object('id', asker.id, 'username', asker.username) as "askedBy", a.asked_at,
  decider.username as "decidedBy", a.decided_at, a.remark`
/** Who they are stands beside it; `account` is a layer below. */
const tables = sql`adjustment a join account_ref s on s.id = a.seller_id join account_ref asker on asker.id = a.asked_by
  left join account_ref decider on decider.id = a.decided_by`

export async function findAdjustment(db: Db, id: number): Promise<AdjustmentRow | undefined> {
  const { rows } = await sql<AdjustmentRow>`select ${columns} from ${tables} where a.id = ${id}`.execute(db.q)
  return rows[0]
}
export async function listAdjustments(
  db: Db,
  { page, limit, status }: { page: number; limit: number; status?: AdjustmentStatus | undefined },
) {
  const filter = status === undefined ? sql`true` : sql`a.status = ${status}`
  const { rows: docs } = await sql<AdjustmentRow>`
    select ${columns} from ${tables} where ${filter} order by (a.status <> 'PENDING'), a.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*) as total from adjustment a where ${filter}`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}
