// One order of a form or of a program: checked, priced and written.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { checkAddress } from '#shop/address/rules.ts'
import { mailCountry } from '#shop/address/state.rules.ts'
import { productText } from '#shop/cart/rules.ts'
import type { VariantFacts } from '#shop/catalogue/catalogue.ts'
import { type Lettering, takesText } from '#shop/design/document/slot.rules.ts'
import type { SkuMatch } from '#shop/design/sku/sku.ts'
import { assertPrintable, prepareLines } from '#shop/design/template/ordered/blocked.ordered.ts'
import { designsNamed } from '#shop/design/template/ordered/named.ordered.ts'
import { chosenFor } from '#shop/design/template/ordered/named.rules.ts'
import { type DesignLook, designLooksOf } from '#shop/design/template/template.ts'
import { myFilesById } from '#shop/file/file.ts'
import { shippingCents, shippingOffers } from '#shop/shipping/rules.ts'
import { readArt } from '../item/art/art.ts'
import { checkItems } from '../item/check/check.ts'
import { judge } from '../item/resolution/judge.ts'
import { artOfSku, assertText, matchSkus, type SkuMatches, variantOf } from '../item/sku.ts'
import type { Bill } from '../pay/price.rules.ts'
import {
  isBill,
  isShippedByUs,
  levelAtFault,
  noBillFault,
  type PriceBook,
  parcelOf,
  quote,
  quoteUntil,
  readPriceBook,
} from '../pay/quote.pay.ts'
import { sellerActor } from '../status/facts.status.ts'
import type { FoundSku, OrderInput, SkuFacts } from './contract.ts'
import { insertOrders, libraryIds, type MadeOrder, snapshotOf } from './intake.ts'
import { labelLinkOf } from './label-file.intake.ts'

/**
 * Makes an unpaid order. Throws the first thing that is wrong with its path: address, SKU, art, text, label, price, shipping; a file, product
 * or label that is missing or another seller's is a 404.
 */
export async function createOrder(tx: Tx, sellerId: number, input: OrderInput, lettering: Lettering): Promise<MadeOrder> {
  const { address, faults, verdict } = checkAddress(input.address)
  const [fault] = faults
  if (fault) throw new Fault(fault.code, { path: `address.${fault.field}` })
  if (input.orderType !== 'LABEL' && input.items.length === 0) throw new Fault('REQUIRED', { path: 'items' })
  const { items: given, variants, matches } = await readItems(tx, sellerId, input.items)
  for (const [index, item] of given.entries()) assertText(matches, item, `items.${index}.text`)
  const art = await readArt(tx, sellerId, given, { variants, lettering })
  const { bill } = await billOf(tx, sellerId, { ...input, country: address.country }, variants)
  const items = given.map((item, index) => ({
    ...snapshotOf(variants[index] as VariantFacts), // `readSkus` answers one per item or throws
    quantity: item.quantity,
    mockups: item.mockups,
    text: productText(item.text),
    templateId: item.productCustomTemplate,
    files: art[index] ?? [],
    unitCents: bill.lines[index]?.unitCents ?? 0,
  }))
  const { labelFileId, ...rest } = input
  const labelLink = await labelLinkOf(tx, sellerId, input)
  const until = await quoteUntil(tx)
  const order = {
    ...rest,
    labelLink,
    externalId: input.externalId || null,
    source: 'FORM' as const,
    address,
    addressVerdict: verdict,
    items,
  }
  const [made] = await insertOrders(tx, sellerId, [{ ...order, bill, quoteUntil: until }], sellerActor(sellerId))
  if (!made) throw new Error('The order was not made.')
  return made
}

