import { expect, test } from 'vitest'
import { productText, productTextFault, quantityOf, totalCart } from './rules.ts'

test('an empty quantity is 1, and others are brought within the bounds', () => {
  expect(['', '0', 'abc', '7', 7.9, 5_000].map(quantityOf)).toEqual([1, 1, 1, 7, 7, 1_000])
})
test('a text is standard English only, and a single space is no text', () => {
  expect(productTextFault('Mia & Co. #1')).toBeUndefined()
  expect([productTextFault('chào'), productTextFault('😀'), productTextFault('x'.repeat(61))]).toEqual(
    Array(3).fill('PRODUCT_TEXT_INVALID'),
  )
  expect(productText(' ')).toBe('')
})
test('the cart’s total is the sum of its quantities', () => {
  expect(totalCart([{ quantity: 2 }, { quantity: 3 }])).toBe(5)
})
