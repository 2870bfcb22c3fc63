import { expect, test } from 'vitest'
import { memoFor } from '../deposit/rules.ts'
import { bankCents, guessColumns, memosIn } from './rules.ts'

test('a memo is found among a bank’s own words, and one with a wrong check letter is not', () => {
  const memo = memoFor(12, 3)
  expect(memosIn(`TT chuyen tien ${memo.toLowerCase()} FT123`)).toEqual([memo])
  expect(memosIn(`${memo.slice(0, 4)} ${memo.slice(4)}`)).toEqual([memo])
  const wrong = memo.slice(0, -1) + (memo.endsWith('A') ? 'B' : 'A')
  expect(memosIn(wrong)).toEqual([])
})

test.each([
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['+250', 25000],
  ['USD 5.5', 550],
  ['(3.00)', -300],
  ['-12', -1200],
  ['1,234', 123400],
  ['', undefined],
  ['abc', undefined],
])('%s on a statement is %s cents', (text, cents) => {
  expect(bankCents(text)).toBe(cents)
})

test('the columns of a statement are guessed in English and Vietnamese', () => {
  expect(guessColumns(['Booking date', 'Description', 'Credit', 'Reference'])).toEqual({
    date: 'Booking date',
    amount: 'Credit',
    memo: 'Description',
    reference: 'Reference',
  })
  expect(guessColumns(['Ngày', 'Ghi có', 'Nội dung'])).toEqual({ date: 'Ngày', amount: 'Ghi có', memo: 'Nội dung', reference: '' })
})
