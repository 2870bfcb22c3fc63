// The buyer's text of an item in the design that is put on it.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { productText } from '#shop/cart/rules.ts'
import { sidesIn } from '#shop/design/document/color/color.rules.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { type Lettering, type SlotFault, takesText, whyNotBuyersText, withText } from '#shop/design/document/slot.rules.ts'
import { assertPrintable, blocksOf } from '#shop/design/template/ordered/blocked.ordered.ts'
import { measureSlots, type Personal, personalised } from '#shop/design/template/ordered/ordered.ts'
import { designsOf } from '#shop/design/template/template.ts'
import { findFacts } from '../../status/store.ts'
import type { Art } from '../contract.ts'
import { itemsOf } from '../item.ts'
import type { SideArt } from '../rules.ts'
import { listReadyArt } from './store.ts'

/** The sides of a design with the text in their slots. Throws as `personalised` does. */
export function written<S extends { document: SideDocument }>(sides: readonly S[], text: string, lettering: Lettering, path: string): S[] {
  const documents = personalised(
    sides.map(side => side.document),
    productText(text),
    lettering,
    path,
  )
  return sides.map((side, at) => ({ ...side, document: documents[at] ?? side.document }))
}

/** The same of art that need not be drawn, or why it may not be printed so. */
export function writtenOn(
  sides: readonly SideArt[],
  text: string,
  lettering: Lettering,
): { sides: SideArt[]; code?: undefined } | (SlotFault & { sides?: undefined }) {
  const drawn = documentsOf(sides)
  const fault = takesText(drawn) ? whyNotBuyersText(drawn, text, lettering) : undefined
  return fault ?? { sides: sides.map(side => ({ ...side, document: side.document && withText(side.document, text) })) }
}

const documentsOf = (sides: readonly { document: SideDocument | null }[]): SideDocument[] => sides.flatMap(side => side.document ?? [])

/**
 * What the texts of items look like in the designs that they are to be given: outside of any transaction. Throws DESIGN_NOT_PRINTABLE where a
 * check blocks one of them: nothing is changed then.
 */
export async function letteringOfArt(engine: Pick<Engine, 'images'>, db: Db, sellerId: number, arts: readonly Art[]): Promise<Lettering> {
  const drawn = arts.filter(art => art.sides === undefined)
  const orderIds = [...new Set(drawn.flatMap(art => art.items.map(item => item.orderId)))]
  if (orderIds.length === 0) return () => undefined
  const mine = (await findFacts(db, orderIds, sellerId)).map(row => row.id)
  const [items, designs, earlier] = await Promise.all([
    itemsOf(db, mine),
    designsOf(db, sellerId, [...new Set(drawn.flatMap(art => art.templateId ?? []))]),
    listReadyArt(
      db,
      sellerId,
      drawn.flatMap(art => art.earlierItemId ?? []),
    ),
  ])
  const itemsById = new Map(items.map(item => [item.id, item]))
  const lines = drawn.flatMap(({ templateId, earlierItemId, items: places }): Personal[] => {
    const sides = designs.get(templateId ?? 0)?.sides ?? documentsOf(earlier.filter(each => each.itemId === earlierItemId))
    return [...new Set(places.map(({ itemId }) => itemsById.get(itemId)?.text ?? ''))].map(text => ({ sides, text }))
  })
  const chosen = arts.flatMap(({ templateId, items: places }, at) => {
    const design = designs.get(templateId ?? 0)
    const colors = design ? new Set(places.map(({ itemId }) => itemsById.get(itemId)?.color)) : []
    return [...colors].map(color => ({ at, sides: sidesIn(design?.sides ?? [], color) }))
  })
  const blocks = await blocksOf(
    db,
    sellerId,
    chosen.map(({ sides }) => ({ sides, text: '' })),
  )
  for (const [index, { at }] of chosen.entries()) assertPrintable(blocks[index], `art.${at}`)
  return measureSlots(engine, lines)
}
