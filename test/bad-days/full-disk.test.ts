import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/seed.ts'
import { catalogueCalls } from '#shop/catalogue/calls.ts'
import { walletCalls } from '#shop/wallet/calls.ts'
import { startShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ env: { DISK_RESERVE_MB: '10000000' } })
})
afterAll(() => shop.close())

test('a full disk refuses uploads with 507 and a sentence, while signing in, reading and the wallet work', async () => {
  const { token } = await seedSeller(shop.engine.db)
  const seller = shop.client(token)
  const proof = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const deposit = seller(walletCalls.makeDeposit, {
    body: { amount: 100_00, transactionNumber: 'FT26325123456', note: '' },
    files: [new File([new Uint8Array(proof)], 'proof.png', { type: 'image/png' })],
  })
  await expect(deposit).rejects.toMatchObject({ status: 507, code: 'FILE_STORAGE_FULL' })
  expect((await seller(walletCalls.myWallet)).data.balance).toBe(0)
  expect((await seller(walletCalls.myDeposits, { query: {} })).data.totalDocs).toBe(0)
  expect((await shop.client()(catalogueCalls.products, { query: {} })).data.page).toBe(1)
})
