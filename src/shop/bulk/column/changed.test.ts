// Headers of platforms that a seller has changed.
import { describe, expect, test } from 'vitest'
import { layoutHeaders } from '#test/layout-headers.ts'
import { mapColumns, missingFields } from './column.rules.ts'

describe('columns that a seller has changed', () => {
  const { SHOPIFY, PRINTHUB } = layoutHeaders
  const without = (name: string, other?: string) => SHOPIFY.flatMap(column => (column === name ? (other ?? []) : [column]))
  test('a layout stays known when one of its columns has another name, which is asked about', () => {
    const mapping = mapColumns(without('Lineitem quantity', 'Units (total)'))
    expect(mapping.platform).toBe('SHOPIFY')
    expect(mapping.columns.find(column => column.header === 'Name')?.field).toBe('orderId')
    expect(mapping.columns.filter(column => column.looksLike)).toEqual([{ header: 'Units (total)', field: null, looksLike: 'quantity' }])
    expect(missingFields(mapping)).toEqual([['quantity', 'items']])
  })
  test('a platform’s file that has lost its quantities is asked about; a table of one’s own means one of each', () => {
    expect(missingFields(mapColumns(without('Lineitem quantity')))).toEqual([['quantity', 'items']])
    expect(missingFields(mapColumns(PRINTHUB.filter(column => column !== 'Lineitem Quantity')))).toEqual([['quantity', 'items']])
    expect(missingFields(mapColumns(['order id', 'sku', 'name', 'address', 'city', 'state', 'zip']))).toEqual([])
  })
  test('two columns with one name are two: the second is asked about, and what is said of it is not said of the first', () => {
    const header = ['order id', 'sku', 'Quantity', 'name', 'address', 'city', 'state', 'zip', 'Quantity']
    expect(mapColumns(header).columns.filter(column => column.header.startsWith('Quantity'))).toEqual([
      { header: 'Quantity', field: 'quantity' },
      { header: 'Quantity (2)', field: null, looksLike: 'quantity' },
    ])
    const twice = mapColumns([...layoutHeaders.WOO_EXPORT, 'Quantity (- Refund)']).columns.at(-1)
    expect(twice).toEqual({ header: 'Quantity (- Refund) (2)', field: null, looksLike: 'quantity' })
    const said = mapColumns(header, { 'Quantity (2)': null }).columns
    expect(said.map(column => column.field).filter(field => field === 'quantity')).toHaveLength(1)
    expect(said.at(-1)).toEqual({ header: 'Quantity (2)', field: null })
    expect(mapColumns(header, { Quantity: null, 'Quantity (2)': 'quantity' }).columns.at(-1)?.field).toBe('quantity')
  })
})
