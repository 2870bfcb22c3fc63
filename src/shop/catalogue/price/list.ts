// Price lists as the office edits them, and what a tier would pay by them.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenForeignKey, brokenUnique } from '#engine/db/errors.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { weigh } from '#shop/approval/approval.ts'
import type { PriceListChange, PriceListHead } from './contract.ts'
import { measureCut } from './measure.ts'
import { tierPrices } from './price.ts'
import { whyNotSpan, whyNotTiers } from './rules.ts'
import { findPriceList, insertPriceList, listListPrices, listListTiers, lockPriceLists, type PriceListRow, setPriceList } from './store.ts'

/** Throws PRICE_LIST_NOT_FOUND. */
export async function officePriceList(db: Db, id: number) {
  const list = await findPriceList(db, id)
  if (!list) throw new Fault('PRICE_LIST_NOT_FOUND')
  return { ...list, prices: await listListPrices(db, id), tiers: await listListTiers(db, id) }
}

/** Throws PRICE_LIST_SPAN_EMPTY. */
export async function createPriceList(tx: Tx, head: PriceListHead, editor: string) {
  assertSpan(head)
  return officePriceList(tx, await insertPriceList(tx, head, editor))
}

/** Throws PRICE_LIST_WAS_CHANGED, PRICE_LIST_NOT_FOUND, PRICE_LIST_SPAN_EMPTY, QUANTITY_TIERS_INVALID, VARIANT_NOT_FOUND, INVALID_INPUT. */
export async function savePriceList(tx: Tx, id: number, list: PriceListChange, editor: string) {
  assertSpan(list)
  for (const tiers of Map.groupBy(list.tiers, tier => tier.productId).values()) {
    const why = whyNotTiers(tiers)
    if (why) throw new Fault(why, { path: 'tiers' })
  }
  await lockPriceLists(tx)
  const before = await officePriceList(tx, id)
  const cut = await measureCut(tx, before, list)
  const isSet = await setPriceList(tx, id, list, editor).catch(error => {
    if (brokenForeignKey(error)) throw new Fault('VARIANT_NOT_FOUND', { path: 'prices' })
    if (brokenUnique(error)) throw new Fault('INVALID_INPUT', { path: 'prices' })
    throw error
  })
  if (!isSet) throw new Fault('PRICE_LIST_WAS_CHANGED', { values: { name: (await officePriceList(tx, id)).editedBy } })
  await weigh(tx, await cut())
  const after = await officePriceList(tx, id)
  noteChange(tx, headOf(before), headOf(after))
  return after
}

const headOf = ({ name, tier, startsAt, endsAt, priceCount, tierCount }: PriceListRow) => ({
  name,
  tier,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  priceCount,
  tierCount,
})

/** What people of the tier pay at this moment, beside the variants' own prices; the same reading as an order's quote. */
export async function pricePreview(db: Db, tier: string, at: Date | undefined) {
  const then: Db = { q: db.q, secret: db.secret, now: () => at ?? db.now() }
  const own = new Map((await tierPrices(then, '')).map(row => [row.id, row]))
  return (await tierPrices(then, tier)).map(row => ({
    variantId: row.id,
    productId: row.productId,
    productID: row.productCode,
    name: row.productName,
    nameVi: row.productNameVi,
    variantID: row.sku,
    size: row.size,
    color: row.color,
    priceSeller: row.priceSellerCents,
    priceTiktok: row.priceTiktokCents,
    baseSeller: own.get(row.id)?.priceSellerCents ?? row.priceSellerCents,
    baseTiktok: own.get(row.id)?.priceTiktokCents ?? row.priceTiktokCents,
    tiers: [...row.tiers],
  }))
}

function assertSpan({ startsAt, endsAt }: PriceListHead): void {
  const why = whyNotSpan(new Date(startsAt), endsAt === null ? null : new Date(endsAt))
  if (why) throw new Fault(why, { path: 'endsAt' })
}
