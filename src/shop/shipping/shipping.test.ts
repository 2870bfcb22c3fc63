import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { shippingCalls } from './contract.ts'
import { seedShipping } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.write(seedShipping)
})
const office = shop.client((await seedStaff(shop.engine.db, 'catalogue')).token)
const auditor = shop.client((await seedStaff(shop.engine.db, 'auditor')).token)
const query = { country: 'US', weightOz: 6 }
const standard = async () => (await shop.client()(shippingCalls.shippingOffers, { query })).data.find(offer => offer.name === 'standard')

test('an estimate names days, and a new holiday moves them on', async () => {
  const before = await standard()
  expect(before).toMatchObject({ costCents: 4_75, minDays: 4, maxDays: 5 })
  const day = before?.arrivesFrom ?? ''
  await office(shippingCalls.setHoliday, { body: { day, name: 'Inventory', nameVi: 'Kiểm kê' } })
  const after = await standard()
  expect((after?.arrivesFrom ?? '') > day).toBe(true)
  await office(shippingCalls.removeHoliday, { params: { day } })
  expect(await standard()).toEqual(before)
  expect(await refusalOf(office(shippingCalls.removeHoliday, { params: { day } }))).toBe('404 HOLIDAY_NOT_FOUND')
})

test('an auditor reads holidays and sets none', async () => {
  expect((await auditor(shippingCalls.officeHolidays)).data.length).toBeGreaterThan(0)
  const body = { day: '2027-03-01', name: 'x', nameVi: 'x' }
  expect(await refusalOf(auditor(shippingCalls.setHoliday, { body }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
})
