import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { startShop } from '#test/shop.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { priceListCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedCatalogue))
const { db } = shop.engine

test('sellers of a tier are told once when what they pay is another, and those of other tiers are not', async () => {
  const [gold, plain] = [await seedSeller(db), await seedSeller(db)]
  const owner = shop.client((await seedStaff(db, 'owner')).token)
  await owner(accountOfficeCalls.setTier, { params: { id: gold.id }, body: { tier: 'GOLD' } })
  const heard = async ({ token }: { token: string }) =>
    (await shop.client(token)(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title }) => title)
  const tell = () => shop.cron('catalogue.tell-prices')
  await tell()
  expect(await heard(gold)).toEqual([])
  const editor = shop.client((await seedStaff(db, 'catalogue')).token)
  const head = { name: 'Gold', tier: 'GOLD', startsAt: db.now().toISOString(), endsAt: null }
  const { id, version } = (await editor(priceListCalls.createPriceList, { body: head })).data
  const [variant] = (await editor(priceListCalls.pricePreview, { query: { tier: 'GOLD' } })).data
  const prices = [
    {
      variantId: variant?.variantId ?? 0,
      priceSeller: (variant?.priceSeller ?? 0) + 100,
      priceTiktok: (variant?.priceTiktok ?? 0) + 100,
    },
  ]
  await editor(priceListCalls.savePriceList, { params: { id }, body: { ...head, version, prices, tiers: [] } })
  await tell()
  await tell()
  expect(await heard(gold)).toEqual([`The price of ${variant?.name} changed.`])
  expect(await heard(plain)).toEqual([])
})
