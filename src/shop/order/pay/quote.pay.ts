// What orders cost now: prices of the seller's list, shipping by weight and country. The same for a page, an import and a stale quote.
import { Fault, type FaultValues } from '#base/fault.ts'
import { type Cents, formatCents, sumCents } from '#base/money.ts'
import { later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { priceListFor } from '#shop/catalogue/price/price.ts'
import type { PriceList } from '#shop/catalogue/price/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { ShippingOption, ShippingOptionName } from '#shop/shipping/contract.ts'
import { openOptions, type Parcel, type ShippingTable, shippingCents } from '#shop/shipping/rules.ts'
import { readShippingTable } from '#shop/shipping/shipping.ts'
import { type UsableVoucher, usableVoucher, type VoucherRefusal } from '#shop/voucher/voucher.ts'
import { listCancelledSums, listLines, type pricedLines, setUnitPrices } from '../item/store.ts'
import type { OrderType, ShippingBy } from '../status/contract.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { type FactRow, findFacts, setOrder } from '../status/store.ts'
import {
  type Bill,
  type FrozenOption,
  type FrozenPrices,
  freeze,
  frozenJson,
  labelPrice,
  type PriceLine,
  price,
  type VoucherTerms,
} from './price.rules.ts'
import { standingUnit } from './rest.rules.ts'
import { findFrozenPrices, setQuoteUntil } from './store.ts'

export interface QuoteAsk {
  orderType: OrderType
  shippingBy: ShippingBy
  /** Nothing: the standing option of the country. */
  shippingMethod: ShippingOptionName | null
  country: string
  lines: readonly (PriceLine & { weightOz: number })[]
  voucher?: VoucherTerms | undefined
}
/** What a quote is made of; read once, used for as many orders as there are. */
export interface PriceBook {
  prices: PriceList
  rates: ShippingTable
  labelScanCents: Cents
}

/** The seller's prices for these variants (all where none are named), the rates and the price of a scan. */
export async function readPriceBook(db: Db, sellerId: number, variantIds?: readonly number[]): Promise<PriceBook> {
  const [prices, rates, labelScanCents] = await Promise.all([
    priceListFor(db, sellerId, variantIds),
    readShippingTable(db),
    readSetting(db, 'labelScanCents'),
  ])
  return { prices, rates, labelScanCents }
}

/** Why an order has no bill; the values fill the places of the fault's sentence. */
export interface NoBill {
  fault: StepFault
  values: FaultValues
}
export const isBill = (bill: Bill | NoBill): bill is Bill => !('fault' in bill)
export const noBillFault = ({ fault, values }: NoBill, path?: string): Fault => new Fault(fault, { values, path })

/** The field at fault where another level would go. */
export const levelAtFault = ({ values }: NoBill): 'shippingMethod' | undefined => ('levels' in values ? 'shippingMethod' : undefined)

/** A price that was shown and is another now, with both sums; nothing is charged. */
export const priceChanged = (wasCents: Cents, totalCents: Cents): Fault =>
  new Fault('ORDER_PRICE_CHANGED', {
    values: { was: formatCents(wasCents), wasCents, total: formatCents(totalCents), totalCents },
  })

/** The bill of one order. A LABEL order costs its scan; SHIP_BY_SELLER and TIKTOK ship for nothing. */
export function quote(book: PriceBook, ask: QuoteAsk): Bill | NoBill {
  if (ask.orderType === 'LABEL') return labelPrice({ scanCents: book.labelScanCents })
  const goods = price(ask.lines, book.prices, { by: ask.shippingBy, costCents: 0 }, ask.voucher)
  if (typeof goods === 'string') return { fault: goods, values: {} }
  if (!isShippedByUs(ask)) return { ...goods, frozen: freeze(ask.lines, book.prices, ask.shippingBy, [], ask.voucher) }
  const shipping = carriage(book, ask, goods.productionCents)
  if (!shipping.ok) return shipping
  const bill = price(ask.lines, book.prices, { by: 'USPS', costCents: shipping.costCents }, ask.voucher)
  if (typeof bill === 'string') return { fault: bill, values: {} }
  const options = frozenOptions(book.rates, parcelOf(book, ask, goods.productionCents), shipping.offer.name)
  return { ...bill, frozen: freeze(ask.lines, book.prices, 'USPS', options, ask.voucher) }
}

/** The chosen option, and, where that asks for a least production cost, those that do not ask for as much. Of rates what so light a parcel can need. */
function frozenOptions(rates: ShippingTable, parcel: Parcel, name: ShippingOptionName): FrozenOption[] {
  const open = openOptions(rates, parcel).map(({ option }) => option)
  const chosen = open.filter(option => option.name === name)
  const others = open.filter(option => chosen.some(each => option.fromProductionCents < each.fromProductionCents))
  return [...chosen, ...others].map(option => ({ ...option, rates: ratesUpTo(option.rates, parcel.weightOz) }))
}

function ratesUpTo(rates: ShippingOption['rates'], weightOz: number): ShippingOption['rates'] {
  const steps = rates.toSorted((one, other) => one.upToOz - other.upToOz)
  const reached = steps.findIndex(rate => weightOz <= rate.upToOz)
  return reached < 0 ? steps : steps.slice(0, reached + 1)
}

/** The same goods at the shop's cost: everything is taken off. */
export const atOurCost = <B extends Omit<Bill, 'lines'>>(bill: B): B => ({
  ...bill,
  discountCents: bill.productionCents + bill.shippingCents,
  totalCents: 0,
})

/** Whether the postage is ours to sell: not with a label of TikTok or of the seller, nor where there is nothing but one. */
export const isShippedByUs = ({ orderType, shippingBy }: Pick<QuoteAsk, 'orderType' | 'shippingBy'>): boolean =>
  orderType === 'STANDARD' && shippingBy === 'USPS'

/** The order as the parcel that it will be. */
export const parcelOf = (book: PriceBook, { country, lines }: Pick<QuoteAsk, 'country' | 'lines'>, productionCents: Cents): Parcel => ({
  country,
  weightOz: lines.reduce((sum, line) => sum + line.weightOz * line.quantity, 0),
  productionCents,
  goods: goodsOf(book, lines),
})

/** What carrying these lines costs at their level now, or why they may not go. */
export const carriage = (book: PriceBook, ask: Pick<QuoteAsk, 'country' | 'shippingMethod' | 'lines'>, productionCents: Cents) =>
  shippingCents(book.rates, parcelOf(book, ask, productionCents), ask.shippingMethod ?? undefined)

/** What the lines' products may be shipped by. */
export const goodsOf = ({ prices }: PriceBook, lines: readonly PriceLine[]) => lines.map(({ variantId }) => prices.get(variantId) ?? {})

/** For so long a quote is what is charged; then the order is quoted again (docs/domain.md "Money"). */
export const readQuoteMs = async (db: Db): Promise<number> => (await readSetting(db, 'quoteMinutes')) * minute
/** When what is quoted now is over. */
export const quoteUntil = async (db: Db): Promise<Date> => later(db.now(), await readQuoteMs(db))

export type QuotedRow = FactRow & { isRequoted?: boolean; isPriceChanged?: boolean; shownCents?: Cents; quoteFault?: NoBill; bill?: Bill }

/** Rows whose quote is over get a new one, written down; the others come back as they are, without a statement. */
export async function requote(tx: Tx, rows: readonly FactRow[]): Promise<QuotedRow[]> {
  const now = tx.now()
  const stale = rows.filter(row => row.paidAt === null && (row.quoteUntil === null || row.quoteUntil < now))
  if (stale.length === 0) return [...rows]
  const until = await quoteUntil(tx)
  const lines = Map.groupBy(
    await listLines(
      tx,
      stale.map(row => row.id),
    ),
    line => line.orderId,
  )
  const fresh = new Map<number, QuotedRow>()
  for (const [sellerId, own] of Map.groupBy(stale, row => row.sellerId)) {
    const ids = own.flatMap(row => (lines.get(row.id) ?? []).flatMap(line => line.variantId ?? []))
    const book = await readPriceBook(tx, sellerId, [...new Set(ids)])
    for (const row of own) {
      const asked = { ...row, lines: (lines.get(row.id) ?? []).map(line => ({ ...line, variantId: line.variantId ?? 0 })) }
      const by = row.voucherId === null ? undefined : { id: row.voucherId }
      const { bill, voucher } = await quoteWith(tx, book, { ...asked, sellerId }, by)
      fresh.set(
        row.id,
        quotedRow(
          { ...row, voucherId: typeof voucher === 'object' ? voucher.id : null },
          row.isFree && isBill(bill) ? atOurCost(bill) : bill,
          until,
        ),
      )
    }
  }
  await writeQuotes(tx, [...fresh.values()])
  return rows.map(row => fresh.get(row.id) ?? row)
}

/** Asks the price of an unpaid order that has just changed. Throws why it may not be shipped so; one without a price is asked again later. */
export async function requoteEdited(tx: Tx, orderId: number): Promise<void> {
  await setOrder(tx, orderId, { quoteUntil: null })
  const [quoted] = await requote(tx, await findFacts(tx, [orderId]))
  if (quoted?.quoteFault && quoted.quoteFault.fault !== 'ORDER_PRICE_MISSING')
    throw noBillFault(quoted.quoteFault, levelAtFault(quoted.quoteFault))
}

/** The bill with a voucher's discount, or without it and with the reason why the voucher may not be used. */
export async function quoteWith(
  db: Db,
  book: PriceBook,
  ask: QuoteAsk & { sellerId: number },
  by: { code: string } | { id: number } | undefined,
): Promise<{ bill: Bill | NoBill; voucher: UsableVoucher | VoucherRefusal | undefined }> {
  const plain = quote(book, ask)
  if (!by || !isBill(plain)) return { bill: plain, voucher: undefined }
  const voucher = await usableVoucher(db, by, { sellerId: ask.sellerId, productionCents: plain.productionCents })
  return { bill: typeof voucher === 'string' ? plain : quote(book, { ...ask, voucher: voucher.terms }), voucher }
}

function quotedRow(row: FactRow, bill: Bill | NoBill, until: Date): QuotedRow {
  if (!isBill(bill)) return { ...row, quoteFault: bill }
  const { productionCents, shippingCents, discountCents, totalCents } = bill
  // One that was edited has other lines, whatever they come to.
  const isPriceChanged = totalCents !== row.totalCents || row.quoteUntil === null
  return {
    ...row,
    productionCents,
    shippingCents,
    discountCents,
    totalCents,
    quoteUntil: until,
    isRequoted: true,
    isPriceChanged,
    shownCents: row.totalCents,
    bill,
  }
}

/** One statement for all whose price is what it was, and three for each of the few whose price is new. */
async function writeQuotes(tx: Tx, rows: readonly QuotedRow[]): Promise<void> {
  const quoted = rows.filter(row => row.isRequoted)
  const same = quoted.filter(row => !row.isPriceChanged)
  const until = quoted[0]?.quoteUntil
  if (!until) return
  if (same.length > 0)
    await setQuoteUntil(
      tx,
      same.map(row => row.id),
      until,
    )
  for (const row of quoted) {
    if (!row.isPriceChanged || !row.bill) continue
    await setOrder(tx, row.id, {
      quoteUntil: until,
      productionCents: row.productionCents,
      shippingCents: row.shippingCents,
      discountCents: row.discountCents,
      totalCents: row.totalCents,
      frozenPrices: frozenJson(row.bill.frozen),
      ...(row.voucherId === null && { voucherId: null, voucherCode: '' }),
    })
    await setUnitPrices(tx, row.id, row.bill.lines)
  }
}

type Line = Awaited<ReturnType<typeof pricedLines>>[number]

export type Sums = Pick<FactRow, 'productionCents' | 'shippingCents' | 'discountCents' | 'totalCents'>

/** An order's sums after an edit, and the units and the prices that are new. */
export type NewPrice = Sums & { lines: { itemId: number; unitCents: Cents }[]; frozen: FrozenPrices | null }

/** An order's lines before and after an edit. */
interface Edited {
  before: readonly Line[]
  lines: readonly Line[]
}

/** What an order would cost with these lines; or why they have no price. */
export async function newPrice(db: Db, book: PriceBook, row: FactRow, edited: Edited): Promise<Sums | NoBill> {
  const by = row.voucherId === null || row.paidAt !== null ? undefined : { id: row.voucherId }
  const { bill } = await quoteWith(db, book, { ...row, lines: edited.lines }, by)
  return isBill(bill) && row.paidAt !== null ? paidPrice(db, row, edited, bill) : bill
}

/**
 * What is paid keeps its price, but for what carries it and the items of another variant, which cost what they do today. A voucher keeps
 * what it took off, as far as the goods go; what came back of the shipping with cancelled items stays paid and given back; and never more is
 * given back than was not before.
 */
export async function paidPrice(db: Db, row: FactRow, { before, lines }: Edited, bill: Bill): Promise<NewPrice> {
  const [cancelled] = await listCancelledSums(db, [row.id])
  // Of what was cancelled before any work the rest costs what it costs without it, whatever its tier was.
  const frozenThen = cancelled && cancelled.itemFeesCents === 0 ? await findFrozenPrices(db, row.id) : null
  const changed = lines.flatMap((line, index) => {
    const was = before.find(({ id }) => id === line.id)
    if (!was || was.variantId === line.variantId) return []
    const unitCents = bill.lines[index]?.unitCents ?? line.unitCents
    const wasCents = (frozenThen && standingUnit(frozenThen, before, was.variantId)) ?? was.unitCents
    return [{ itemId: line.id, unitCents, moreCents: (unitCents - wasCents) * line.quantity }]
  })
  const productionCents = row.productionCents + sumCents(changed.map(line => line.moreCents))
  const discountCents = Math.min(row.discountCents, productionCents)
  const dueCents = productionCents + bill.shippingCents + (cancelled?.itemShippingCents ?? 0) - discountCents
  const totalCents = Math.max(dueCents, row.totalCents + row.refundedCents - row.paidCents)
  const shippingCents = totalCents - productionCents + discountCents
  const { frozen } = bill
  return { productionCents, shippingCents, discountCents, totalCents, lines: changed.map(({ moreCents: _, ...line }) => line), frozen }
}
