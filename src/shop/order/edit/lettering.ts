// The texts of an edit in the designs that they go into.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { productText } from '#shop/cart/rules.ts'
import type { Lettering } from '#shop/design/document/slot.rules.ts'
import { measureSlots, type Personal } from '#shop/design/template/ordered/ordered.ts'
import { designsOf } from '#shop/design/template/template.ts'
import { itemsOf } from '../item/item.ts'
import { artOfSku, matchSkus } from '../item/sku.ts'
import { findFacts } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'

/**
 * What the texts that an edit gives, or finds on an item whose new SKU brings a design, look like there: outside of any transaction. Another
 * seller's order has none.
 */
export async function letteringOfEdit(
  engine: Pick<Engine, 'images'>,
  db: Db,
  { orderId, sellerId: ownerId }: { orderId: number; sellerId?: number },
  { items: changed = [], addItems: added = [] }: OrderEdit,
): Promise<Lettering> {
  const asked = [...changed, ...added].filter(({ sku, text }) => sku !== undefined || text !== undefined)
  const [row] = asked.length > 0 ? await findFacts(db, [orderId], ownerId) : []
  if (!row) return () => undefined
  const { sellerId } = row
  const [items, matches] = await Promise.all([
    itemsOf(db, [orderId]),
    matchSkus(
      db,
      sellerId,
      asked.flatMap(({ sku }) => sku ?? []),
    ),
  ])
  const broughtBy = (sku: string | undefined) => (sku === undefined ? undefined : artOfSku(matches, sku)?.productCustomTemplate) ?? 0
  const designs = await designsOf(db, sellerId, [...new Set(asked.map(({ sku }) => broughtBy(sku)))])
  const lines = [
    ...added.map(({ sku, text }) => ({ text, sides: designs.get(broughtBy(sku))?.sides ?? [] })),
    ...changed.flatMap(({ itemId, sku, text }) => {
      const item = items.find(each => each.id === itemId)
      const drawn = item?.files.flatMap(file => file.document ?? []) ?? []
      const own = { text: text ?? item?.text ?? '' }
      return [
        { ...own, sides: drawn },
        { ...own, sides: designs.get(broughtBy(sku))?.sides ?? [] },
      ]
    }),
  ]
  return measureSlots(
    engine,
    lines.map(({ sides, text = '' }): Personal => ({ sides, text: productText(text) })),
  )
}
