import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#base/text.ts'
import { assertProperty } from '#test/property.ts'
import { readNumber, typedNumber } from './typed-number.ts'

test('a field shows a number as its reader writes it', () => {
  expect(languages.map(language => typedNumber(5.25, language))).toEqual(['5.25', '5,25'])
})

test('what a field shows is read back', () => {
  assertProperty(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(...languages),
      (at, decimals, language) => {
        const value = Number((at / 10 ** decimals).toFixed(decimals))
        expect(readNumber(typedNumber(value, language), decimals, language)).toBe(value)
      },
    ),
  )
})

test('both marks are taken; only a whole group of three follows the reader’s language', () => {
  for (const language of languages) expect(['1,5', '1.5', '-2,25'].map(text => readNumber(text, 2, language))).toEqual([1.5, 1.5, -2.25])
  expect(['1,000', '1.000', '1,234.5', '1,125'].map(text => readNumber(text, 3, 'en'))).toEqual([1_000, 1, 1_234.5, 1_125])
  expect(['1.000', '1,000', '1.234,5', '1,125'].map(text => readNumber(text, 3, 'vi'))).toEqual([1_000, 1, 1_234.5, 1.125])
})

test('what is no number is nothing', () => {
  for (const language of languages)
    expect(['', '-', '.', '1,2,3', '1.2.3'].map(text => readNumber(text, 2, language))).toEqual(Array(5).fill(undefined))
})
