// Pages under an address that is itself a secret: only those who were given it know it.
import { trackPath } from '#shop/tracking/follow/rules.ts'

const unlisted = trackPath('')

/** Whether a page's address is such a secret. No script of others runs there. */
export const isUnlistedPage = (pathname: string): boolean => pathname.startsWith(unlisted)

/** The same path without its secret, for reports and logs. */
export const withoutSecret = (path: string): string => (isUnlistedPage(path) ? `${unlisted}…` : path)

/** No search engine lists it, no other site hears of it where a link leads away, and nobody between keeps it. */
export const unlistedHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
