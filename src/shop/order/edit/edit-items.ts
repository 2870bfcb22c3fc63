// The items of an order as its seller edits them: added, taken out, another variant, count, text or file.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { productText } from '#shop/cart/rules.ts'
import type { VariantFacts } from '#shop/catalogue/catalogue.ts'
import { type Lettering, takesText } from '#shop/design/document/slot.rules.ts'
import { myFile } from '#shop/file/file.ts'
import { snapshotOf } from '../intake/intake.ts'
import { assertArtLink, type NewItem, readArt } from '../item/art/art.ts'
import { setArt, setWritten } from '../item/art/store.ts'
import { written } from '../item/art/written.ts'
import { itemsOf } from '../item/item.ts'
import { artIn, lacksArt, sideOf, whyNotVariant } from '../item/rules.ts'
import { artOfSku, assertText, matchSkus, type SkuMatches, variantOf } from '../item/sku.ts'
import { countMissingFiles, countSold, findItem, listLines, replaceFile } from '../item/store.ts'
import { orderLimits } from '../pay/price.rules.ts'
import { swapStock } from '../pay/stock.ts'
import type { FactRow } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'
import { clearArt, deleteItems, insertItem, setItem } from './store.ts'

/**
 * Answers how many pieces it is of now; nothing where items were not asked for. A SKU of the seller's own brings its art, where the edit
 * names none of the item. A text is put into the design that takes it. Throws the first thing that is wrong, with its path.
 */
