// What there is to look at in a cart before it is bought.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { linesOf, refOf, refsOf } from '#shop/cart/cart.ts'
import { productText } from '#shop/cart/rules.ts'
import { findVariantsById } from '#shop/catalogue/catalogue.ts'
import { designsAt } from '#shop/design/template/template.ts'
import { checkItems } from '../item/check/check.ts'
import { drawnSides } from '../item/rules.ts'

/** What is found on the design of each line, as the cart keeps it; of one that is gone, which the cart says itself, nothing. */
export async function checkCart(engine: Engine, db: Db, sellerId: number) {
  const lines = await linesOf(db, sellerId)
  const [variants, designOf] = await Promise.all([
    findVariantsById(db, [...new Set(lines.map(line => line.variantId))]),
    designsAt(db, sellerId, refsOf(lines)),
  ])
  const items = lines.map(line => {
    const variant = variants.get(line.variantId)
    return { files: drawnSides(designOf(refOf(line)) ?? { sides: [] }, variant?.color), text: productText(line.text), variant }
  })
  const found = await checkItems(engine, db, sellerId, items)
  return items.map(({ variant }, at) => ({ sku: variant?.sku ?? '', findings: found[at] ?? [] }))
}
