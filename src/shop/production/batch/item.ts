// Items of orders as the production floor sees them.
import type { Db } from '#engine/db/database.ts'
import { garmentsOf } from '#shop/catalogue/catalogue.ts'
import type { Garment } from '#shop/catalogue/picture/contract.ts'
import { isBarePicture } from '#shop/design/document/layer.rules.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { lacksArt } from '#shop/order/item/rules.ts'

/** An order's items that are still wanted, with their print files. */
export const itemsToMake = async (db: Db, orderIds: readonly number[]) =>
  (await itemsOf(db, orderIds)).filter(item => item.cancelledAt === null)

type Item = Awaited<ReturnType<typeof itemsOf>>[number]
/** What is printed on an item, the front first, as orders list their files. */
export const printsOf = ({ files }: Pick<Item, 'files'>) =>
  files.flatMap(file => {
    const { id, side, fileId, document } = file
    return lacksArt(file) ? [] : [{ id, side, fileId: document && !isBarePicture(document) ? null : fileId }]
  })
/** How these items are drawn, by their ids. */
export async function garmentsOfItems(db: Db, items: readonly Item[]): Promise<ReadonlyMap<number, Garment>> {
  const garments = await garmentsOf(
    db,
    items.flatMap(item => item.variantId ?? []),
  )
  return new Map(
    items.flatMap(({ id, variantId }) => {
      const garment = garments.get(variantId ?? 0)
      return garment ? [[id, garment] as const] : []
    }),
  )
}
