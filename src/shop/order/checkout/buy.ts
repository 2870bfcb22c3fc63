// From the cart, or from one product, to an order: the bill that was shown is what is charged, and it makes one order only.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { checkAddress } from '#shop/address/rules.ts'
import { mailCountry } from '#shop/address/state.rules.ts'
import { isFor, linesOf, lockLines, refOf, refsOf, type Wanted } from '#shop/cart/cart.ts'
import { productText } from '#shop/cart/rules.ts'
import { findVariantsById, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { assertPrintable, type ColoredLine, type PreparedLines, prepareLines } from '#shop/design/template/ordered/blocked.ordered.ts'
import { personalised } from '#shop/design/template/ordered/ordered.ts'
import { type Design, designsAt } from '#shop/design/template/template.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { shippingCents, shippingOffers } from '#shop/shipping/rules.ts'
import { insertOrders, type NewItem, snapshotOf } from '../intake/intake.ts'
import { labelLinkOf } from '../intake/label-file.intake.ts'
import { sharpnessOfDesigns } from '../item/resolution/judge.ts'
import { drawnSides } from '../item/rules.ts'
import type { Bill } from '../pay/price.rules.ts'
import {
  isBill,
  isShippedByUs,
  noBillFault,
  type PriceBook,
  parcelOf,
  priceChanged,
  quoteUntil,
  quoteWith,
  readPriceBook,
} from '../pay/quote.pay.ts'
import type { OrderType, ShippingBy } from '../status/contract.ts'
import { sellerActor } from '../status/facts.status.ts'
import type { Checkout, CheckoutQuote } from './contract.ts'
import { insertQuote, lockQuote, type QuoteRow } from './store.ts'

interface Ask {
  lines: readonly Wanted[]
  country: string
  shippingMethod: ShippingOptionName | null
  voucher: string
  orderType: OrderType
  shippingBy: ShippingBy
}

/** The bill of the cart, or of `item`, now, kept for 15 minutes. Throws YOUR_CART_IS_EMPTY and the faults of prices, shipping, voucher. */
export async function quoteCheckout(
  tx: Tx,
  sellerId: number,
  { item, ...given }: Omit<Ask, 'lines'> & { item?: Wanted | undefined },
): Promise<CheckoutQuote> {
  const country = mailCountry(given.country)
  if (!country) throw new Fault('COUNTRY_NOT_FOUND', { path: 'country' })
  const ask = { ...given, country, lines: item ? [item] : await linesOf(tx, sellerId) }
  if (ask.lines.length === 0) throw new Fault('YOUR_CART_IS_EMPTY')
  const [variants, book] = await Promise.all([variantsOf(tx, ask.lines), bookFor(tx, sellerId, ask.lines)])
  const { bill, voucherCode } = await billOf(tx, sellerId, ask, { variants, book })
  const { lines, productionCents, ...sums } = bill
  const parcel = isShippedByUs(ask) ? parcelOf(book, { country, lines: weighed(ask.lines, variants) }, productionCents) : undefined
  const shipping = parcel && shippingCents(book.rates, parcel, ask.shippingMethod ?? undefined)
  if (shipping?.ok === false) throw noBillFault(shipping)
  const designOf = await designsAt(tx, sellerId, refsOf(ask.lines))
  const art = await sharpnessOfDesigns(
    tx,
    ask.lines.map(line => ({ variant: variants.get(line.variantId), design: designOf(refOf(line)) })),
  )
  const until = await quoteUntil(tx)
  const quoteId = await insertQuote(tx, sellerId, { asked: spelled(ask), bill, until })
  return {
    quoteId,
    until,
    offers: parcel ? shippingOffers(book.rates, parcel) : [],
    shippingMethod: shipping?.offer.name ?? null,
    voucher: voucherCode,
    productionCents,
    ...sums,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    art,
  }
}

/** What the order is made of: the cart's lines, which leave it, or one product. */
export type Basket = { item: Wanted } | 'CART'

/** What the texts of a basket look like in its designs, and what blocks these: outside of any transaction, before it is bought. */
export async function prepareBasket(engine: Pick<Engine, 'images'>, db: Db, sellerId: number, basket: Basket): Promise<PreparedLines> {
  const lines = basket === 'CART' ? await linesOf(db, sellerId) : [basket.item]
  const variants = await findVariantsById(db, [...new Set(lines.map(line => line.variantId))])
  return prepareLines(
    engine,
    db,
    sellerId,
    lines.map(line => coloredLine(line, variants.get(line.variantId))),
  )
}
const coloredLine = ({ templateId, designVersion, text }: Wanted, variant: VariantFacts | undefined): ColoredLine => ({
  ...{ templateId, designVersion, text: productText(text) },
  color: variant?.color ?? '',
})

/**
 * Makes the unpaid order and answers its id; sent again, the same quote answers the same order (`isNew` is false). Throws YOUR_CART_IS_EMPTY,
 * PRODUCT_IS_OUT_OF_STOCK, PRODUCT_IN_YOUR_CART_IS_NOT_VALID (no design, or one that is gone), the address's first fault with its
 * field, a text that its design cannot be printed with or lacks, DESIGN_NOT_PRINTABLE, ORDER_PRICE_CHANGED where a quote is over and the sum is another now, and the faults of shipping and voucher.
 */
export async function makeCheckout(
  tx: Tx,
  sellerId: number,
  { basket, ready }: { basket: Basket; ready: PreparedLines },
  body: Checkout,
): Promise<{ id: number; isNew: boolean }> {
  const [shown, cart] = await Promise.all([
    body.quoteId === null ? undefined : lockQuote(tx, sellerId, body.quoteId),
    basket === 'CART' ? lockLines(tx, sellerId) : undefined,
  ])
  if (shown?.orderId != null) return { id: shown.orderId, isNew: false }
  const lines = basket === 'CART' ? (cart?.lines ?? []) : [basket.item]
  if (lines.length === 0) throw new Fault('YOUR_CART_IS_EMPTY')
  const { address, faults, verdict } = checkAddress(body.address)
  if (faults[0]) throw new Fault(faults[0].code, { path: `address.${faults[0].field}` })
  const [variants, designOf, book] = await Promise.all([
    variantsOf(tx, lines),
    designsAt(tx, sellerId, refsOf(lines)),
    bookFor(tx, sellerId, lines),
  ])
  const { orderType, shippingBy, shippingMethod, voucher: code } = body
  const ask = { lines, country: address.country, shippingMethod, voucher: code, orderType, shippingBy }
  const { bill, until, voucher } = await agreedBill(tx, sellerId, ask, { variants, book, shown })
  const items = lines.map((line, index) =>
    itemOf(
      line,
      { variant: variants.get(line.variantId), design: designOf(refOf(line)), unitCents: bill.lines[index]?.unitCents ?? 0 },
      ready,
    ),
  )
  const labelLink = await labelLinkOf(tx, sellerId, body)
  const common = { source: 'CART', isOwn: true, orderType, shippingBy, shippingMethod, labelLink } as const
  const quoteId = shown ? body.quoteId : null
  const order = { ...common, quoteId, address, addressVerdict: verdict, note: body.note, items, bill, quoteUntil: until, voucher }
  const [[made]] = await Promise.all([insertOrders(tx, sellerId, [order], sellerActor(sellerId)), cart?.takeOut()])
  if (!made) throw new Error('The order was not made.')
  return { id: made.id, isNew: true }
}

/** The bill that was shown, while it holds and asks for the same; else a new one, which must come to the same sum. */
async function agreedBill(
  tx: Tx,
  sellerId: number,
  ask: Ask,
  { shown, ...goods }: Goods & { shown: QuoteRow | undefined },
): Promise<{ bill: Bill; until: Date; voucher: { id: number; code: string } | null }> {
  const now = await billOf(tx, sellerId, ask, goods)
  if (shown && shown.asked === spelled(ask) && shown.until > tx.now()) return { bill: shown.bill, until: shown.until, voucher: now.voucher }
  const { totalCents } = now.bill
  if (shown && shown.bill.totalCents !== totalCents) throw priceChanged(shown.bill.totalCents, totalCents)
  return { bill: now.bill, until: await quoteUntil(tx), voucher: now.voucher }
}

const fieldAtFault: Readonly<Record<string, string>> = {
  NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: 'country',
  SHIPPING_LEVEL_NOT_ALLOWED: 'shippingMethod',
  CUSTOMS_MISSING: 'country',
}

/** What is asked for as the catalogue has it, and what it costs the seller. */
interface Goods {
  variants: ReadonlyMap<number, VariantFacts>
  book: PriceBook
}
async function billOf(tx: Tx, sellerId: number, ask: Ask, { variants, book }: Goods) {
  const asked = { ...ask, lines: weighed(ask.lines, variants), sellerId, voucher: undefined }
  const { bill, voucher } = await quoteWith(tx, book, asked, ask.voucher.trim() === '' ? undefined : { code: ask.voucher })
  if (!isBill(bill)) throw noBillFault(bill, fieldAtFault[bill.fault])
  if (typeof voucher === 'string') throw new Fault(voucher, { path: 'voucher' })
  return { bill, voucher: voucher ? { id: voucher.id, code: voucher.code } : null, voucherCode: voucher?.code ?? '' }
}

const weighed = (lines: readonly Wanted[], variants: Goods['variants']) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quantity, weightOz: variants.get(variantId)?.weightOz ?? 0 }))

