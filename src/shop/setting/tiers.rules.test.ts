import { expect, test } from 'vitest'
import { settingFault, settingRules } from './rules.ts'
import { areTiers, type PricingTier, readTiers, writeTiers } from './tiers.rules.ts'

const tier = (fromPieces: number, percentOff: number, note = 'Prices as listed', noteVi = 'Theo bảng giá'): PricingTier => ({
  fromPieces,
  percentOff,
  note,
  noteVi,
})

test('what is written is read again', () => {
  const tiers = [tier(1, 0), tier(100, 3, 'A person who knows your orders', 'Người phụ trách riêng')]
  expect(readTiers(writeTiers(tiers))).toEqual(tiers)
  expect(readTiers(writeTiers([tier(1, 0, 'a|b\nc')]))[0]?.note).toBe('a b c')
})

test('tiers start at one piece, rise, and say something in both languages', () => {
  expect(areTiers([tier(1, 0), tier(2, 90)])).toBe(true)
  expect(areTiers([])).toBe(true)
  for (const wrong of [[tier(2, 0)], [tier(1, 0), tier(1, 3)], [tier(1, 91)], [tier(1, 0.5)], [tier(1, 0, '')], [tier(1, 0, 'x', '')]])
    expect(areTiers(wrong)).toBe(false)
  expect(areTiers(Array.from({ length: 9 }, (_, at) => tier(at + 1, 0)))).toBe(false)
})

test('the setting takes such a table and nothing else', () => {
  expect(settingFault('pricingTiers', settingRules.pricingTiers.default)).toBeUndefined()
  expect(settingFault('pricingTiers', '')).toBeUndefined()
  for (const wrong of ['cheap', '1 | 0 | one note', '1 | 0 | a | b | c', '1 | -3 | a | b', '1 | 3 | <b>\u0000 | b'])
    expect(settingFault('pricingTiers', wrong)).toBe('SETTING_VALUE_INVALID')
})
