// News of prices: what sellers pay is compared with what it was, whatever made it another: a list, its end, a variant's own price.
import { createHash } from 'node:crypto'
import type { Tx } from '#engine/db/database.ts'
import { cron } from '#engine/jobs/job.ts'
import { notices, notifySellers } from '#shop/notification/notification.ts'
import { listSellerTiers, lockSeenPrices, setSeenPrices } from './news.store.ts'
import { tierPrices } from './price.ts'

const kinds = notices(
  'catalogue',
  {
    priceOne: ['The price of {{product}} changed.', 'Giá của {{product}} đã thay đổi.'],
    priceMany: ['The prices of {{count}} products changed.', 'Giá của {{count}} sản phẩm đã thay đổi.'],
  },
  ['orders', 'money', 'designs', 'readOnly'],
  'PRICE_CHANGE',
)

/** Once an hour, so that an afternoon of edits is few notices; a product that is new has no other price. */
export const tellPrices = cron('catalogue.tell-prices', '7 * * * *', async ({ db }) => {
  for (const tier of await listSellerTiers(db)) await db.transaction(tx => tellTier(tx, tier))
})

async function tellTier(tx: Tx, tier: string): Promise<void> {
  const seen = await lockSeenPrices(tx, tier)
  const rows = await tierPrices(tx, tier)
  const now = new Map(
    [...Map.groupBy(rows, row => row.productId)].map(([id, variants]) => [id, fingerprintOf(variants.map(pricesOf))] as const),
  )
  const changed = [...now].filter(([id, fingerprint]) => seen.has(id) && seen.get(id) !== fingerprint).map(([id]) => id)
  const [first] = changed
  const named = rows.find(row => row.productId === first)
  await setSeenPrices(tx, tier, now)
  if (!named) return
  const values = { count: changed.length, productEn: named.productName, productVi: named.productNameVi }
  await notifySellers(tx, { kind: changed.length === 1 ? kinds.priceOne : kinds.priceMany, values, link: '/products' }, { tier })
}

type Priced = Awaited<ReturnType<typeof tierPrices>>[number]
const pricesOf = ({ id, priceSellerCents, priceTiktokCents, tiers }: Priced) => [id, priceSellerCents, priceTiktokCents, tiers] as const

const fingerprintOf = (prices: readonly (readonly unknown[])[]): string =>
  createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 22)
