// Products as the office edits them. Every save names the version that it was made from; a newer one is never overwritten.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import type { PublicPicture } from '#engine/image/public-picture.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { weigh } from '#shop/approval/approval.ts'
import { listMockupBases } from '../picture/mockup.store.ts'
import { insertPhoto, setPhotoOrder } from '../picture/store.ts'
import { deepestCut, tierCut } from '../price/cut.rules.ts'
import { tierPrices } from '../price/price.ts'
import { whyNotTiers } from '../price/rules.ts'
import { noteCount } from '../stock/receipt.ts'
import { lockStocks } from '../stock/store.ts'
import { tidyHsCode, whyNotCustoms } from '../storefront/customs.rules.ts'
import { slugOf } from '../storefront/rules.ts'
import { listPhotos, refreshShown } from '../storefront/shown.store.ts'
import { isSafeLineTooFar } from './area.rules.ts'
import type { NewProduct, OfficeArea, OfficeProductRow, OfficeVariant, ProductChange, VariantChange } from './contract.ts'
import { listMenu } from './menu.store.ts'
import {
  claimVersion,
  findOfficeProduct,
  hasSlug,
  insertProduct,
  listOfficeVariants,
  listOwnTiers,
  putVariants,
  setAreas,
  setFacts,
  setOwnTiers,
} from './store.ts'

/** A save of one member of staff, made from this version. */
export interface Save {
  id: number
  version: number
  editor: string
}

/** Throws PRODUCT_NOT_FOUND. */
export async function officeProduct(db: Db, id: number): Promise<OfficeProductRow> {
  const facts = await findOfficeProduct(db, id)
  if (!facts) throw new Fault('PRODUCT_NOT_FOUND')
  const [variants, photos, mockups, tiers] = await Promise.all([
    listOfficeVariants(db, id),
    listPhotos(db, id),
    listMockupBases(db, id),
    listOwnTiers(db, id),
  ])
  return { ...facts, variants, photos, mockups, tiers }
}

/** Throws PRODUCT_CODE_TAKEN, CATEGORY_NOT_FOUND. */
export async function createProduct(tx: Tx, product: NewProduct, editor: string): Promise<OfficeProductRow> {
  await assertCategory(tx, product.categoryId)
  const slug = slugOf(product.name) || slugOf(product.productID)
  const own = (await hasSlug(tx, slug)) ? `${slug}-${slugOf(product.productID)}` : slug
  const id = await insertProduct(tx, { ...product, slug: own, editedBy: editor }).catch(error => {
    if (brokenUnique(error)) throw new Fault('PRODUCT_CODE_TAKEN', { path: 'productID' })
    throw error
  })
  return officeProduct(tx, id)
}

/** Throws PRODUCT_WAS_CHANGED, PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND, TAG_NOT_FOUND, QUANTITY_TIERS_INVALID, INVALID_INPUT and what customs would refuse. */
export async function saveProduct(tx: Tx, save: Save, { version: _, tiers, ...given }: ProductChange): Promise<OfficeProductRow> {
  const facts = { ...given, customs: given.customs && { ...given.customs, hsCode: tidyHsCode(given.customs.hsCode) } }
  const why = whyNotTiers(tiers)
  if (why) throw new Fault(why, { path: 'tiers' })
  const width = facts.sizeChart?.measures.length
  if (facts.sizeChart?.rows.some(row => row.inches.length !== width)) throw new Fault('INVALID_INPUT', { path: 'sizeChart' })
  const wrong = facts.customs ? whyNotCustoms(facts.customs) : undefined
  if (wrong) throw new Fault(wrong.code, { path: `customs.${wrong.field}` })
  await assertCategory(tx, facts.categoryId)
  const tags = new Set((await listMenu(tx, 'tag_category')).map(tag => tag.key))
  if (facts.tags.some(tag => !tags.has(tag))) throw new Fault('TAG_NOT_FOUND', { path: 'tags' })
  const before = await take(tx, save)
  await weigh(tx, tierCut(before.tiers, tiers))
  await setFacts(tx, save.id, facts)
  await setOwnTiers(tx, save.id, tiers)
  noteDifference(tx, before, { ...facts, tiers })
  return officeProduct(tx, save.id)
}

