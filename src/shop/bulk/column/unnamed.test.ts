// Columns without a header: called by their letter, and asked about where their values look as if an order needed them.
import { describe, expect, test } from 'vitest'
import { mapColumns } from './column.rules.ts'
import { columnTexts } from './text.rules.ts'
import { valuesLookLike } from './unclear.rules.ts'

const own = ['order id', 'sku', 'name', 'address', 'city', 'state', 'zip']

describe('what they are called', () => {
  test('a column without a header by its letter, one of two alike by its number', () => {
    expect(columnTexts(['sku', '', 'Qty', 'Qty', ''])).toEqual(['sku', '(B)', 'Qty', 'Qty (2)', '(E)'])
  })
  test('behind Z comes AA', () => {
    expect(columnTexts(Array.from({ length: 28 }, () => '')).slice(25)).toEqual(['(Z)', '(AA)', '(AB)'])
  })
  test('columns to the right of the header count where the first rows hold something', () => {
    expect(
      columnTexts(
        ['sku'],
        [
          ['A', '', ''],
          ['B', '2', ' '],
        ],
      ),
    ).toEqual(['sku', '(B)'])
  })
  test('in a file of failed rows the same column stands under its letter, and is still without a name', () => {
    expect(mapColumns(['sku', '(B)', '(A)']).columns.map(({ header, isUnnamed }) => [header, isUnnamed])).toEqual([
      ['sku', undefined],
      ['(B)', true],
      ['(A)', undefined],
    ])
  })
})

test('what the seller says of it is read, and not asked again', () => {
  const last = (chosen: Parameters<typeof mapColumns>[1]) => mapColumns([...own, ''], chosen).columns.at(-1)
  expect(last({})).toEqual({ header: '(H)', field: null, isUnnamed: true })
  expect(last({ '(H)': 'quantity' })).toEqual({ header: '(H)', field: 'quantity' })
  expect(last({ '(H)': null })).toEqual({ header: '(H)', field: null })
})

test.each([
  ['quantity', ['2', '1', '1', '3']],
  ['quantity', ['1', '1']],
  [undefined, ['0', '1', '2', '3']],
  [undefined, ['1', '2', '3']],
  ['design', ['https://drive.google.com/file/d/1/view', 'library:sun.png']],
  ['design', ['sun.png', 'moon.JPG', 'none']],
  ['address', ['02108', "'84101", '10001-1234']],
  ['address', ['12 Elm Ave', '9 Oak St']],
  ['address', ['Apt 3', 'Suite 9', 'PO Box 7']],
  ['text', ['Happy Birthday Mia', 'For Ben', '2']],
  [undefined, ['24.99', '$9.50', '12%']],
  [undefined, ['2026-11-26', '11/26/2026 10:16']],
  [undefined, ['mia@example.com']],
  [undefined, ['+1 801 555 0124']],
  [undefined, ['576812968903600869']],
])('what looks like %s: %o', (kind, values) => {
  expect(valuesLookLike(values)).toBe(kind)
})
