import { expect, test } from 'vitest'
import { rank } from './match.ts'

test('words match without tones and marks, in any order and case', () => {
  expect(rank('Đơn hàng', 'don hang')).toBe(0)
  expect(rank('Đơn hàng', 'HÀNG đơn')).toBe(1)
  expect(rank('Nhập đơn hàng', 'don')).toBe(1)
  expect(rank('Sản phẩm', 'đơn')).toBeUndefined()
})

test('what begins with the words comes before what has them inside', () => {
  expect([rank('Labels', 'lab'), rank('Make labels', 'lab'), rank('Relabel', 'lab')]).toEqual([0, 1, 2])
  expect(rank('Anything', '')).toBe(0)
})
