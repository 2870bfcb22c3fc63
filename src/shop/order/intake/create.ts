// One order of a form or of a program: checked, priced and written.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { countryCode } from '#shop/address/country.rules.ts'
import { checkAddress } from '#shop/address/rules.ts'
import { findVariants, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { myFile } from '#shop/file/file.ts'
import type { Bill } from '../pay/price.rules.ts'
import { isBill, noBillFault, quote, quoteUntil, readPriceBook } from '../pay/quote.pay.ts'
import type { OrderSource } from '../status/contract.ts'
import { sellerActor } from '../status/facts.status.ts'
import type { OrderInput } from './contract.ts'
import { insertOrders, type MadeOrder, snapshotOf } from './intake.ts'

/** Makes an unpaid order. Throws the first thing that is wrong with its path: address, SKU, price, shipping. */
export async function createOrder(tx: Tx, sellerId: number, input: OrderInput, source: OrderSource = 'FORM'): Promise<MadeOrder> {
  const { address, faults, verdict } = checkAddress(input.address)
  const [fault] = faults
  if (fault) throw new Fault(fault.code, { path: `address.${fault.field}` })
  if (input.orderType !== 'LABEL' && input.items.length === 0) throw new Fault('REQUIRED', { path: 'items' })
  const fileIds = new Set(input.items.flatMap(item => item.files.flatMap(file => file.fileId ?? [])))
  const [variants] = await Promise.all([variantsOf(tx, input), ...[...fileIds].map(id => myFile(tx, sellerId, id))])
  const bill = await billOf(tx, sellerId, { ...input, country: address.country }, variants)
  const items = input.items.map((item, index) => {
    const variant = variants[index] as VariantFacts // `variantsOf` answers one per item or throws
    return { ...item, ...snapshotOf(variant), unitCents: bill.lines[index]?.unitCents ?? 0 }
  })
  const until = await quoteUntil(tx)
  const [made] = await insertOrders(
    tx,
    sellerId,
    [{ ...input, externalId: input.externalId || null, source, address, addressVerdict: verdict, items, bill, quoteUntil: until }],
    sellerActor(sellerId),
  )
  if (!made) throw new Error('The order was not made.')
  return made
}

/** What it would cost now, line by line. */
export async function quoteInput(
  db: Db,
  sellerId: number,
  input: Pick<OrderInput, 'orderType' | 'shippingBy' | 'shippingMethod' | 'items'> & { country: string },
) {
  const country = countryCode(input.country)
  if (!country) throw new Fault('COUNTRY_NOT_FOUND', { path: 'country' })
  const variants = await variantsOf(db, input)
  const { lines, ...sums } = await billOf(db, sellerId, { ...input, country }, variants)
  return { ...sums, lines: lines.map((line, index) => ({ ...line, sku: variants[index]?.sku ?? '' })) }
}

async function variantsOf(db: Db, { items }: Pick<OrderInput, 'items'>): Promise<VariantFacts[]> {
  const found = await findVariants(
    db,
    items.map(item => item.sku),
  )
  return items.map((item, index) => {
    const variant = found.get(item.sku.trim().toUpperCase())
    if (!variant) throw new Fault('VARIANT_NOT_FOUND', { path: `items.${index}.sku` })
    if (!variant.isAvailable) throw new Fault('PRODUCT_IS_OUT_OF_STOCK', { path: `items.${index}.sku` })
    return variant
  })
}

type Asked = Pick<OrderInput, 'orderType' | 'shippingBy' | 'shippingMethod' | 'items'> & { country: string }
async function billOf(db: Db, sellerId: number, asked: Asked, variants: readonly VariantFacts[]): Promise<Bill> {
  const ids = variants.map(variant => variant.id)
  const lines = variants.map((variant, index) => ({
    variantId: variant.id,
    quantity: asked.items[index]?.quantity ?? 1,
    weightOz: variant.weightOz,
  }))
  const bill = quote(await readPriceBook(db, sellerId, ids), { ...asked, lines })
  if (!isBill(bill)) throw noBillFault(bill, bill.fault === 'SHIPPING_LEVEL_NOT_ALLOWED' ? 'shippingMethod' : undefined)
  return bill
}
