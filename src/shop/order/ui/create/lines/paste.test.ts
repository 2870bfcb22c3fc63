import { expect, test } from 'vitest'
import { readPaste } from './paste.ts'

const quantities = (text: string) => readPaste(text).read.map(({ sku, quantity }) => `${sku} ${quantity}`)

test.each([
  ['G5000-BLACK-M', 'G5000-BLACK-M 1'],
  ['G5000-BLACK-M 2', 'G5000-BLACK-M 2'],
  ['G5000-BLACK-M\t5', 'G5000-BLACK-M 5'],
  ['G5000-BLACK-M, 2', 'G5000-BLACK-M 2'],
  ['G5000-BLACK-M;2', 'G5000-BLACK-M 2'],
  ['G5000-BLACK-M x 3', 'G5000-BLACK-M 3'],
  ['  G5000-BLACK-M  x3 ', 'G5000-BLACK-M 3'],
  ['2 x G5000-BLACK-M', 'G5000-BLACK-M 2'],
  ['2 G5000-BLACK-M', 'G5000-BLACK-M 2'],
])('%j is %s', (row, line) => {
  expect(quantities(row)).toEqual([line])
})

test('rows that name no SKU with a quantity are named and kept as they were pasted', () => {
  const { read, bad } = readPaste('G5000-BLACK-M 2\r\n\r\nhello my friend\n12345\nG5000-BLACK-M 0\nG5000-BLACK-M 1001\n')
  expect(read).toEqual([{ row: 'G5000-BLACK-M 2', sku: 'G5000-BLACK-M', quantity: 2 }])
  expect(bad).toEqual(['hello my friend', '12345', 'G5000-BLACK-M 0', 'G5000-BLACK-M 1001'])
})

test('a SKU that ends in a number is not taken for a quantity', () => {
  expect(quantities('MUG-11')).toEqual(['MUG-11 1'])
})
