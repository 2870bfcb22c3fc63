import { expect, test } from 'vitest'
import type { OfficeVariant } from './contract.ts'
import { layOver } from './grid.rules.ts'

const black: OfficeVariant = {
  id: 1,
  variantID: 'BC3001-BLACK-S',
  size: 'S',
  color: 'Black',
  colorHex: '#1c1d20',
  price: 9_50,
  priceSeller: 8_40,
  priceTiktok: 8_10,
  weightOz: 4.2,
  stock: 3,
  isEnabled: true,
}
const white = { ...black, id: 2, variantID: 'BC3001-WHITE-S', color: 'White', colorHex: '#fbfbfa', stock: null }

test('columns come in any order and case; blank cells and columns that are left out keep what stands there', () => {
  const read = layOver(
    [black, white],
    [
      ['Stock', 'VARIANTID', 'price'],
      ['12', 'bc3001-black-s', ''],
      ['', 'BC3001-WHITE-S', '$10.25'],
    ],
  )
  expect(read).toMatchObject({ errors: [], changed: 2, added: 0 })
  expect(read.variants).toEqual([
    { ...black, stock: 12 },
    { ...white, price: 10_25 },
  ])
})

test('a wrong cell is told with row, column and value; its row changes nothing, the others do', () => {
  const read = layOver(
    [black, white],
    [
      ['variantID', 'price', 'weightOz'],
      ['BC3001-BLACK-S', '9.555', '5'],
      ['BC3001-WHITE-S', '11', ''],
    ],
  )
  expect(read.errors).toEqual([{ row: 2, column: 'price', value: '9.555', code: 'CELL_INVALID' }])
  expect(read.variants).toEqual([black, { ...white, price: 11_00 }])
})

test('a new row must say all that a variant needs, and no row may come twice', () => {
  const read = layOver(
    [black],
    [
      ['variantID', 'size', 'color'],
      ['NEW-1', 'M', 'Red'],
      ['BC3001-BLACK-S', 'S', ''],
      ['bc3001-black-s', 'M', ''],
    ],
  )
  expect(read.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '2 price CELL_MISSING',
    '2 priceSeller CELL_MISSING',
    '2 priceTiktok CELL_MISSING',
    '2 weightOz CELL_MISSING',
    '4 variantID ROW_TWICE',
  ])
  expect(read.variants).toEqual([black])
})

test('without the column variantID nothing is read, and a column of an unknown name is told', () => {
  expect(
    layOver(
      [black],
      [
        ['sku', 'price'],
        ['x', '1'],
      ],
    ).errors,
  ).toEqual([
    { row: 1, column: 'sku', value: 'sku', code: 'COLUMN_UNKNOWN' },
    { row: 1, column: 'variantID', value: '', code: 'CELL_MISSING' },
  ])
})