/** What it would cost now, line by line, how sharp each side of a line prints, and what carries it there. Throws as `createOrder` does. */
export async function quoteInput(db: Db, sellerId: number, input: Omit<Asked, 'country'> & { country: string }) {
  const country = mailCountry(input.country)
  if (!country) throw new Fault('COUNTRY_NOT_FOUND', { path: 'country' })
  const { items, variants } = await readItems(db, sellerId, input.items)
  const { bill, book, asked } = await billOf(db, sellerId, { ...input, country }, variants)
  const { lines, ...sums } = bill
  const files = await sharpFiles(db, sellerId, items, variants)
  const parcel = isShippedByUs(input) ? parcelOf(book, asked, bill.productionCents) : undefined
  const shipping = parcel && shippingCents(book.rates, parcel, input.shippingMethod ?? undefined)
  return {
    ...sums,
    lines: lines.map((line, index) => ({ ...line, sku: variants[index]?.sku ?? '', files: files.get(index) ?? [] })),
    offers: parcel ? shippingOffers(book.rates, parcel) : [],
    shippingMethod: shipping?.ok ? shipping.offer.name : null,
  }
}

/** The files of each item, as the order will have them: what lies behind a link has no figure before it is fetched. */
async function sharpFiles(db: Db, sellerId: number, items: readonly KnownItem[], variants: readonly VariantFacts[]) {
  const art = await readArt(db, sellerId, items, { variants })
  const idOf = await libraryIds(db, sellerId, art.flat())
  const sides = art.flatMap((files, at) =>
    files.map(file => ({ ...file, link: file.link ?? '', fileId: idOf(file), variant: variants[at], at })),
  )
  return Map.groupBy(await judge(db, sides), side => side.at)
}

/** What the checks of designs say to each item, in their order: outside of any transaction. Throws as `readItems` and `readArt` do. */
export async function checkInput(engine: Engine, db: Db, sellerId: number, given: OrderInput['items']) {
  const { items, variants } = await readItems(db, sellerId, given)
  const art = await readArt(db, sellerId, items, { variants })
  const idOf = await libraryIds(db, sellerId, art.flat())
  const found = await checkItems(
    engine,
    db,
    sellerId,
    items.map(({ text }, at) => ({
      files: (art[at] ?? []).map(file => ({ ...file, fileId: idOf(file) })),
      text: productText(text),
      variant: variants[at],
    })),
  )
  return found.map((findings, at) => ({ sku: variants[at]?.sku ?? '', findings }))
}

/** What stands behind these SKUs, each once: the catalogue's, else the seller's own with what they print; unknown ones are left out. */
export async function findSkus(db: Db, sellerId: number, skus: readonly string[]): Promise<FoundSku[]> {
  const { found, own } = await matchSkus(db, sellerId, skus)
  const artOf = await readOwnArt(db, sellerId, [...own.values()])
  return [
    ...[...found.values()].map(variant => ({ ...skuFacts(variant), ownSku: null, art: null })),
    ...[...own].map(([ownSku, match]) => ({ ...skuFacts(match.variant), ownSku, art: artOf(match) })),
  ]
}

function skuFacts({
  productCode: productID,
  productName: name,
  productNameVi: nameVi,
  productSlug: slug,
  ...rest
}: VariantFacts): SkuFacts {
  const { sku, shape, size, color, colorHex, printAreas, minDpi, isAvailable } = rest
  return { sku, productID, name, nameVi, slug, shape, size, color, colorHex, printAreas, minDpi, isAvailable }
}

const templateOf = ({ id, name, image, quality, sides }: DesignLook) => ({
  ...{ id, name, image, quanlityImage: quality, takesText: takesText(sides) },
})

/** What is printed by each match, as far as it is still there. */
async function readOwnArt(db: Db, sellerId: number, matches: readonly SkuMatch[]): Promise<(match: SkuMatch) => FoundSku['art']> {
  const [looks, files] = await Promise.all([
    designLooksOf(db, sellerId, [...new Set(matches.flatMap(match => match.templateId ?? []))]),
    myFilesById(db, sellerId, [...new Set(matches.flatMap(match => match.files.map(file => file.fileId)))]),
  ])
  const sides = matches.flatMap(match => match.files.map(file => ({ ...file, variant: match.variant, match })))
  const judged = Map.groupBy(await judge(db, sides), side => side.match)
  return match => {
    const look = looks.get(match.templateId ?? 0)
    if (look) return { template: templateOf(look), files: [] }
    const kept = (judged.get(match) ?? []).flatMap(({ side, fileId, resolution }) => {
      const file = files.get(fileId)
      return file ? [{ side, fileId, name: file.name, resolution }] : []
    })
    return kept.length > 0 ? { template: null, files: kept } : null
  }
}

