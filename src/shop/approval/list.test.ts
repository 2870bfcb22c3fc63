// How the list of what waits is read: however much stands on a page, with as many questions to the database.
import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { walletOfficeRoutes } from '#shop/wallet/office/routes.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { approvalRoutes } from './routes.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('a page of what four people asked for is read with no more questions than a page of one', async () => {
  const owner = await seedStaff(shop.engine.db, 'owner')
  for (let count = 0; count < 4; count++) {
    const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
    const seller = await seedSeller(shop.engine.db)
    const body = { creditLimitCents: 1_000_000_00, reason: 'Trusted' }
    expect(await refusalOf(finance(adjustCalls.setCredit, { params: { id: seller.id }, body }))).toBe('409 APPROVAL_WAITS')
  }
  const who = { id: owner.id, username: owner.username, kind: 'staff', roles: ['owner'], sessionId: 0, language: 'en', timeZone: 'UTC' }
  let asked = 0
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = { ...shop.engine.db, q: shop.engine.db.q.withPlugin(count) }
  const list = approvalRoutes(() => walletOfficeRoutes).find(({ name }) => name === 'approvals')
  // The route's own handler, as the server calls it.
  const read = list?.handler as (input: object, on: typeof db) => Promise<{ data: { docs: unknown[] } }>
  const questions = async (limit: number) => {
    asked = 0
    const { data } = await read({ who, query: { page: 1, limit } }, db)
    return { asked, docs: data.docs.length }
  }
  await questions(4) // Settings are kept for a while.
  const [one, four] = [await questions(1), await questions(4)]
  expect([one.docs, four.docs]).toEqual([1, 4])
  expect(four.asked).toBe(one.asked)
})
