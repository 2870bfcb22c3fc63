// Items of orders as the production floor sees them.
import type { Db } from '#engine/db/database.ts'
import { findVariantsById, garmentsOf } from '#shop/catalogue/catalogue.ts'
import type { Garment } from '#shop/catalogue/picture/contract.ts'
import { printingOf } from '#shop/catalogue/storefront/rules.ts'
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

/** A side of an item, as the maps of sides know it. */
export const sideKey = ({ itemId, side }: { itemId: number; side: string }): string => `${itemId} ${side}`
/** How each side is printed, by `sideKey`: as its design says, else as its product does now. */
export async function printingOfSides(db: Db, items: readonly Item[]): Promise<ReadonlyMap<string, ReturnType<typeof printingOf>>> {
  const variants = await findVariantsById(
    db,
    items.flatMap(item => item.variantId ?? []),
  )
  return new Map(
    items.flatMap(item =>
      item.files.map(({ side, document }) => {
        const area = variants.get(item.variantId ?? 0)?.printAreas.find(each => each.side === side)
        return [sideKey({ itemId: item.id, side }), printingOf(document ?? area ?? {})] as const
      }),
    ),
  )
}
