import { expect, test } from 'vitest'
import { groupedCents, parseCents, plainCents } from './money.ts'

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

test('what a field shows is read back', () => {
  for (const cents of [0, 1, 99, 100, 123_450, 100_000_000_00]) {
    expect(parseCents(groupedCents(cents))).toBe(cents)
    expect(parseCents(plainCents(cents))).toBe(cents)
  }
})