/** Throws PRODUCT_WAS_CHANGED, PRODUCT_NOT_FOUND, VARIANT_NOT_FOUND, VARIANT_TAKEN, STOCK_WAS_CHANGED. */
export async function saveVariants(tx: Tx, save: Save, given: readonly VariantChange[]): Promise<OfficeProductRow> {
  const before = await take(tx, save)
  const known = new Map(before.variants.map((variant, at) => [variant.id, { variant, at }]))
  if (given.some(({ id }) => id !== null && !known.has(id))) throw new Fault('VARIANT_NOT_FOUND')
  const stocks = await stocksOf(tx, given)
  const variants = given.map(({ stockSeen: _, ...row }) => ({
    ...row,
    stock: row.stock === undefined ? (stocks.get(row.id) ?? null) : row.stock,
  }))
  await weigh(tx, await variantCut(tx, before.variants, variants))
  const placed = variants.map((variant, at) => ({
    ...variant,
    place: (known.get(variant.id)?.at ?? before.variants.length + at) + 1,
  }))
  await putVariants(tx, save.id, placed).catch(error => {
    const broken = brokenUnique(error)
    if (broken) throw new Fault('VARIANT_TAKEN', { path: broken === 'variant_sku' ? 'variantID' : 'size' })
    throw error
  })
  await refreshShown(tx, [save.id])
  const after = await officeProduct(tx, save.id)
  await noteCount(tx, save, { before: stocks, after: after.variants.filter(isIn(variants)) })
  const changed = variants.filter(variant => wordsOf(known.get(variant.id)?.variant) !== wordsOf(variant))
  noteChange(
    tx,
    { variants: changed.flatMap(({ id }) => lineOf(known.get(id)?.variant)) },
    { variants: changed.flatMap(variant => lineOf(variant)) },
  )
  return after
}
const isIn = (variants: readonly OfficeVariant[]) => (variant: OfficeVariant) =>
  variants.some(({ id, variantID }) => (id === null ? variantID === variant.variantID : id === variant.id))

/** What is there of the variants of these rows, locked until the end. Throws STOCK_WAS_CHANGED. */
async function stocksOf(tx: Tx, rows: readonly VariantChange[]): Promise<Map<number | null, number | null>> {
  const stocks = await lockStocks(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  )
  for (const [at, { id, variantID: code, stock, stockSeen }] of rows.entries()) {
    const now = stocks.get(id ?? 0) ?? null
    if (id === null || stock === undefined || stockSeen === undefined || now === stockSeen) continue
    throw new Fault('STOCK_WAS_CHANGED', { path: `variants.${at}.stock`, values: { code, stock: now ?? '∞' } })
  }
  return stocks
}

/**
 * A variant that is new, or that takes another size or colour, could be sold in another's place: it is measured by the dearest and the heaviest
 * of its size, else of its product. Those of a product without any are measured by the cheapest of the shop.
 */
async function variantCut(tx: Tx, known: readonly OfficeVariant[], variants: readonly OfficeVariant[]): Promise<number> {
  const [before, ofSize] = [new Map(known.map(variant => [variant.id, variant])), Map.groupBy(known, ({ size }) => size)]
  const cheapest = known.length > 0 ? undefined : await cheapestOfShop(tx)
  const most = new Map([...ofSize].map(([size, rows]) => [size, extreme(Math.max, rows.map(chargedBy))]))
  const mostOfAll = extreme(Math.max, known.map(chargedBy)) ?? cheapest
  const wasPaid = (variant: OfficeVariant) => {
    const was = before.get(variant.id)
    if (was?.size === variant.size && was.color === variant.color) return chargedBy(was)
    const others = most.get(variant.size) ?? mostOfAll
    return was && others ? extreme(Math.max, [chargedBy(was), others]) : others
  }
  return deepestCut(variants, wasPaid, chargedBy)
}

const cheapestOfShop = async (tx: Tx) =>
  extreme(
    Math.min,
    (await tierPrices(tx, '')).map(row => [row.priceCents, row.priceSellerCents, row.priceTiktokCents]),
  )
