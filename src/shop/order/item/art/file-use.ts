// Where a file of the library is used: in designs and drafts, by the seller's SKUs, and in orders.
import type { Db } from '#engine/db/database.ts'
import { skusPrinting } from '#shop/design/sku/sku.ts'
import { templatesDrawing } from '#shop/design/template/template.ts'
import { myFile } from '#shop/file/file.ts'
import { listOrdersOfFile } from '../store.ts'

/** So many of each kind are named; the rest is a number. */
const namedMax = 10

/** Throws FILE_NOT_FOUND, for another seller's too. */
export async function useOfFile(db: Db, sellerId: number, fileId: number) {
  await myFile(db, sellerId, fileId)
  const [templates, skus, orders] = await Promise.all([
    templatesDrawing(db, sellerId, fileId, namedMax),
    skusPrinting(db, sellerId, fileId, namedMax),
    listOrdersOfFile(db, sellerId, fileId, namedMax),
  ])
  return { templates, skus, orders: { total: orders[0]?.total ?? 0, docs: orders.map(({ total: _, ...order }) => order) } }
}
