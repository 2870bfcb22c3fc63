// What a page's address asks of a list, made to fit what calls take: anybody may write an address.

/** The page of a list, from 1. */
export const pageNumber = (search: URLSearchParams): number =>
  Math.min(10_000, Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1))

/** At most 100 characters, all of which a database can hold; '' where the address says nothing. */
export const searchWords = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed()
