import { afterAll, expect, test } from 'vitest'
import { type Seeded, seedMember, seedSeller } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { lowBalanceCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine

const set = ({ token }: Seeded, thresholdCents: number | null) =>
  shop.client(token)(lowBalanceCalls.setLowBalance, { body: { thresholdCents } })
const heard = async ({ token }: Seeded) => {
  await shop.cron('wallet.tell-low')
  const { data } = await shop.client(token)(notificationCalls.myNotifications, { query: {} })
  return data.docs.filter(({ kind }) => kind === 'LOW_BALANCE').map(({ title }) => title)
}
const fill = (sellerId: number, amountCents: number, ref: string) => shop.write(tx => seedWallet(tx, { sellerId, amountCents, ref }))

test('a seller is told once when the balance is below what they said, and again after it was above', async () => {
  const seller = await seedSeller(db)
  await fill(seller.id, 20_00, `one:${seller.id}`)
  expect(await heard(seller)).toEqual([])
  await set(seller, 50_00)
  const first = 'Your balance is low: $20.00. Deposit to keep orders going.'
  expect(await heard(seller)).toEqual([first])
  expect(await heard(seller)).toEqual([first])
  await fill(seller.id, 40_00, `two:${seller.id}`)
  expect(await heard(seller)).toEqual([first])
  await set(seller, 80_00)
  expect(await heard(seller)).toEqual(['Your balance is low: $60.00. Deposit to keep orders going.', first])
  await set(seller, null)
  await set(seller, null)
  expect((await shop.client(seller.token)(lowBalanceCalls.myLowBalance)).data).toEqual({ thresholdCents: null })
  expect(await heard(seller)).toHaveLength(2)
})

test('it is the seller’s and who keeps their money’s to say; others of the team are not told', async () => {
  const seller = await seedSeller(db)
  const [money, orders] = [await seedMember(db, seller.id, 'money'), await seedMember(db, seller.id, 'orders')]
  await fill(seller.id, 20_00, `one:${seller.id}`)
  await set(money, 30_00)
  expect((await shop.client(seller.token)(lowBalanceCalls.myLowBalance)).data).toEqual({ thresholdCents: 30_00 })
  expect([(await heard(seller)).length, (await heard(money)).length, (await heard(orders)).length]).toEqual([1, 1, 0])
  expect(await codeOf(set(orders, 40_00))).toBe('YOU_NOT_HAVE_PERMISSION')
})
