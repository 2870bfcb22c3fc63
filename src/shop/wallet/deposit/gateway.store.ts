import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import type { ChosenDepositStep } from './rules.ts'

/** A deposit that waits for the gateway's word; `name` stands for memo and transaction number until there is a real one. */
export async function insertGatewayDeposit(
  tx: Tx,
  given: { way: ChosenDepositStep; sellerId: number; amountCents: number; name: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into deposit (seller_id, method, status, amount_cents, transaction_number, memo, created_at, updated_at)
    values (${given.sellerId}, 'PAYPAL', ${given.way.to}, ${given.amountCents}, ${given.name}, ${given.name}, ${tx.now()}, ${tx.now()})
    returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The deposit was not written.')
  return id
}
