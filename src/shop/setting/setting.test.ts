import { afterAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { settingCalls } from './contract.ts'
import { readSetting } from './setting.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const owner = shop.client((await seedStaff(db, 'owner')).token)
const auditor = shop.client((await seedStaff(db, 'auditor')).token)

test('what nobody has changed has its default, and what the owner changes holds at once', async () => {
  expect(await readSetting(db, 'cancelFeeCents')).toBe(300)
  const { data } = await owner(settingCalls.changeSetting, { params: { key: 'cancelFeeCents' }, body: { value: 450 } })
  expect(data).toMatchObject({ value: 450, default: 300 })
  expect(await readSetting(db, 'cancelFeeCents')).toBe(450)
})

test('a switch is turned on through the same call, and shown as one', async () => {
  const { data } = await owner(settingCalls.changeSetting, { params: { key: 'isActivationOnly' }, body: { value: true } })
  expect(data).toMatchObject({ kind: 'switch', value: true, default: false })
  expect(await readSetting(db, 'isActivationOnly')).toBe(true)
})

test('a value out of bounds and an unknown key are refused', async () => {
  const change = (key: string, value: number | string) => refusalOf(owner(settingCalls.changeSetting, { params: { key }, body: { value } }))
  expect(await change('isActivationOnly', 1)).toBe('422 SETTING_VALUE_INVALID')
  expect(await change('passwordMin', 5)).toBe('422 SETTING_VALUE_INVALID')
  expect(await change('pricingUrl', 'javascript:alert(1)')).toBe('422 SETTING_VALUE_INVALID')
  expect(await change('__proto__', 1)).toBe('404 SETTING_NOT_FOUND')
})

test('an auditor reads the settings and changes none; visitors read links only', async () => {
  expect((await auditor(settingCalls.officeSettings)).data.length).toBeGreaterThan(20)
  expect(await refusalOf(auditor(settingCalls.changeSetting, { params: { key: 'cancelFeeCents' }, body: { value: 1 } }))).toBe(
    '403 YOU_NOT_HAVE_PERMISSION',
  )
  const { data } = await shop.client()(settingCalls.publicSettings)
  expect(data.contactEmail).toBe('')
  expect(Object.keys(data)).not.toContain('cancelFeeCents')
})
