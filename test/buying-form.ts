// Fixtures for tests of the buying-label form: a seller with money, who rates, buys and gives back labels of the sandbox.
import { beforeAll, beforeEach } from 'vitest'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm } from '#shop/label/buy/form/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from './order.ts'
import type { TestShop } from './shop.ts'

type Change = Parameters<typeof aForm>[0]

/** Each test has a seller of its own, with 100 dollars. */
export function arrangeForm(shop: TestShop) {
  const { rich, balance } = arrange(shop)
  let seller: Seeded
  beforeAll(() => shop.write(seedPrices))
  const beginAnew = async (amountCents = 100_00) => {
    seller = await rich(amountCents)
  }
  beforeEach(() => beginAnew())
  const mine = () => shop.client(seller.token)
  const at = (id: number) => ({ params: { id } })
  const rated = async (change: Change = {}) => (await mine()(buyingLabelCalls.rateLabels, { body: aForm(change) })).data
  const buy = async (rateIds: string[]) => (await mine()(buyingLabelCalls.buyLabels, { body: { rateIds } })).data
  const cheapest = async (change: Change = {}) => (await rated(change)).packages.map(({ rates }) => rates[0]?.id ?? '')
  return {
    rich,
    /** With another seller, who has so much. */
    beginAnew,
    seller: () => seller,
    balance: () => balance(seller),
    mine,
    at,
    rated,
    buy,
    cheapest,
    /** A label that is made, with the id of its order. */
    async bought(change: Change = {}): Promise<number> {
      const { labels } = await buy(await cheapest(change))
      await shop.settled()
      return labels[0]?.id ?? 0
    },
    labelOf: async (id: number) => (await mine()(buyingLabelCalls.myBoughtLabel, at(id))).data,
    async giveBack(id: number) {
      const { data } = await mine()(buyingLabelCalls.previewVoidBought, at(id))
      return mine()(buyingLabelCalls.voidBoughtLabel, { ...at(id), body: { seenRefundCents: data.nowCents + data.afterVoidCents } })
    },
  }
}
