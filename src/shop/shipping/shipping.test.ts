import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'

import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { type NewShippingOption, shippingCalls } from './contract.ts'
import { seedShipping } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.write(seedShipping)
})
const office = shop.client((await seedStaff(shop.engine.db, 'catalogue')).token)
const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
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

const given = {
  minDays: 5,
  maxDays: 9,
  fromProductionCents: 0,
  extraPoundCents: 3_00,
  isEnabled: true,
  rates: [{ upToOz: 16, costCents: 12_00 }],
} as const
const toAustralia: NewShippingOption = { ...given, rates: [...given.rates], country: 'AU', name: 'international' }
const add = (body: NewShippingOption) => office(shippingCalls.addShipping, { body })
const remove = (id: number) => office(shippingCalls.removeShipping, { params: { id } })
const offersTo = async (country: string) =>
  (await shop.client()(shippingCalls.shippingOffers, { query: { country, weightOz: 6 } })).data.map(({ name, costCents }) => [
    name,
    costCents,
  ])
/** What waits is confirmed by a second person. */
async function confirmed(asked: Promise<unknown>): Promise<void> {
  expect(await refusalOf(asked)).toBe('409 APPROVAL_WAITS')
  const [waiting] = (await owner(approvalCalls.approvals, { query: {} })).data.docs
  await owner(approvalCalls.confirmApproval, { params: { id: waiting?.id ?? 0 }, body: {} })
}
const idOf = async (country: string) =>
  (await office(shippingCalls.officeShipping)).data.find(option => option.country === country)?.id ?? 0

test('an option that is offered anew waits for a second person; its country then has it alone', async () => {
  expect(await offersTo('AU')).toEqual([['international', 13_90]])
  await confirmed(add(toAustralia))
  expect(await offersTo('AU')).toEqual([['international', 12_00]])
  expect(await offersTo('NZ')).toEqual([['international', 13_90]])
  expect(await refusalOf(add(toAustralia))).toBe('409 SHIPPING_OPTION_EXISTS')
})

test('the last option of a country gives way to those of all others, which waits, too', async () => {
  await confirmed(remove(await idOf('AU')))
  expect(await offersTo('AU')).toEqual([['international', 13_90]])
  expect(await refusalOf(remove(9_999))).toBe('404 SHIPPING_OPTION_NOT_FOUND')
})

test('an option that is off takes its country out of what is sold, at once', async () => {
  const { data } = await add({ ...toAustralia, isEnabled: false })
  expect(await offersTo('AU')).toEqual([])
  const { id, country: _, name: __, level, ...body } = data
  expect(level).toBe('INTERNATIONAL')
  expect(await refusalOf(office(shippingCalls.changeShipping, { params: { id }, body: { ...body, isEnabled: true } }))).toBe(
    '409 APPROVAL_WAITS',
  )
})

test('of two that are added at once one is; both removed at once wait for somebody', async () => {
  const both = await Promise.all(
    ['free', 'free'].map(() => refusalOf(add({ ...toAustralia, country: 'GB', name: 'free', isEnabled: false }))),
  )
  expect(both.toSorted()).toEqual(['409 SHIPPING_OPTION_EXISTS', 'no refusal'])
  await add({ ...toAustralia, country: 'GB', isEnabled: false })
  const ids = (await office(shippingCalls.officeShipping)).data.filter(({ country }) => country === 'GB').map(({ id }) => id)
  const removed = await Promise.all(ids.map(id => refusalOf(remove(id))))
  expect(removed.toSorted()).toEqual(['409 APPROVAL_WAITS', 'no refusal'])
})

test('what is no country, and days that end before they begin, are refused', async () => {
  expect(await refusalOf(add({ ...toAustralia, country: 'XX' }))).toBe('422 COUNTRY_NOT_FOUND')
  expect(await refusalOf(add({ ...toAustralia, country: 'FR', maxDays: 1 }))).toBe('400 INVALID_INPUT')
  expect(await refusalOf(auditor(shippingCalls.addShipping, { body: toAustralia }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
})
