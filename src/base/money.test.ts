import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { exactCents, formatCents, parseCents, plainCents, typedCents } from './money.ts'
import { languages } from './text.ts'

test('an amount stands as each language writes it', () => {
  expect(formatCents(123_450)).toBe('$1,234.50')
  expect(formatCents(-300, { language: 'en', sign: true })).toBe('\u2212$3.00')
  expect(formatCents(300, { language: 'vi', sign: true })).toBe('+3,00\u00a0$')
})

test('amounts are written as Intl writes them, with a true minus', () => {
  const cents = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger())
  assertProperty(
    fc.property(cents, fc.constantFrom(...languages), fc.boolean(), (amount, language, sign) => {
      const signDisplay = sign ? 'exceptZero' : 'auto'
      const written = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', signDisplay })
      expect(formatCents(amount, { language, sign })).toBe(written.format(amount / 100).replace('-', '\u2212'))
    }),
  )
})

test('an amount is read as people write it, in English and in Vietnamese', () => {
  const read = ['12', '12.5', '12,5', '12,50', '1,234', '1,234.50', '1.234,50', '1234,5', '$ 1,234,567.89', '1.234.567,89', ' 7 ']
  expect(read.map(parseCents)).toEqual([
    12_00, 12_50, 12_50, 12_50, 1_234_00, 1_234_50, 1_234_50, 1_234_50, 1_234_567_89, 1_234_567_89, 7_00,
  ])
})

test('what could be two amounts, or is none, is not read', () => {
  const wrong = ['1.234', '1,23,4', '12.345', '1,234,50', '1.234.50', '1,234.5.0', '', '-5', '1e3', '0x10', '٣', '1 234', '1234567890123']
  expect(wrong.map(parseCents)).toEqual(wrong.map(() => undefined))
})

test('a field shows an amount as its reader writes it', () => {
  expect(languages.map(language => typedCents(123_450, language))).toEqual(['1,234.50', '1.234,50'])
  expect(languages.map(language => typedCents(0, language))).toEqual(['0.00', '0,00'])
})

test('what a field shows is read back', () => {
  for (const cents of [0, 1, 99, 100, 123_450, 100_000_000_00]) {
    for (const language of languages) expect(parseCents(typedCents(cents, language))).toBe(cents)
    expect(parseCents(plainCents(cents))).toBe(cents)
  }
})

test.each([
  ['7.47', 7_47],
  ['7.47000', 7_47],
  ['7.4', 7_40],
  ['7', 7_00],
  ['0.07', 7],
  ['1234.50', 1_234_50],
  ['9999999.99', 9_999_999_99],
])('%s dollars are %i cents', (text, cents) => {
  expect(exactCents(text)).toBe(cents)
})

test.each(['', '7.475', '7.47001', '-1.00', '+1.00', '1e3', '7,47', 'NaN', '$7.47', ' 7.47', '99999999.00', '7.'])(
  '“%s” is no amount: nothing is taken for free, and nothing for a rounded price',
  text => {
    expect(exactCents(text)).toBeNaN()
  },
)
