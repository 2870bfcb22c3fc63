import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'

/** A deposit that waits for the gateway's word; `name` stands for memo and transaction number until there is a real one. */
export async function insertGatewayDeposit(tx: Tx, given: { sellerId: number; amountCents: number; name: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into deposit (seller_id, method, status, amount_cents, transaction_number, memo, created_at, updated_at)
    values (${given.sellerId}, 'PAYPAL', 'WAITING', ${given.amountCents}, ${given.name}, ${given.name}, ${tx.now()}, ${tx.now()})
    returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The deposit was not written.')
  return id
}

export async function setGatewayCompleted(tx: Tx, id: number, given: { number: string; receivedCents: number; transactionId: number }) {
  await sql`update deposit set status = 'COMPLETED', transaction_number = ${given.number}, received_cents = ${given.receivedCents},
    transaction_id = ${given.transactionId}, decided_at = ${tx.now()}, updated_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}
export async function setGatewayCancelled(tx: Tx, id: number, remark: string): Promise<void> {
  await sql`update deposit set status = 'CANCELLED', remark = ${remark}, decided_at = ${tx.now()}, updated_at = ${tx.now()}
    where id = ${id} and status = 'WAITING'`.execute(tx.q)
}
