import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import type { Bill } from '../pay/price.rules.ts'

export interface QuoteRow {
  asked: string
  bill: Bill
  until: Date
  orderId: number | null
}

/** Keeps a bill that was shown; the seller's old ones that became nothing go. */
export async function insertQuote(tx: Tx, sellerId: number, { asked, bill, until }: Omit<QuoteRow, 'orderId'>): Promise<string> {
  const id = randomUUID()
  await sql`
    with gone as (delete from order_quote where seller_id = ${sellerId} and until < ${tx.now()})
    insert into order_quote (id, seller_id, asked, bill, until)
    values (${id}, ${sellerId}, ${asked}, ${JSON.stringify(bill)}::jsonb, ${until})`.execute(tx.q)
  return id
}

/** The seller's quote, locked: whoever sends it a second time finds the order that it became. */
export async function lockQuote(tx: Tx, sellerId: number, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select asked, bill, until, order_id from order_quote where id = ${id} and seller_id = ${sellerId} for update`.execute(tx.q)
  return rows[0]
}
