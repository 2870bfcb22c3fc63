import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { formatNumber } from './number.ts'
import { languages } from './text.ts'

test('numbers stand as each language writes them', () => {
  expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5')
  expect(formatNumber(1_234_567.5, 'vi')).toBe('1.234.567,5')
  expect(formatNumber(1.005, 'en', { most: 2 })).toBe('1.01')
  expect(formatNumber(12, 'vi', { most: 2, least: 2 })).toBe('12,00')
  expect(formatNumber(-0.0004, 'en')).toBe('0')
  expect(formatNumber(1e-7, 'en')).toBe('0')
})

test('they are written as Intl writes them', () => {
  const value = fc
    .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }))
    .map(([digits, decimals]) => digits / 10 ** decimals)
  const decimals = fc.constantFrom({}, { most: 2, least: 2 }, { most: 1 }, { most: 0 })
  assertProperty(
    fc.property(
      value,
      decimals,
      fc.constantFrom(...languages),
      (number, { most = 3, least = 0 }: { most?: number; least?: number }, language) => {
        const written = new Intl.NumberFormat(language, {
          maximumFractionDigits: most,
          minimumFractionDigits: least,
          signDisplay: 'negative',
        })
        expect(formatNumber(number, language, { most, least })).toBe(written.format(number))
      },
    ),
  )
})
