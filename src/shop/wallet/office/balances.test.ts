// The balances of a day, on the page of the books and as their file.
import { afterAll, expect, test } from 'vitest'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { startShop } from '#test/shop.ts'
import { seedWallet } from '../deposit/seed.ts'
import { walletOfficeCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('the balances of a day are those of each wallet and account, and sum to zero', async () => {
  const office = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  const seller = await seedSeller(shop.engine.db)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 100_00 }))
  const on = shop.engine.db.now().toISOString().slice(0, 10)
  const { data } = await office(walletOfficeCalls.balances, { query: { on } })
  expect(data.sumCents).toBe(0)
  expect(data.wallets.find(each => each.id === seller.id)).toMatchObject({ walletCents: 100_00 })
  const file = await (await office.fetch(walletOfficeCalls.balanceFile, { query: { on } })).text()
  expect(file).toContain(`WALLET,${seller.id},${seller.username},100.00`)
  expect(file.trim().split('\r\n').at(-1)).toBe('Sum,,,0.00')
  expect((await office(walletOfficeCalls.balances, { query: { on: '2020-01-01' } })).data).toMatchObject({ accounts: [], wallets: [] })
})
