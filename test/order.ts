// Fixtures for tests of orders: sellers with money, their orders, and the body of a new one.
import type pg from 'pg'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { type SeedGiven, seedOrders, seedPaidOrders, seedRichSeller } from '#shop/order/intake/seed.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import type { TestShop } from './shop.ts'

/** As people write one: the state and the country by their names. */
export const address = {
  fullName: 'Minh Lee',
  phone: '+18865550124',
  email: 'minh@example.com',
  address: '1034 Elm Ave',
  city: 'Salt Lake City',
  state: 'Utah',
  zip: '84101',
  country: 'United States',
}
export const orderInput = {
  address,
  items: [{ sku: 'G5000-FOREST-S', quantity: 2, files: [{ side: 'FRONT' as const, link: 'library:sun.png' }] }],
}

export const arrange = (shop: TestShop) => ({
  rich: (amountCents?: number) => seedRichSeller(shop.engine.db, amountCents),
  make: (seller: Seeded, count = 1, given: SeedGiven = {}) => shop.write(tx => seedOrders(tx, seller.id, count, given)),
  paid: (seller: Seeded, count = 1, given: SeedGiven = {}) => shop.write(tx => seedPaidOrders(tx, seller.id, count, given)),
  balance: async (seller: Seeded) => (await findWallet(shop.engine.db, seller.id)).balanceCents,
})

/** The first of these orders, as the calls' parameters name it. */
export const idOf = (made: readonly { id: number }[]) => ({ params: { id: made[0]?.id ?? 0 } })

/** Every order that kept some of its money as it stands three months after its delivery, when nothing may be claimed any more. */
export const deliverAll = (pool: Pick<pg.Pool, 'query'>): Promise<unknown> =>
  pool.query(`update "order" set status = case when refunded_cents > 0 then 'PARTIAL_REFUNDED' else 'DELIVERED' end,
    delivered_at = now() - interval '90 days', claim_until = now() - interval '1 minute' where status <> 'REFUNDED'`)
