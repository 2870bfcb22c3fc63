// Saved addresses, through the API.
import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { addressCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const person = async () => shop.client((await seedSeller(shop.engine.db)).token)

test('an address is kept once, in codes; the first is the default until another is', async () => {
  const call = await person()
  const first = await call(addressCalls.saveAddress, { body: address })
  expect(first.data).toMatchObject({ state: 'UT', country: 'US', isDefault: true })
  expect(first.warnings).toEqual([])
  await call(addressCalls.saveAddress, { body: { ...address, state: 'UT', country: 'US' } })
  const second = await call(addressCalls.saveAddress, { body: { ...address, fullName: 'Mia Carter' } })
  await call(addressCalls.setDefaultAddress, { params: { id: second.data.id } })
  expect((await call(addressCalls.myAddresses)).data.map(each => [each.fullName, each.isDefault])).toEqual([
    ['Mia Carter', true],
    ['Minh Lee', false],
  ])
  await call(addressCalls.deleteAddress, { params: { id: first.data.id } })
  expect((await call(addressCalls.myAddresses)).data).toHaveLength(1)
})

test('a ZIP of another state warns and is kept; a country, state or city that is none is refused', async () => {
  const call = await person()
  const save = (patch: object) => call(addressCalls.saveAddress, { body: { ...address, ...patch } })
  expect((await save({ zip: '10001' })).warnings).toEqual([{ field: 'zip', code: 'ZIP_NOT_IN_STATE' }])
  expect(await refusalOf(save({ country: 'Atlantis' }))).toBe('422 COUNTRY_NOT_FOUND')
  expect(await refusalOf(save({ state: 'Nowhere' }))).toBe('422 STATE_NOT_FOUND')
  expect(await refusalOf(save({ city: '1' }))).toBe('422 CITY_NOT_FOUND')
})

test('another’s address is not found', async () => {
  const [mine, other] = [await person(), await person()]
  const { data } = await other(addressCalls.saveAddress, { body: address })
  const params = { id: data.id }
  expect(await refusalOf(mine(addressCalls.setDefaultAddress, { params }))).toBe('404 DELIVERY_ADDRESS_NOT_FOUND')
  expect(await refusalOf(mine(addressCalls.deleteAddress, { params }))).toBe('404 DELIVERY_ADDRESS_NOT_FOUND')
})
