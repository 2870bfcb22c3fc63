import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { cartLimits } from './rules.ts'

/** Whose cart: a person's, or a visitor's by the hash of their id. */
export type CartOwner = { accountId: number } | { tokenSha256: string }
const isOwned = (owner: CartOwner) => ('accountId' in owner ? sql`account_id = ${owner.accountId}` : sql`token_hash = ${owner.tokenSha256}`)

export interface LineRow {
  id: number
  variantId: number
  templateId: number | null
  /** Of its design, as it was put in; null: as it stands. */
  designVersion: number | null
  quantity: number
  text: string
}
const lineColumns = sql`l.id, l.variant_id, l.template_id, l.design_version, l.quantity, l.product_text as text`

/** At most one more than a cart may have, which adding looks for. */
export async function listLines(db: Db, owner: CartOwner): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from cart_line l join cart on cart.id = l.cart_id where ${isOwned(owner)} order by l.id
    limit ${cartLimits.linesMax + 1}`.execute(db.q)
  return rows
}

/** The owner's cart, made where there is none; its row is locked, so that two changes wait for each other. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<number> {
  const { rows } = await locking(tx, owner).execute(tx.q)
  return rows[0]?.id ?? 0
}
function locking(tx: Tx, owner: CartOwner) {
  const [accountId, tokenSha256] = 'accountId' in owner ? [owner.accountId, null] : [null, owner.tokenSha256]
  const key = 'accountId' in owner ? sql`account_id` : sql`token_hash`
  return sql<{ id: number }>`
    insert into cart (account_id, token_hash, changed_at) values (${accountId}, ${tokenSha256}, ${tx.now()})
    on conflict (${key}) do update set changed_at = excluded.changed_at returning id`
}
export async function hasCart(db: Db, owner: CartOwner): Promise<boolean> {
  const { rows } = await sql`select from cart where ${isOwned(owner)}`.execute(db.q)
  return rows.length > 0
}

/** The same without making one. */
export async function findCartLocked(tx: Tx, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from cart where ${isOwned(owner)} for update`.execute(tx.q)
  return rows[0]?.id
}

/** Locks the owner's cart and adds a line, or its pieces to the line that is the same, up to the most that a line has. */
export async function addLine(tx: Tx, owner: CartOwner, line: Omit<LineRow, 'id'>): Promise<void> {
  const { variantId, templateId, designVersion, quantity, text } = line
  await sql`
    with locked as (${locking(tx, owner)})
    insert into cart_line (cart_id, variant_id, template_id, design_version, quantity, product_text)
    select id, ${variantId}::bigint, ${templateId}::bigint, ${designVersion}::int, ${quantity}::int, ${text}::text from locked
    on conflict (cart_id, variant_id, template_id, product_text)
    do update set design_version = excluded.design_version, quantity = least(${cartLimits.quantityMax}, cart_line.quantity + excluded.quantity)`.execute(
    tx.q,
  )
}
/** A line of a locked cart. */
export async function findLine(tx: Tx, cartId: number, id: number): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`select ${lineColumns} from cart_line l where l.id = ${id} and l.cart_id = ${cartId}`.execute(tx.q)
  return rows[0]
}
/** The line of the cart that this one would be the same as, if there is one. */
export async function findSame(tx: Tx, cartId: number, line: LineRow): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from cart_line l where l.cart_id = ${cartId} and l.id <> ${line.id} and l.variant_id = ${line.variantId}
      and l.template_id is not distinct from ${line.templateId} and l.product_text = ${line.text}`.execute(tx.q)
  return rows[0]
}
export async function setLine(tx: Tx, { id, variantId, templateId, designVersion, quantity, text }: LineRow): Promise<void> {
  await sql`
    update cart_line set variant_id = ${variantId}, template_id = ${templateId}, design_version = ${designVersion},
      quantity = ${quantity}, product_text = ${text}
    where id = ${id}`.execute(tx.q)
}
export async function deleteLines(tx: Tx, cartId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from cart_line where cart_id = ${cartId} and id = any (${[...ids]})`.execute(tx.q)
}

/** Moves the lines of a visitor's cart into another one, as far as it has room, and ends the visitor's. Both are locked. */
export async function moveLines(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    insert into cart_line (cart_id, variant_id, template_id, design_version, quantity, product_text)
    select ${to}, variant_id, template_id, design_version, quantity, product_text from cart_line where cart_id = ${from} order by id
    limit greatest(0, ${cartLimits.linesMax} - (select count(*) from cart_line where cart_id = ${to}))
    on conflict (cart_id, variant_id, template_id, product_text)
    do update set quantity = least(${cartLimits.quantityMax}, cart_line.quantity + excluded.quantity)`.execute(tx.q)
  await sql`delete from cart where id = ${from}`.execute(tx.q)
}

export async function deleteCart(tx: Tx, owner: CartOwner): Promise<void> {
  await sql`delete from cart where ${isOwned(owner)}`.execute(tx.q)
}
/** Visitors who did not come back. */
export async function deleteOldCarts(tx: Tx, before: Date): Promise<void> {
  await sql`delete from cart where token_hash is not null and changed_at < ${before}`.execute(tx.q)
}

export const eachLine = (db: Db, accountId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<LineRow>`
        select ${lineColumns} from cart_line l join cart on cart.id = l.cart_id
        where account_id = ${accountId} and l.id > ${after} order by l.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
