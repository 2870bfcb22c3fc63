// The items of an order as its seller edits them: added, taken out, another variant, count, text or file.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { findVariants, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { myFile } from '#shop/file/file.ts'
import { snapshotOf } from '../intake/intake.ts'
import { itemsOf } from '../item/item.ts'
import { whyNotVariant } from '../item/rules.ts'
import { countMissingFiles, findItem, listLines, replaceFile } from '../item/store.ts'
import { orderLimits } from '../pay/price.rules.ts'
import { swapStock } from '../pay/stock.ts'
import type { FactRow } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'
import { deleteItems, insertItem, setItem } from './store.ts'

/** Answers how many pieces it is of now; nothing where items were not asked for. Throws the first thing that is wrong, with its path. */
export async function editItems(tx: Tx, row: FactRow, edit: OrderEdit): Promise<number | undefined> {
  const variants = await variantsOf(tx, edit)
  const before = edit.items ? await itemsOf(tx, [row.id]) : []
  await changeItems(tx, row, edit, variants)
  await addItems(tx, row, edit, variants)
  for (const file of edit.files ?? []) {
    if (!(await findItem(tx, row.id, file.itemId))) throw new Fault('ORDER_NOT_FOUND')
    await putFile(tx, row, file)
  }
  if (edit.items) await keepArt(tx, row, { edit: edit.items, before, variants })
  const { removeItems = [] } = edit
  if (removeItems.length > 0 && (await deleteItems(tx, row.id, removeItems)) !== new Set(removeItems).size)
    throw new Fault('ORDER_NOT_FOUND')
  if (edit.files ?? edit.addItems ?? edit.removeItems) await countMissingFiles(tx, [row.id])
  if (!(edit.quantities ?? edit.items ?? edit.addItems ?? edit.removeItems ?? edit.orderType)) return undefined
  const lines = await listLines(tx, [row.id])
  if (lines.length === 0 && (edit.orderType ?? row.orderType) !== 'LABEL') throw new Fault('REQUIRED', { path: 'items' })
  if (lines.length > orderLimits.linesMax) throw new Fault('INVALID_INPUT', { path: 'addItems' })
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

type Variants = (sku: string, path: string) => VariantFacts
async function variantsOf(tx: Tx, { items = [], addItems = [] }: OrderEdit): Promise<Variants> {
  const skus = [...items, ...addItems].flatMap(({ sku }) => sku ?? [])
  const found = skus.length > 0 ? await findVariants(tx, skus) : new Map<string, VariantFacts>()
  return (sku, path) => {
    const variant = found.get(sku.trim().toUpperCase())
    if (!variant) throw new Fault('VARIANT_NOT_FOUND', { path })
    if (!variant.isAvailable) throw new Fault('PRODUCT_IS_OUT_OF_STOCK', { path })
    return variant
  }
}

async function changeItems(tx: Tx, row: FactRow, { items = [], quantities = [] }: OrderEdit, variants: Variants): Promise<void> {
  for (const [index, { itemId, sku, ...given }] of items.entries()) {
    const variant = sku === undefined ? undefined : snapshotOf(variants(sku, `items.${index}.sku`))
    if (variant && row.paidAt !== null) await swapPieces(tx, row, itemId, variant.variantId)
    if (!(await setItem(tx, row.id, itemId, { ...given, variant }))) throw new Fault('ORDER_NOT_FOUND')
  }
  for (const { itemId, quantity } of quantities) if (!(await setItem(tx, row.id, itemId, { quantity }))) throw new Fault('ORDER_NOT_FOUND')
}

interface Changed {
  edit: NonNullable<OrderEdit['items']>
  before: Awaited<ReturnType<typeof itemsOf>>
  variants: Variants
}
/** What is printed on an item by now must lie on its new variant. Throws TEMPLATE_AREA_MISSING, ORDER_ART_OTHER_PRODUCT. */
async function keepArt(tx: Tx, row: FactRow, { edit, before, variants }: Changed): Promise<void> {
  const after = await itemsOf(tx, [row.id])
  for (const [index, { itemId, sku }] of edit.entries()) {
    const [was, is] = [before, after].map(items => items.find(each => each.id === itemId))
    if (sku === undefined || !was || !is) continue
    const path = `items.${index}.sku`
    const fault = whyNotVariant({ productCode: was.productCode, files: is.files }, variants(sku, path))
    if (fault) throw new Fault(fault, { path })
  }
}

async function swapPieces(tx: Tx, row: FactRow, itemId: number, variantId: number): Promise<void> {
  const item = await findItem(tx, row.id, itemId)
  if (!item) throw new Fault('ORDER_NOT_FOUND')
  await swapStock(tx, row, { from: item.variantId, to: variantId, quantity: item.quantity })
}

async function addItems(tx: Tx, row: FactRow, { addItems: added = [] }: OrderEdit, variants: Variants): Promise<void> {
  for (const [index, { sku, files, ...given }] of added.entries()) {
    // Its price comes with the order's new quote, in this transaction.
    const itemId = await insertItem(tx, row.id, { ...given, variant: snapshotOf(variants(sku, `addItems.${index}.sku`)), unitCents: 0 })
    for (const file of files) await putFile(tx, row, { ...file, itemId })
  }
}

type PlacedFile = NonNullable<OrderEdit['files']>[number]
async function putFile(tx: Tx, row: FactRow, { itemId, side, fileId, link }: PlacedFile): Promise<void> {
  if (fileId !== null) await myFile(tx, row.sellerId, fileId)
  await replaceFile(tx, { orderId: row.id, itemId, side, fileId, link })
}
