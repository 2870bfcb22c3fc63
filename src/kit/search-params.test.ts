import { expect, test } from 'vitest'
import { listPath, pageNumber, searchWords } from './search-params.ts'

test('whatever an address says, the page is a number that a list has', () => {
  const pages = ['', 'page=3', 'page=0', 'page=-5', 'page=1e9', 'page=99999999999999999999', 'page=two'].map(query =>
    pageNumber(new URLSearchParams(query)),
  )
  expect(pages).toEqual([1, 3, 1, 1, 1, 10_000, 1])
})

test('words of an address hold no character that a database refuses, and are not too many', () => {
  const words = (text: string) => searchWords(new URLSearchParams({ q: text }), 'q')
  expect(words(' two\0words ')).toBe('two words')
  expect(words('\0')).toBe('')
  expect(words(`${'a'.repeat(99)}🙂`)).toBe(`${'a'.repeat(99)}�`)
  expect(searchWords(new URLSearchParams(), 'q')).toBe('')
})

test('the next page of a list keeps all that the list is filtered by', () => {
  const search = new URLSearchParams('category=mugs&q=11 oz&sort=priceLow&page=2')
  expect(listPath('/products', search, { page: 3 })).toBe('/products?category=mugs&q=11+oz&sort=priceLow&page=3')
  expect(listPath('/products', search, { page: 1 })).toBe('/products?category=mugs&q=11+oz&sort=priceLow')
})

test('another filter begins at the first page; an empty one is taken away', () => {
  const search = new URLSearchParams('category=mugs&page=2')
  expect(listPath('/products', search, { color: 'White' })).toBe('/products?category=mugs&color=White')
  expect(listPath('/products', search, { category: '' })).toBe('/products')
})
