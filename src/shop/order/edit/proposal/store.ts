import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { ProposalState } from '../../list/proposal/contract.ts'

interface NewProposal {
  itemId: number
  variant: { id: number; sku: string }
  note: string
  by: number
}
/** Writes a proposal for an item as it is now, in the place of one that is void. */
export async function insertProposal(tx: Tx, { itemId, variant, note, by }: NewProposal): Promise<number> {
  await endProposals(tx, { itemId }, 'VOID')
  const { rows } = await sql<{ id: number }>`
    insert into variant_proposal (order_id, item_id, variant_id, sku, was_variant_id, was_sku, was_quantity, since, note, proposed_by, at)
    select o.id, i.id, ${variant.id}, ${variant.sku}, i.variant_id, i.sku, i.quantity, o.status_at, ${note}, ${by}, ${tx.now()}
    from order_item i join "order" o on o.id = i.order_id where i.id = ${itemId} returning id`.execute(tx.q)
  return rows[0]?.id ?? 0
}

/** Ends what is open of these; answers how many. */
export async function endProposals(
  tx: Tx,
  of: { id: number } | { itemId: number },
  state: Exclude<ProposalState, 'OPEN'>,
  answer = '',
): Promise<number> {
  const { numAffectedRows } = await sql`
    update variant_proposal set state = ${state}, answer = ${answer}, ended_at = ${tx.now()}
    where state = 'OPEN' and ${'id' in of ? sql`id = ${of.id}` : sql`item_id = ${of.itemId}`}`.execute(tx.q)
  return Number(numAffectedRows ?? 0)
}

/** Whether an item still lacks its variant: the last that was proposed for it since the order stopped is open or declined. */
export async function isLacking(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ state: ProposalState }>`
    select distinct on (p.item_id) p.state from variant_proposal p
    join "order" o on o.id = p.order_id and o.status_at = p.since join order_item i on i.id = p.item_id and i.cancelled_at is null
    where p.order_id = ${orderId} order by p.item_id, p.id desc`.execute(db.q)
  return rows.some(({ state }) => state === 'OPEN' || state === 'DECLINED')
}
