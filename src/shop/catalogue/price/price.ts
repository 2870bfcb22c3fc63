// The public verbs of prices: what a seller pays now.
import type { Db } from '#engine/db/database.ts'
import { listPrices, listTiers, type Tier, tierOf } from './charged.store.ts'
import type { PriceList } from './rules.ts'

/**
 * What variants cost the seller now, with the tiers by quantity: of the tier's price list where there is one. All variants where no ids
 * are given. Ask `unitPrice` of price/rules.ts with it: what it says is what is charged.
 */
export async function priceListFor(db: Db, sellerId: number, variantIds?: readonly number[]): Promise<PriceList> {
  const rows = await priceRowsFor(db, sellerId, variantIds)
  return new Map(rows.map(row => [row.id, row]))
}

/** The seller's price list, in the shop's order. */
export function priceRowsFor(db: Db, sellerId: number, variantIds?: readonly number[]) {
  return tierPrices(db, tierOf(sellerId), variantIds)
}

/** What variants cost people of this tier now; with a clock of its own (`now`), at another time. */
export async function tierPrices(db: Db, tier: Tier, variantIds?: readonly number[]) {
  const [rows, tiers] = await Promise.all([listPrices(db, tier, variantIds), listTiers(db, tier, { variantIds })])
  return rows.map(row => ({ ...row, tiers: tiers.get(row.productId) ?? [] }))
}
