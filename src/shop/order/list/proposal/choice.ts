// What an item of an order could be instead, and what that adds to the order's price.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { findVariants, findVariantsById, findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { bySize } from '#shop/catalogue/storefront/rules.ts'
import { itemsOf } from '../../item/item.ts'
import { whyNotVariant } from '../../item/rules.ts'
import { pricedLines } from '../../item/store.ts'
import { newPrice, noBillFault, readPriceBook } from '../../pay/quote.pay.ts'
import { factsOf } from '../../status/facts.status.ts'
import { whyNotEdit } from '../../status/rules.ts'
import type { FactRow } from '../../status/store.ts'
import type { VariantChoice, VariantProposal } from './contract.ts'
import { listProposals } from './store.ts'

/** What a variant would cost in an item's place, or why it may not be there. */
type Judged = { variant: VariantFacts } & ({ differenceCents: number; fault?: undefined } | { fault: Fault })

/** The other variants of an item's product that it may be of, those of its colour first, or the one that is named. Throws ORDER_NOT_FOUND and why that one may not. */
export async function variantChoices(db: Db, row: FactRow, itemId: number, sku: string | undefined): Promise<VariantChoice[]> {
  if (sku) return [shown(allowed(await judgeSku(db, row, itemId, sku)))]
  const item = (await itemsOf(db, [row.id])).find(each => each.id === itemId)
  if (!item) throw new Fault('ORDER_NOT_FOUND')
  const siblings = (await findVariantsOfProducts(db, [item.productCode])).get(item.productCode.toUpperCase()) ?? []
  const judged = await judge(
    db,
    row,
    itemId,
    siblings.filter(variant => variant.id !== item.variantId && variant.isAvailable),
  )
  const isOther = ({ color }: VariantChoice) => Number(color !== item.color)
  return judged
    .flatMap(each => (each.fault ? [] : [shown(each)]))
    .toSorted((one, other) => isOther(one) - isOther(other) || one.color.localeCompare(other.color) || bySize(one.size, other.size))
}

/** The variant of this SKU in an item's place. Throws ORDER_NOT_FOUND, VARIANT_NOT_FOUND. */
export async function judgeSku(db: Db, row: FactRow, itemId: number, sku: string): Promise<Judged> {
  const variant = (await findVariants(db, [sku])).get(sku.toUpperCase())
  if (!variant) throw new Fault('VARIANT_NOT_FOUND', { path: 'sku' })
  const [judged] = await judge(db, row, itemId, [variant])
  if (!judged) throw new Fault('ORDER_NOT_FOUND')
  return judged
}

/** Throws why it may not be. */
export function allowed(judged: Judged): Exclude<Judged, { fault: Fault }> {
  if (judged.fault) throw judged.fault
  return judged
}

/** The proposals on an order as both sides read them, newest first. */
export async function shownProposals(db: Db, row: FactRow): Promise<VariantProposal[]> {
  const rows = await listProposals(db, row.id)
  const variants = await findVariantsById(db, [...new Set(rows.map(each => each.variantId))])
  return Promise.all(
    rows.map(async ({ variantId, sku, ...rest }): Promise<VariantProposal> => {
      const variant = variants.get(variantId)
      const gone = { sku, name: sku, nameVi: '', size: '', color: '', garment: null }
      const [judged] = rest.state === 'OPEN' && variant ? await judge(db, row, rest.itemId, [variant]) : []
      const fault = judged?.fault?.code ?? (rest.state === 'OPEN' && !variant ? 'VARIANT_NOT_FOUND' : null)
      const differenceCents = judged && !judged.fault ? judged.differenceCents : null
      return { ...rest, variant: variant ? wordsOf(variant) : gone, differenceCents, fault }
    }),
  )
}

/** Judges variants for one item, with the order's price book read once; nothing where the order has no such item. */
async function judge(db: Db, row: FactRow, itemId: number, variants: readonly VariantFacts[]): Promise<Judged[]> {
  const item = (await itemsOf(db, [row.id])).find(each => each.id === itemId && each.cancelledAt === null)
  if (!item) return []
  const before = await pricedLines(db, row.id)
  const book = await readPriceBook(db, row.sellerId, [...before.map(line => line.variantId), ...variants.map(variant => variant.id)])
  const closed = whyNotEdit('variant', factsOf(row))
  const judgeOne = async (variant: VariantFacts): Promise<Judged> => {
    if (closed) return { variant, fault: new Fault(closed) }
    const fault = whyNot(item, variant)
    if (fault) return { variant, fault: new Fault(fault, { path: 'sku' }) }
    const { id: variantId, weightOz } = variant
    const lines = before.map(line => (line.id === itemId ? { ...line, variantId, weightOz } : line))
    const price = await newPrice(db, book, row, { before, lines })
    if ('fault' in price) return { variant, fault: noBillFault(price, 'sku') }
    return { variant, differenceCents: price.totalCents - row.totalCents }
  }
  return Promise.all(variants.map(judgeOne))
}

function whyNot(item: Awaited<ReturnType<typeof itemsOf>>[number], variant: VariantFacts) {
  if (variant.id === item.variantId) return 'PROPOSAL_SAME_VARIANT'
  if (!variant.isAvailable) return 'PRODUCT_IS_OUT_OF_STOCK'
  return whyNotVariant(item, variant)
}

const wordsOf = ({ sku, productName: name, productNameVi: nameVi, size, color, colorHex, shape }: VariantFacts) => ({
  sku,
  name,
  nameVi,
  size,
  color,
  garment: { shape, colorHex, size },
})
const shown = ({ variant, differenceCents }: Exclude<Judged, { fault: Fault }>): VariantChoice => ({ ...wordsOf(variant), differenceCents })