/** An item with its art: of a name the product that it means, of the seller's own SKU what it brings. */
export type KnownItem = Omit<OrderInput['items'][number], 'productCustomTemplate'> & { productCustomTemplate: number | null }
interface KnownItems {
  items: KnownItem[]
  variants: VariantFacts[]
  matches: SkuMatches
}
/**
 * The variant of each item, by the catalogue's SKU or the seller's own, which brings its art where the item names none. Throws as
 * `variantOf`, PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, ORDER_ART_OTHER_PRODUCT, and TEMPLATE_NAME_UNCLEAR where a name means several.
 */
export async function readItems(db: Db, sellerId: number, given: OrderInput['items']): Promise<KnownItems> {
  const names = given.flatMap(({ productCustomTemplate: name }) => (typeof name === 'string' ? [name] : []))
  const [matches, named] = await Promise.all([
    matchSkus(
      db,
      sellerId,
      given.map(item => item.sku),
    ),
    designsNamed(db, sellerId, names),
  ])
  const variants = given.map((item, index) => variantOf(matches, item.sku, `items.${index}.sku`))
  const items = given.map((item, index): KnownItem => {
    const { productCustomTemplate: template, files } = item
    if (typeof template === 'string') {
      const design = chosenFor(named.get(template) ?? [], variants[index] as VariantFacts) // one for each
      if (typeof design === 'string') throw new Fault(design, { path: `items.${index}.productCustomTemplate` })
      return { ...item, productCustomTemplate: design.id }
    }
    const isBare = template === null && files.length === 0
    return { ...item, productCustomTemplate: template, ...(isBare && artOfSku(matches, item.sku)) }
  })
  return { items, variants, matches }
}

/**
 * What the texts of these items look like in their designs: outside of any transaction. Throws as `readItems`, and DESIGN_NOT_PRINTABLE where
 * a check blocks one of them.
 */
export async function letteringOfItems(
  engine: Pick<Engine, 'images'>,
  db: Db,
  sellerId: number,
  given: OrderInput['items'],
): Promise<Lettering> {
  const isDrawn = given.some(({ productCustomTemplate, files }) => productCustomTemplate !== null || files.length === 0)
  if (!isDrawn) return () => undefined
  const { items, variants } = await readItems(db, sellerId, given)
  const lines = items.map(({ productCustomTemplate: templateId, text }, at) => ({
    ...{ templateId, text: productText(text) },
    color: variants[at]?.color ?? '',
  }))
  const { lettering, blockOf } = await prepareLines(engine, db, sellerId, lines)
  for (const [at, line] of lines.entries()) assertPrintable(blockOf(line), `items.${at}.productCustomTemplate`)
  return lettering
}

type Asked = Pick<OrderInput, 'orderType' | 'shippingBy' | 'shippingMethod' | 'items'> & { country: string }
interface Billed {
  bill: Bill
  book: PriceBook
  asked: Parameters<typeof quote>[1]
}
async function billOf(db: Db, sellerId: number, input: Asked, variants: readonly VariantFacts[]): Promise<Billed> {
  const ids = variants.map(variant => variant.id)
  const lines = variants.map((variant, index) => ({
    variantId: variant.id,
    quantity: input.items[index]?.quantity ?? 1,
    weightOz: variant.weightOz,
  }))
  const asked = { ...input, lines }
  const book = await readPriceBook(db, sellerId, ids)
  const bill = quote(book, asked)
  if (!isBill(bill)) throw noBillFault(bill, levelAtFault(bill))
  return { bill, book, asked }
}
