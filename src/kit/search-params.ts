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

/**
 * The path of the same list, changed: '' takes a filter away, and whatever changes, the list begins at its first page. Only what the
 * patch names changes.
 */
export function listPath(path: string, search: URLSearchParams, patch: Readonly<Record<string, string | number>>): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(patch))
    if (value === '' || (name === 'page' && value === 1)) next.delete(name)
    else next.set(name, String(value))
  return next.size > 0 ? `${path}?${next}` : path
}
