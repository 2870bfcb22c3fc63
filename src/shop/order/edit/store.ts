// The rows of an order's items as its seller edits them.

import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import { onItems } from '../item/table.store.ts'

/** What an item keeps of its variant. */
export interface ItemSnapshot {
  variantId: number
  productCode: string
  name: string
  nameVi: string
  sku: string
  size: string
  color: string
  weightOz: number
}
/** What was declared of another variant is not declared of this one. */
const columnsOf = ({ name, nameVi, ...rest }: ItemSnapshot) => ({ ...rest, productName: name, productNameVi: nameVi, customs: null })

/** Changes what is given of an item that is not cancelled; `false` where the order has none such. */
export async function setItem(
  tx: Tx,
  orderId: number,
  itemId: number,
  {
    variant,
    ...given
  }: {
    variant?: ItemSnapshot | undefined
    quantity?: number | undefined
    text?: string | undefined
    templateId?: number | null | undefined
    unitCents?: Cents
  },
): Promise<boolean> {
  const row = await onItems(tx)
    .updateTable('order_item')
    .set({
      ...(variant && columnsOf(variant)),
      ...(given.quantity !== undefined && { quantity: given.quantity }),
      ...(given.text !== undefined && { productText: given.text }),
      ...(given.templateId !== undefined && { templateId: given.templateId }),
      ...(given.unitCents !== undefined && { unitCents: given.unitCents }),
      position: sql<number>`position`,
    })
    .where('orderId', '=', orderId)
    .where('id', '=', itemId)
    .where('cancelledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts a further item behind the order's others and answers its id; it counts in what sold best once that is counted again. */
export async function insertItem(
  tx: Tx,
  { id: orderId, sellerId }: { id: number; sellerId: number },
  {
    variant,
    ...given
  }: {
    variant: ItemSnapshot
    quantity: number
    text: string
    mockups: readonly string[]
    templateId: number | null
    unitCents: Cents
  },
): Promise<number> {
  const row = await onItems(tx)
    .insertInto('order_item')
    .values({
      orderId,
      ...columnsOf(variant),
      position: sql<number>`(select coalesce(max(position) + 1, 0) from order_item where order_id = ${orderId})`,
      quantity: given.quantity,
      unitCents: given.unitCents,
      mockups: [...given.mockups],
      productText: given.text,
      templateId: given.templateId,
      cancelledAt: null,
      sellerId,
      soldAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Takes all that is printed off an item. */
export async function clearArt(tx: Tx, orderId: number, itemId: number): Promise<void> {
  await onItems(tx).deleteFrom('order_file').where('orderId', '=', orderId).where('itemId', '=', itemId).execute()
}

/** Takes items out of an unpaid order, with their files. Answers how many. */
export async function deleteItems(tx: Tx, orderId: number, itemIds: readonly number[]): Promise<number> {
  await onItems(tx).deleteFrom('order_file').where('orderId', '=', orderId).where('itemId', '=', among(itemIds)).execute()
  const gone = await onItems(tx).deleteFrom('order_item').where('orderId', '=', orderId).where('id', '=', among(itemIds)).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** How often it was edited. */
export async function countEdits(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_change where order_id = ${orderId} and step = 'edit'`.execute(db.q)
  return rows[0]?.count ?? 0
}
