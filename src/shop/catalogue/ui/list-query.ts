import { parseCents } from '#base/money.ts'
import { pageNumber, searchWords } from '#kit/search-params.ts'
import type { ProductQuery } from '../storefront/contract.ts'

export const sorts = {
  '': 'sortShop',
  newest: 'sortNewest',
  oldest: 'sortOldest',
  priceLow: 'sortPriceLow',
  priceHigh: 'sortPriceHigh',
} as const
/** Spec §9; the first is where nothing is said. */
export const pageSizes = [12, 5, 10, 20, 50, 100] as const
export const levels = ['STANDARD', 'EXPRESS', 'PRIORITY', 'INTERNATIONAL'] as const

/** What the address asks of the list; what it says wrongly is left out. */
export function listQuery(search: URLSearchParams): Partial<ProductQuery> {
  const text = (name: string) => searchWords(search, name) || undefined
  const sort = text('sort')
  const cents = (name: string) => {
    const value = parseCents(searchWords(search, name))
    return value !== undefined && value <= 1_000_000_00 ? value : undefined
  }
  return {
    page: pageNumber(search),
    limit: pageSizes.find(size => String(size) === search.get('limit')) ?? pageSizes[0],
    category: text('category'),
    tag: text('tag')?.slice(0, 50),
    size: text('size')?.slice(0, 20),
    color: text('color')?.slice(0, 50),
    q: text('q'),
    priceFrom: cents('priceFrom'),
    priceTo: cents('priceTo'),
    level: levels.find(level => level === search.get('level')),
    inStock: search.get('inStock') === '1' ? '1' : undefined,
    ...(sort && Object.hasOwn(sorts, sort) && { sort: sort as ProductQuery['sort'] }), // One of the table's keys.
  }
}
/** The names of the filters in the address, beside the category and the words. */
export const filterNames = ['tag', 'size', 'color', 'priceFrom', 'priceTo', 'level', 'inStock'] as const
