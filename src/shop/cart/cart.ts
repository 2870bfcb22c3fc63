// The public verbs of the cart: what is in it at today's prices, and its lines for an order.
import { Fault } from '#base/fault.ts'
import { type Cents, sumCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { findVariantsById, findVariantsWithSiblings, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { pictureUrl } from '#shop/catalogue/picture/rules.ts'
import { priceListFor } from '#shop/catalogue/price/price.ts'
import { type PriceList, piecesOf, unitPrice } from '#shop/catalogue/price/rules.ts'
import { bySize } from '#shop/catalogue/storefront/rules.ts'
import { mockupsOf } from '#shop/design/art/mockup.rules.ts'
import { type Lettering, takesText } from '#shop/design/document/slot.rules.ts'
import { letteringOf, personalised } from '#shop/design/template/ordered/ordered.ts'
import { pictureWithText } from '#shop/design/template/rules.ts'
import { type Design, type DesignLook, type DesignRef, designsAt, looksOf } from '#shop/design/template/template.ts'
import type { Parcel } from '#shop/shipping/rules.ts'
import type { Cart, CartItem } from './contract.ts'
import { cartLimits, productText } from './rules.ts'
import {
  addLine,
  type CartOwner,
  deleteLines,
  findCartLocked,
  findLine,
  findSame,
  type LineRow,
  listLines,
  lockCart,
  moveLines,
  setLine,
} from './store.ts'

export type { CartOwner } from './store.ts'

/** What is to be bought: a size and colour, the design on it, and a text. */
export interface Wanted {
  variantId: number
  templateId: number | null
  /** Of the design, as it was when it was chosen; null: as it stands. */
  designVersion: number | null
  quantity: number
  text: string
}

const sellerOf = (owner: CartOwner): number | undefined => ('accountId' in owner ? owner.accountId : undefined)

/** The cart as its owner sees it: SELLER prices for signed-in people, plain prices for visitors (spec §6). */
export async function readCart(db: Db, owner: CartOwner | undefined): Promise<Cart> {
  return owner ? cartOf(db, owner, await listLines(db, owner)) : { item: [], amount: 0 }
}
async function cartOf(db: Db, owner: CartOwner, lines: readonly LineRow[]): Promise<Cart> {
  const item = await shown(db, owner, lines)
  return { item, amount: sumCents(item.map(each => each.amount)) }
}

/**
 * Answers the cart with it. Throws VARIANT_NOT_FOUND, PRODUCT_IS_OUT_OF_STOCK, the template's faults and those of its text, CART_IS_FULL.
 * A design that takes a text may wait here for one.
 */
export async function addToCart(tx: Tx, owner: CartOwner, wanted: Wanted, lettering: Lettering): Promise<Cart> {
  const design = await checkWanted(tx, sellerOf(owner), wanted)
  const text = productText(wanted.text)
  assertWritten(design, text, lettering)
  const line = { ...wanted, designVersion: design?.savedVersion ?? null, text }
  const [, lines] = await Promise.all([addLine(tx, owner, line), listLines(tx, owner)])
  if (lines.length > cartLimits.linesMax) throw new Fault('CART_IS_FULL')
  return cartOf(tx, owner, lines)
}

export type LineChange = { [field in keyof Omit<Wanted, 'designVersion'>]?: Wanted[field] | undefined }
/** What the text of a line would look like in its design, once it is changed: outside of any transaction. */
export async function letteringOfChange(
  { db, images }: Pick<Engine, 'db' | 'images'>,
  accountId: number,
  id: number,
  change: LineChange,
): Promise<Lettering> {
  if (change.text === undefined && change.templateId === undefined) return () => undefined
  const line = (await listLines(db, { accountId })).find(each => each.id === id)
  const designVersion = change.templateId === undefined ? (line?.designVersion ?? null) : null
  const text = productText(change.text ?? line?.text ?? '')
  return letteringOf({ images }, db, accountId, [{ templateId: change.templateId ?? line?.templateId ?? null, designVersion, text }])
}

/** Only what is given changes; a line that becomes the same as another joins it. Throws CART_LINE_NOT_FOUND and what adding throws. */
export async function changeLine(tx: Tx, owner: CartOwner, id: number, change: LineChange, lettering: Lettering): Promise<void> {
  const cartId = await findCartLocked(tx, owner)
  const line = cartId === undefined ? undefined : await findLine(tx, cartId, id)
  if (cartId === undefined || !line) throw new Fault('CART_LINE_NOT_FOUND')
  if (change.quantity === 0) return deleteLines(tx, cartId, [id])
  const next: LineRow = {
    id,
    variantId: change.variantId ?? line.variantId,
    templateId: change.templateId ?? line.templateId,
    // Whoever chooses the design again means it as it stands.
    designVersion: change.templateId === undefined ? line.designVersion : null,
    quantity: change.quantity ?? line.quantity,
    text: change.text === undefined ? line.text : productText(change.text),
  }
  if (next.variantId !== line.variantId || change.templateId !== undefined)
    next.designVersion = (await checkWanted(tx, sellerOf(owner), next))?.savedVersion ?? null
  if (next.text !== line.text || change.templateId !== undefined) {
    const designOf = await designsAt(tx, sellerOf(owner) ?? nobody, refsOf([next]))
    assertWritten(designOf(refOf(next)), next.text, lettering)
  }
  const same = await findSame(tx, cartId, next)
  if (!same) return setLine(tx, next)
  await deleteLines(tx, cartId, [id])
  await setLine(tx, {
    ...same,
    designVersion: newest(same.designVersion, next.designVersion),
    quantity: Math.min(cartLimits.quantityMax, same.quantity + next.quantity),
  })
}

/** Of two lines that become one neither is put back to an older design; null is the design as it stands. */
const newest = (one: number | null, other: number | null) => (one === null || other === null ? null : Math.max(one, other))

/** A visitor's cart becomes part of the person's, once: whoever comes second finds none. */
export async function mergeCart(tx: Tx, visitor: CartOwner, person: CartOwner): Promise<void> {
  const from = await findCartLocked(tx, visitor)
  if (from !== undefined) await moveLines(tx, from, await lockCart(tx, person))
}

/** The lines of the person's cart, locked until the transaction ends; `takeOut` when they have become an order. */
export async function lockLines(tx: Tx, accountId: number): Promise<{ lines: readonly Wanted[]; takeOut: () => Promise<void> }> {
  const [cartId, lines] = await Promise.all([lockCart(tx, { accountId }), listLines(tx, { accountId })])
  const ids = lines.map(line => line.id)
  return { lines, takeOut: () => deleteLines(tx, cartId, ids) }
}
/** The lines of the person's cart, to be priced. */
export const linesOf = (db: Db, accountId: number): Promise<(Wanted & { id: number })[]> => listLines(db, { accountId })

/** The cart as the parcel that it would be. Throws YOUR_CART_IS_EMPTY. */
export async function parcelOf(db: Db, owner: CartOwner | undefined, country: string): Promise<Parcel> {
  const lines = owner ? await listLines(db, owner) : []
  if (!owner || lines.length === 0) throw new Fault('YOUR_CART_IS_EMPTY')
  const ids = lines.map(line => line.variantId)
  const [variants, prices] = await Promise.all([findVariantsById(db, ids), priceListFor(db, sellerOf(owner) ?? nobody, ids)])
  const priceOf = pricing(owner, lines, prices)
  return {
    country,
    weightOz: lines.reduce((sum, line) => sum + (variants.get(line.variantId)?.weightOz ?? 0) * line.quantity, 0),
    productionCents: sumCents(lines.map(line => (priceOf(line.variantId) ?? 0) * line.quantity)),
    goods: lines.map(line => variants.get(line.variantId) ?? {}),
  }
}

/** A visitor has no library, so no designs; a person's must be their own and of the variant's product and colour, and is answered. */
async function checkWanted(db: Db, sellerId: number | undefined, wanted: Wanted): Promise<Design | undefined> {
  const { variantId, templateId } = wanted
  const asked = sellerId === undefined ? [] : refsOf([wanted])
  const [variants, designOf] = await Promise.all([findVariantsById(db, [variantId]), designsAt(db, sellerId ?? nobody, asked)])
  const variant = variants.get(variantId)
  if (!variant) throw new Fault('VARIANT_NOT_FOUND', { path: 'productTypeSizeCustom' })
  if (!variant.isAvailable) throw new Fault('PRODUCT_IS_OUT_OF_STOCK', { path: 'productTypeSizeCustom' })
  if (templateId === null) return undefined
  const design = designOf(refOf(wanted))
  if (!design) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND', { path: 'productCustomTemplate' })
  if (!isFor(design, variant)) throw new Fault('PRODUCT_IN_YOUR_CART_IS_NOT_VALID', { path: 'productCustomTemplate' })
  return design
}

/** A text that is there must be one that the design can be printed with. Throws as `personalised` does, but for a text that is missing. */
function assertWritten(design: Pick<Design, 'sides'> | undefined, text: string, lettering: Lettering): void {
  if (design && text !== '') personalised(design.sides, text, lettering, 'text')
}

/** The designs of lines, to be asked for; and each line's own. */
export const refsOf = (lines: readonly Pick<Wanted, 'templateId' | 'designVersion'>[]): DesignRef[] =>
  lines.flatMap(({ templateId: id, designVersion: version }) => (id === null ? [] : [{ id, version }]))
export const refOf = ({ templateId: id, designVersion: version }: Pick<Wanted, 'templateId' | 'designVersion'>) => ({ id, version })

/** Whether a design was made for this product in this colour. */
export const isFor = (design: Pick<Design, 'productCode' | 'colors'>, variant: VariantFacts): boolean =>
  design.productCode === variant.productCode && design.colors.includes(variant.color)

/** Nobody has this number, so a visitor is of no tier and has no designs. */
const nobody = 0

async function shown(db: Db, owner: CartOwner, lines: readonly LineRow[]): Promise<CartItem[]> {
  const sellerId = sellerOf(owner) ?? nobody
  const [{ variants, prices }, designOf] = await Promise.all([sizesIn(db, sellerId, lines), designsAt(db, sellerId, refsOf(lines))])
  const byId = new Map(variants.map(variant => [variant.id, variant]))
  const looks = await looksOf(
    db,
    lines.map(line => {
      const [design, shownIn] = [designOf(refOf(line)), byId.get(line.variantId)?.color]
      return design && (shownIn === undefined ? design : { ...design, shownIn })
    }),
  )
  const priceOf = pricing(owner, lines, prices)
  const size = (variant: VariantFacts) => sizeOf(variant, priceOf(variant.id))
  return lines.flatMap((line, at) => {
    const variant = byId.get(line.variantId)
    if (!variant) return []
    const sizes = variants.filter(each => each.productId === variant.productId && each.color === variant.color).map(size)
    return [itemOf(line, variant, { own: size(variant), sizes, design: looks[at] })]
  })
}

/** The lines' variants and those that they can be changed into, with the seller's prices. */
async function sizesIn(db: Db, sellerId: number, lines: readonly LineRow[]) {
  const variants = await findVariantsWithSiblings(db, [...new Set(lines.map(line => line.variantId))])
  const ids = variants.map(variant => variant.id)
  return { variants, prices: ids.length > 0 ? await priceListFor(db, sellerId, ids) : (new Map() satisfies PriceList) }
}

/** What one piece of a variant costs in this cart; nothing where it has no price. */
function pricing(owner: CartOwner, lines: readonly LineRow[], prices: PriceList): (variantId: number) => Cents | undefined {
  const pieces = piecesOf(lines, prices)
  const type = sellerOf(owner) === undefined ? 'PRICE' : 'SELLER'
  return variantId => {
    const own = prices.get(variantId)
    return own && unitPrice(own, type, pieces(variantId))
  }
}

/** What has no price can not be bought. */
const sizeOf = ({ id, sku, size, color, colorHex, isAvailable }: VariantFacts, price: Cents | undefined) => ({
  id,
  variantID: sku,
  size,
  color,
  colorHex,
  price: price ?? 0,
  isAvailable: isAvailable && price !== undefined,
})

type Size = ReturnType<typeof sizeOf>
function itemOf(
  line: LineRow,
  variant: VariantFacts,
  { own, sizes, design }: { own: Size; sizes: Size[]; design: DesignLook | undefined },
): CartItem {
  const { productId, productCode, productSlug, productName: name, productNameVi: nameVi, shape } = variant
  const area = design?.sides[0] ?? variant.printAreas[0]
  const takes = design !== undefined && takesText(design.sides)
  const isDesignGone = line.templateId !== null && !(design && isFor(design, variant))
  return {
    id: line.id,
    quantity: line.quantity,
    name,
    nameVi,
    productCustomTemplate: {
      id: design?.id ?? null,
      name: design?.name ?? '',
      image:
        (design && pictureWithText(design.image, takes ? line.text : '')) ??
        pictureUrl({ shape }, variant.colorHex, { size: variant.size }),
      mockup: design ? mockupOf(design, variant, takes ? line.text : '') : null,
      height: area?.heightInches ?? 0,
      width: area?.widthInches ?? 0,
      price: own.price,
      productCustom: { id: productId, productID: productCode, slug: productSlug, shape },
      quanlityImage: design?.quality ?? null,
      user: design?.sellerId ?? null,
      isChanged: design?.isReplaced ?? false,
    },
    productTypeSizeCustom: own,
    sizes: sizes.toSorted((one, other) => bySize(one.size, other.size)),
    text: line.text,
    takesText: takes,
    amount: own.price * line.quantity,
    fault: faultOf({ isOut: !own.isAvailable, isDesignGone, lacksText: takes && line.text === '' }),
  }
}

/** In the line's own colour, of the design that it was put in with. */
function mockupOf(design: DesignLook, { mockups, color }: VariantFacts, text: string): string | null {
  const version = design.isReplaced ? design.savedVersion : undefined
  return mockupsOf(design, mockups, { color, version, text, stamp: design.savedVersion })[0]?.url ?? null
}

function faultOf({ isOut, isDesignGone, lacksText }: { isOut: boolean; isDesignGone: boolean; lacksText: boolean }): CartItem['fault'] {
  if (isOut) return 'PRODUCT_IS_OUT_OF_STOCK'
  if (isDesignGone) return 'PRODUCT_IN_YOUR_CART_IS_NOT_VALID'
  return lacksText ? 'PRODUCT_TEXT_MISSING' : null
}
