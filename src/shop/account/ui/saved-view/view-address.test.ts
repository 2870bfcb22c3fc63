import { expect, test } from 'vitest'
import { viewAddress } from './view-address.ts'

test('a view is search, tab and filters, whatever their order, and no page', () => {
  expect(viewAddress('?status=ERROR&page=3&limit=50&q=trần hương')).toBe(viewAddress('?q=tr%E1%BA%A7n+h%C6%B0%C6%A1ng&status=ERROR'))
  expect(viewAddress('?page=2')).toBe('')
})

test('what it writes is what the server keeps', () => {
  expect(viewAddress('?q="><script>&a=b c(d)')).toMatch(/^[\w%.~*+=&-]*$/)
})