const bookFor = (tx: Tx, sellerId: number, lines: readonly Wanted[]) =>
  readPriceBook(tx, sellerId, [...new Set(lines.map(line => line.variantId))])

async function variantsOf(tx: Tx, lines: readonly Wanted[]): Promise<ReadonlyMap<number, VariantFacts>> {
  const variants = await findVariantsById(tx, [...new Set(lines.map(line => line.variantId))])
  for (const { variantId } of lines) if (!variants.has(variantId)) throw new Fault('VARIANT_NOT_FOUND', { path: 'productTypeSizeCustom' })
  return variants
}

/** The same things in the same words are the same ask. */
const spelled = ({ lines, country, shippingMethod, voucher, orderType, shippingBy }: Ask): string =>
  JSON.stringify([
    lines.map(({ variantId, templateId, quantity, text }) => [variantId, templateId, quantity, productText(text)]),
    country,
    shippingMethod,
    voucher.trim().toUpperCase(),
    orderType,
    shippingBy,
  ])

interface Bought {
  variant: VariantFacts | undefined
  design: Design | undefined
  unitCents: number
}
/** A line as the order keeps it, with the design that will be printed, its buyer's text in it. Nothing without art can be bought. */
function itemOf(line: Wanted, { variant, design, unitCents }: Bought, { lettering, blockOf }: PreparedLines): NewItem {
  if (!variant?.isAvailable) throw new Fault('PRODUCT_IS_OUT_OF_STOCK')
  if (!design || !isFor(design, variant)) throw new Fault('PRODUCT_IN_YOUR_CART_IS_NOT_VALID')
  const text = productText(line.text)
  const sides = personalised(design.sides, text, lettering, 'text')
  assertPrintable(blockOf(coloredLine(line, variant)), 'productCustomTemplate')
  return {
    ...snapshotOf(variant),
    unitCents,
    quantity: line.quantity,
    text,
    templateId: design.id,
    files: drawnSides({ sides }, variant.color),
  }
}
