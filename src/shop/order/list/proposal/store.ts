import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { ProposalState } from './contract.ts'

export interface ProposalRow {
  id: number
  itemId: number
  variantId: number
  sku: string
  wasSku: string
  note: string
  answer: string
  at: Date
  endedAt: Date | null
  state: ProposalState
}

/** The proposals on an order, newest first; an open one whose order or item is another by now is void. */
export async function listProposals(db: Db, orderId: number): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select p.id, p.item_id, p.variant_id, p.sku, p.was_sku, p.note, p.answer, p.at, p.ended_at,
      case when p.state = 'OPEN' and (o.status_at <> p.since or i.cancelled_at is not null or i.quantity <> p.was_quantity
        or i.variant_id is distinct from p.was_variant_id) then 'VOID' else p.state end as state
    from variant_proposal p join "order" o on o.id = p.order_id join order_item i on i.id = p.item_id
    where p.order_id = ${orderId} order by p.id desc limit 100`.execute(db.q)
  return rows
}