/** The least or the most of each figure; nothing of no rows. */
const extreme = (of: (one: number, other: number) => number, rows: readonly (readonly number[])[]): readonly number[] | undefined =>
  rows.length === 0 ? undefined : rows.reduce((found, row) => found.map((figure, at) => of(figure, row[at] ?? figure)))
/** The weight, too: carriage goes by it. */
const chargedBy = ({ price, priceSeller, priceTiktok, weightOz }: OfficeVariant) => [price, priceSeller, priceTiktok, weightOz]
const wordsOf = (variant: OfficeVariant | undefined) =>
  variant && [lineOf(variant), variant.size, variant.color, variant.colorHex, variant.isEnabled].join()
const lineOf = (variant: OfficeVariant | undefined) =>
  variant
    ? [
        `${variant.variantID}: ${variant.price} / ${variant.priceSeller} / ${variant.priceTiktok} ¢, ${variant.weightOz} oz, ${variant.stock ?? '∞'}`,
      ]
    : []

/** Throws PRODUCT_WAS_CHANGED, PRODUCT_NOT_FOUND, AREA_SAFE_LINE, INVALID_INPUT where a side stands twice or leaves the picture. */
export async function saveAreas(tx: Tx, save: Save, areas: readonly OfficeArea[]): Promise<OfficeProductRow> {
  const isOutside = areas.some(
    ({ place }) => place && (place.left < 0 || place.top < 0 || place.width <= 0 || place.left + place.width > 1),
  )
  const at = areas.findIndex(isSafeLineTooFar)
  if (at >= 0) throw new Fault('AREA_SAFE_LINE', { path: `areas.${at}.safeInches` })
  if (isOutside || new Set(areas.map(area => area.side)).size < areas.length) throw new Fault('INVALID_INPUT', { path: 'areas' })
  const before = await take(tx, save)
  await setAreas(tx, save.id, areas)
  noteDifference(tx, before, { areas })
  return officeProduct(tx, save.id)
}

/** Pictures are added behind the others and disturb nobody's save. Throws PRODUCT_NOT_FOUND. */
export async function addPhotos(tx: Tx, id: number, color: string, pictures: readonly PublicPicture[]): Promise<OfficeProductRow> {
  const product = await officeProduct(tx, id)
  for (const picture of pictures) await insertPhoto(tx, id, color, picture)
  noteChange(tx, { pictures: product.photos.length }, { pictures: product.photos.length + pictures.length })
  return officeProduct(tx, id)
}

/** Throws PRODUCT_WAS_CHANGED, PRODUCT_NOT_FOUND. */
export async function setPhotos(tx: Tx, save: Save, keys: readonly string[]): Promise<OfficeProductRow> {
  const before = await take(tx, save)
  await setPhotoOrder(tx, save.id, keys)
  noteChange(tx, { pictures: before.photos.length }, { pictures: keys.length })
  return officeProduct(tx, save.id)
}

/** Locks the product for this save and gives it as it was. */
export async function take(tx: Tx, { id, version, editor }: Save): Promise<OfficeProductRow> {
  const before = await officeProduct(tx, id)
  if (!(await claimVersion(tx, id, version, editor)))
    throw new Fault('PRODUCT_WAS_CHANGED', { values: { name: (await officeProduct(tx, id)).editedBy } })
  return before
}

async function assertCategory(db: Db, id: number): Promise<void> {
  if (!(await listMenu(db, 'category')).some(category => category.id === id)) throw new Fault('CATEGORY_NOT_FOUND', { path: 'categoryId' })
}

/** Of the fields that were given, those that differ. */
function noteDifference(tx: Tx, before: OfficeProductRow, after: Readonly<Record<string, unknown>>): void {
  const was: Readonly<Record<string, unknown>> = { ...before }
  const names = Object.keys(after).filter(name => JSON.stringify(was[name]) !== JSON.stringify(after[name]))
  noteChange(tx, pick(was, names), pick(after, names))
}
const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, from[name] instanceof Date ? from[name].toISOString() : from[name]]))