export async function editItems(tx: Tx, row: FactRow, edit: OrderEdit, lettering: Lettering): Promise<number | undefined> {
  const skus = [...(edit.items ?? []), ...(edit.addItems ?? [])].flatMap(({ sku }) => sku ?? [])
  const matches = await matchSkus(tx, row.sellerId, skus)
  const before = edit.items ? await itemsOf(tx, [row.id]) : []
  const brought = await changeItems(tx, row, edit, { matches, lettering, before })
  await addItems(tx, row, edit, { matches, lettering })
  for (const [index, file] of (edit.files ?? []).entries()) {
    if (!(await findItem(tx, row.id, file.itemId))) throw new Fault('ORDER_NOT_FOUND')
    await putFile(tx, row, file, `files.${index}`)
  }
  if (edit.items) await keepArt(tx, row, { edit: edit.items, before, matches, brought })
  if (edit.items) await rewriteArt(tx, row, edit.items, lettering)
  const { removeItems = [] } = edit
  if (removeItems.length > 0 && (await deleteItems(tx, row.id, removeItems)) !== new Set(removeItems).size)
    throw new Fault('ORDER_NOT_FOUND')
  if (edit.items ?? edit.addItems ?? edit.removeItems) await countSold(tx, [row.id])
  if (edit.files ?? edit.addItems ?? edit.removeItems ?? brought.size > 0) await countMissingFiles(tx, [row.id])
  if (!(edit.quantities ?? edit.items ?? edit.addItems ?? edit.removeItems ?? edit.orderType)) return undefined
  const lines = await listLines(tx, [row.id])
  if (lines.length === 0 && (edit.orderType ?? row.orderType) !== 'LABEL') throw new Fault('REQUIRED', { path: 'items' })
  if (lines.length > orderLimits.linesMax) throw new Fault('INVALID_INPUT', { path: 'addItems' })
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

interface Known {
  matches: SkuMatches
  lettering: Lettering
}
/** Answers the items whose art came with their SKU. */
async function changeItems(
  tx: Tx,
  row: FactRow,
  { items = [], quantities = [], files = [] }: OrderEdit,
  { matches, lettering, before }: Known & { before: Awaited<ReturnType<typeof itemsOf>> },
): Promise<ReadonlySet<number>> {
  const brought = new Set<number>()
  for (const [index, { itemId, sku, text: asked, ...count }] of items.entries()) {
    const given = { ...count, text: asked === undefined ? undefined : productText(asked) }
    const variant = sku === undefined ? undefined : variantOf(matches, sku, `items.${index}.sku`)
    if (variant && row.paidAt !== null) await swapPieces(tx, row, itemId, variant.id)
    const art = sku === undefined || files.some(file => file.itemId === itemId) ? undefined : artOfSku(matches, sku)
    const change = { ...given, variant: variant && snapshotOf(variant), templateId: art?.productCustomTemplate }
    if (!(await setItem(tx, row.id, itemId, change))) throw new Fault('ORDER_NOT_FOUND')
    if (!variant || !art) continue
    const text = given.text ?? before.find(item => item.id === itemId)?.text ?? ''
    await putArt(tx, row, itemId, { art: { ...art, text }, variant, lettering })
    brought.add(itemId)
  }
  for (const { itemId, quantity } of quantities) if (!(await setItem(tx, row.id, itemId, { quantity }))) throw new Fault('ORDER_NOT_FOUND')
  return brought
}

interface Changed {
  edit: NonNullable<OrderEdit['items']>
  before: Awaited<ReturnType<typeof itemsOf>>
  matches: SkuMatches
  brought: ReadonlySet<number>
}
/**
 * What is printed on an item by now must lie on its new variant, and is drawn again for its colour. Throws TEMPLATE_AREA_MISSING,
 * ORDER_ART_OTHER_PRODUCT.
 */
async function keepArt(tx: Tx, row: FactRow, { edit, before, matches, brought }: Changed): Promise<void> {
  const after = await itemsOf(tx, [row.id])
  for (const [index, { itemId, sku }] of edit.entries()) {
    const [was, is] = [before, after].map(items => items.find(each => each.id === itemId))
    if (sku === undefined || !was || !is) continue
    const path = `items.${index}.sku`
    const variant = variantOf(matches, sku, path)
    const { productCode } = brought.has(itemId) ? variant : was
    const fault = whyNotVariant({ productCode, files: is.files }, variant)
    if (fault) throw new Fault(fault, { path })
    // Beside its layers an order's side says what they are on the other colours; nothing of the seller's product is asked any more.
    const drawn = was.color === is.color ? [] : is.files.flatMap(({ document }) => (document?.colors ? [artIn(document, is.color)] : []))
    await setArt(
      tx,
      drawn.map(art => ({ orderId: row.id, itemId, ...art })),
    )
  }
}

async function swapPieces(tx: Tx, row: FactRow, itemId: number, variantId: number): Promise<void> {
  const item = await findItem(tx, row.id, itemId)
  if (!item) throw new Fault('ORDER_NOT_FOUND')
  await swapStock(tx, row, { from: item.variantId, to: variantId, quantity: item.quantity })
}

/** Another text is printed in the place of the one before. Throws as `personalised` does, at the item's text. */
async function rewriteArt(tx: Tx, row: FactRow, edit: NonNullable<OrderEdit['items']>, lettering: Lettering): Promise<void> {
  if (edit.every(({ text }) => text === undefined)) return
  const items = await itemsOf(tx, [row.id])
  for (const [index, { itemId, text }] of edit.entries()) {
    const item = text === undefined ? undefined : items.find(each => each.id === itemId)
    if (!item) continue
    const drawn = item.files.flatMap(({ side, fileId, document }) => (document ? [{ side: sideOf(side), fileId, document }] : []))
    const taking = drawn.filter(({ document }) => takesText([document]))
    const place = { orderId: row.id, itemId }
    if (taking.length > 0)
      await setWritten(
        tx,
        written(taking, item.text, lettering, `items.${index}.text`).map(side => ({ ...place, ...side })),
      )
  }
}

async function addItems(tx: Tx, row: FactRow, { addItems: added = [] }: OrderEdit, { matches, lettering }: Known): Promise<void> {
  for (const [index, { sku, files, ...asked }] of added.entries()) {
    const given = { ...asked, text: productText(asked.text) }
    const variant = variantOf(matches, sku, `addItems.${index}.sku`)
    assertText(matches, { sku, text: given.text }, `addItems.${index}.text`)
    const art = files.length === 0 ? artOfSku(matches, sku) : undefined
    const templateId = art?.productCustomTemplate ?? null
    // Its price comes with the order's new quote, in this transaction.
    const itemId = await insertItem(tx, row, { ...given, variant: snapshotOf(variant), templateId, unitCents: 0 })
    if (art) await putArt(tx, row, itemId, { art: { ...art, text: given.text }, variant, lettering })
    for (const [at, file] of files.entries()) await putFile(tx, row, { ...file, itemId }, `addItems.${index}.files.${at}`)
  }
}

interface Brought {
  art: NewItem
  variant: VariantFacts
  lettering: Lettering
}
/** What is printed on the item from now on, and nothing else. Throws as `readArt` does. */
async function putArt(tx: Tx, row: FactRow, itemId: number, { art, variant, lettering }: Brought): Promise<void> {
  const [sides = []] = await readArt(tx, row.sellerId, [art], { variants: [variant], lettering })
  await clearArt(tx, row.id, itemId)
  const place = { orderId: row.id, itemId }
  await setArt(
    tx,
    sides.flatMap(({ side, fileId, document = null }) => (lacksArt({ fileId, document }) ? [] : [{ ...place, side, fileId, document }])),
  )
}

type PlacedFile = NonNullable<OrderEdit['files']>[number]
async function putFile(tx: Tx, row: FactRow, { itemId, side, fileId, link }: PlacedFile, path: string): Promise<void> {
  assertArtLink(link, `${path}.link`)
  if (fileId !== null) await myFile(tx, row.sellerId, fileId)
  await replaceFile(tx, { orderId: row.id, itemId, side, fileId, link })
}
