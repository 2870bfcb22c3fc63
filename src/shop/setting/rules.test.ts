import { expect, test } from 'vitest'
import { isPublicSetting, namesIn, rollOf, rollText, settingFault, settingKeys, settingRules } from './rules.ts'

test('every default is a value that its own rule allows', () => {
  expect(settingKeys.filter(key => settingFault(key, settingRules[key].default))).toEqual([])
})

test('a sum is a whole number of cents within its bounds', () => {
  expect([0, 300, 100_000].map(value => settingFault('cancelFeeCents', value))).toEqual([undefined, undefined, undefined])
  for (const value of [-1, 0.5, 100_001, '300', Number.NaN, null])
    expect(settingFault('cancelFeeCents', value)).toBe('SETTING_VALUE_INVALID')
})

test('a switch is on or off and nothing else', () => {
  expect([true, false].map(value => settingFault('isActivationOnly', value))).toEqual([undefined, undefined])
  for (const value of [1, 0, 'true', '', null]) expect(settingFault('isActivationOnly', value)).toBe('SETTING_VALUE_INVALID')
})

test('a link is https or empty', () => {
  expect([settingFault('pricingUrl', ''), settingFault('pricingUrl', 'https://example.com/prices')]).toEqual([undefined, undefined])
  for (const value of ['javascript:alert(1)', 'http://example.com', 'prices', 'https://user:pw@example.com', 'https://user@example.com', 5])
    expect(settingFault('pricingUrl', value)).toBe('SETTING_VALUE_INVALID')
})

test('a list of names has each once, and is not too long', () => {
  for (const value of ['', 'DTG 1', 'DTG 1, DTG 2 ,Press', Array.from({ length: 20 }, (_, at) => `Machine ${at}`).join()])
    expect(settingFault('machines', value)).toBe(undefined)
  for (const value of ['DTG 1, dtg 1', 'x'.repeat(41), Array.from({ length: 21 }, (_, at) => `M${at}`).join(), 'DTG\n1', 7])
    expect(settingFault('machines', value)).toBe('SETTING_VALUE_INVALID')
  expect(namesIn(' DTG 1,, DTG 2 ,')).toEqual(['DTG 1', 'DTG 2'])
})

test('visitors read links and lines, never sums', () => {
  expect([isPublicSetting('contactEmail'), isPublicSetting('cancelFeeCents')]).toEqual([true, false])
})

test('a roll is written as it is read', () => {
  const roll = { widthInches: 22.5, longestInches: 180, gapInches: 0.25, edgeInches: 0 }
  expect(rollOf(rollText(roll))).toEqual(roll)
})
