import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { DecisionCause, DecisionKind } from '../rules.ts'

/** The newest decision about a ticket, and whose it is; nothing where there is none. */
export async function findLastDecision(db: Db, ticketId: number): Promise<{ id: number; by: string } | undefined> {
  const { rows } = await sql<{ id: number; by: string }>`
    select d.id, a.username as by from support_decision d join account_ref a on a.id = d.decided_by
    where d.ticket_id = ${ticketId} order by d.id desc limit 1`.execute(db.q)
  return rows[0]
}

export interface NewDecision {
  ticketId: number
  messageId: number
  kind: DecisionKind
  cause: DecisionCause
  cents: Cents
  orderId: number | null
  remakeId: number | null
  decidedBy: number
  itemIds: readonly number[]
}
export async function insertDecision(tx: Tx, given: NewDecision): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into support_decision (ticket_id, message_id, kind, cause, cents, order_id, remake_id, decided_by, decided_at)
    values (${given.ticketId}, ${given.messageId}, ${given.kind}, ${given.cause}, ${given.cents}, ${given.orderId}, ${given.remakeId},
      ${given.decidedBy}, ${tx.now()})
    returning id`.execute(tx.q)
  if (given.itemIds.length === 0) return
  await sql`
    insert into support_decision_item (decision_id, item_id) select ${rows[0]?.id}, unnest(${[...given.itemIds]}::bigint[])`.execute(tx.q)
}

export interface DecisionRow {
  messageId: number
  kind: DecisionKind
  cause: DecisionCause
  cents: Cents
  remakeId: number | null
}
/** The decisions that these messages tell of. */
export async function listDecisions(db: Db, messageIds: readonly number[]): Promise<DecisionRow[]> {
  if (messageIds.length === 0) return []
  const { rows } = await sql<DecisionRow>`
    select message_id, kind, cause, cents, remake_id from support_decision where message_id = any (${[...messageIds]})
    order by id limit 1000`.execute(db.q)
  return rows
}
