// The public verbs of the checks of orders: what there is to say to their items before they are printed.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { findVariantsById, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { namedArt } from '#shop/design/design.ts'
import { checkDesignsWhole } from '#shop/design/document/check/check.ts'
import type { DesignFinding } from '#shop/design/document/check/contract.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import { findFacts } from '../../status/store.ts'
import { itemsOf } from '../item.ts'

/** What one item prints, and on what. */
export interface ItemToCheck {
  files: readonly { side: string; fileId: number | null; document?: SideDocument | null }[]
  /** What its buyer wants written, trimmed. */
  text: string
  variant: VariantFacts | undefined
}

/**
 * What is found on each of these items of one seller, in their order: of what is not fetched yet nothing. Texts are measured for it, so it
 * is asked outside of any transaction.
 */
export async function checkItems(engine: Engine, db: Db, sellerId: number, items: readonly ItemToCheck[]): Promise<DesignFinding[][]> {
  const bare = items.flatMap(item => item.files.flatMap(({ fileId, document }) => (document || fileId === null ? [] : [fileId])))
  const files = await findFilesById(db, [...new Set(bare)])
  const designs = items.map(item => ({
    sides: item.files.flatMap(file => file.document ?? namedArt(item.variant, file, files) ?? []),
    minDpi: item.variant?.minDpi ?? 0,
    colorHex: item.variant?.colorHex,
    text: item.text,
  }))
  return checkDesignsWhole(engine, db, sellerId, designs)
}

/** The same of an order's items that are still to be made, by item. Throws ORDER_NOT_FOUND, for another seller's too. */
export async function checkOrder(engine: Engine, db: Db, orderId: number, ownerId?: number) {
  const [row] = await findFacts(db, [orderId], ownerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  return (await checkOrders(engine, db, [row])).map(({ itemId, sku, findings }) => ({ itemId, sku, findings }))
}

/** What is blocked or warned of on these orders, each sentence once; orders without either, and those that there are not, are left out. */
export async function warningsOf(engine: Engine, db: Db, orderIds: readonly number[]) {
  const checked = await checkOrders(engine, db, await findFacts(db, [...new Set(orderIds)]))
  return [...Map.groupBy(checked, item => item.orderId)].flatMap(([orderId, items]) => {
    const said = items.flatMap(item => item.findings).filter(({ weight }) => weight !== 'NOTE')
    const findings = [...new Map(said.map(finding => [finding.message.en, finding])).values()]
    return findings.length > 0 ? [{ orderId, findings }] : []
  })
}

async function checkOrders(engine: Engine, db: Db, rows: readonly { id: number; sellerId: number }[]) {
  const items = (
    await itemsOf(
      db,
      rows.map(row => row.id),
    )
  ).filter(item => item.cancelledAt === null)
  const variants = await findVariantsById(db, [...new Set(items.flatMap(item => item.variantId ?? []))])
  const sellerOf = new Map(rows.map(row => [row.id, row.sellerId]))
  const checked = []
  for (const [sellerId, own] of Map.groupBy(items, item => sellerOf.get(item.orderId) ?? 0)) {
    const found = await checkItems(
      engine,
      db,
      sellerId,
      own.map(({ files, text, variantId }) => ({ files, text, variant: variants.get(variantId ?? 0) })),
    )
    checked.push(...own.map(({ id: itemId, orderId, sku }, at) => ({ orderId, itemId, sku, findings: found[at] ?? [] })))
  }
  return checked
}
