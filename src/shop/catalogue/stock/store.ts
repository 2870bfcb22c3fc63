import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'

/** The counted stock of these variants, locked in the order of their ids; those that are not counted are left out. */
export async function lockStock(tx: Tx, ids: readonly number[]): Promise<{ id: number; stock: number }[]> {
  const { rows } = await sql<{ id: number; stock: number }>`
    select id, stock from variant where id = any (${[...ids]}) and stock is not null order by id for no key update`.execute(tx.q)
  return rows
}

/** Takes pieces from counted stock, or puts them back where they are negative. Answers how many variants had enough. */
export async function takePieces(tx: Tx, pieces: readonly { variantId: number; quantity: number }[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update variant set stock = stock - given.quantity
    from unnest(${pieces.map(each => each.variantId)}::bigint[], ${pieces.map(each => each.quantity)}::int[]) as given (id, quantity)
    where variant.id = given.id and stock is not null and stock >= given.quantity`.execute(tx.q)
  return Number(numAffectedRows)
}
