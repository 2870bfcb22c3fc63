import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'

/** The counted stock of these variants, locked in the order of their ids; those that are not counted are left out. */
export async function lockStock(tx: Tx, ids: readonly number[]): Promise<{ id: number; stock: number }[]> {
  const { rows } = await sql<{ id: number; stock: number }>`
    select id, stock from variant where id = any (${[...ids]}) and stock is not null order by id for no key update`.execute(tx.q)
  return rows
}

/** The same of all of them, by id; null is not counted. */
export async function lockStocks(tx: Tx, ids: readonly number[]): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; stock: number | null }>`
    select id, stock from variant where id = any (${[...ids]}) order by id for no key update`.execute(tx.q)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

interface Taken {
  productId: number
  /** Before and after. */
  had: number
  left: number
}
/** Takes pieces from counted stock, or puts them back where they are negative. Answers the variants that had enough. */
export async function takePieces(tx: Tx, pieces: readonly { variantId: number; quantity: number }[]): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    update variant set stock = stock - given.quantity
    from unnest(${pieces.map(each => each.variantId)}::bigint[], ${pieces.map(each => each.quantity)}::int[]) as given (id, quantity)
    where variant.id = given.id and stock is not null and stock >= given.quantity
    returning product_id, stock + given.quantity as had, stock as "left"`.execute(tx.q)
  return rows
}
