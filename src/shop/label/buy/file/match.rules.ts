// Which order a label goes with: by a number that both say, by ZIP and name. Nothing is guessed: what is not sure is for a person.
import { isSameZip } from '../../rules.ts'
import { namedIn, referencesIn } from './page-text.rules.ts'

export interface WaitingOrder {
  id: number
  externalId: string | null
  trackingNumber: string | null
  fullName: string
  zip: string
}
export interface MatchedPage {
  id: number
  number: string
  zip: string | null
  pageText: string
}
export type MatchedBy = 'NUMBER' | 'REFERENCE' | 'ZIP' | 'NAME'
export type MatchFault = 'LABEL_ORDER_UNFOUND' | 'LABEL_ORDERS_SEVERAL' | 'LABEL_NAME_DIFFERS'
export type Match = { orderId: number; by: MatchedBy } | { fault: MatchFault }

/** What each label goes with, by its id; no order takes two. The surest come first, so that what is left is told apart more easily. */
export function matchPages(pages: readonly MatchedPage[], orders: readonly WaitingOrder[]): Map<number, Match> {
  const matches = new Map<number, Match>()
  const taken = new Set<number>()
  for (const look of [byNumber, byReference, byName, byZip]) {
    const open = pages.filter(page => !isFound(matches.get(page.id)))
    const free = orders.filter(order => !taken.has(order.id))
    const found = open.map(page => ({ page, match: look(page, free, open) }))
    const claims = Map.groupBy(found, ({ match }) => (isFound(match) ? match.orderId : 0))
    for (const { page, match } of found) {
      if (!match) continue
      const isSure = !isFound(match) || claims.get(match.orderId)?.length === 1
      matches.set(page.id, isSure ? match : { fault: 'LABEL_ORDERS_SEVERAL' })
      if (isSure && isFound(match)) taken.add(match.orderId)
    }
  }
  for (const page of pages) if (!matches.has(page.id)) matches.set(page.id, { fault: 'LABEL_ORDER_UNFOUND' })
  return matches
}

const isFound = (match: Match | undefined): match is Extract<Match, { orderId: number }> => match !== undefined && 'orderId' in match

const goesTo = ({ zip }: MatchedPage, order: WaitingOrder): boolean => zip === null || isSameZip(zip, order.zip)

function only(orders: readonly WaitingOrder[], by: MatchedBy): Match | undefined {
  const [one, another] = orders
  if (!one) return undefined
  return another ? { fault: 'LABEL_ORDERS_SEVERAL' } : { orderId: one.id, by }
}

const byNumber = (page: MatchedPage, orders: readonly WaitingOrder[]): Match | undefined =>
  only(
    orders.filter(order => order.trackingNumber === page.number && goesTo(page, order)),
    'NUMBER',
  )

function byReference(page: MatchedPage, orders: readonly WaitingOrder[]): Match | undefined {
  const words = new Set(referencesIn(page.pageText))
  return only(
    orders.filter(order => order.externalId !== null && words.has(order.externalId) && goesTo(page, order)),
    'REFERENCE',
  )
}

/** Of the orders that go to this ZIP, or to anywhere where the label says none, the one whose name is on the paper. */
const byName = (page: MatchedPage, orders: readonly WaitingOrder[]): Match | undefined =>
  only(
    orders.filter(order => goesTo(page, order) && namedIn(page.pageText, order.fullName) === true),
    'NAME',
  )

/** The only order of its ZIP for the only label of its ZIP, unless the paper says another name. */
function byZip(page: MatchedPage, orders: readonly WaitingOrder[], open: readonly MatchedPage[]): Match | undefined {
  const { zip } = page
  if (zip === null) return undefined
  const there = orders.filter(order => isSameZip(zip, order.zip))
  const [one, another] = there
  if (!one) return undefined
  if (another || open.some(other => other.id !== page.id && other.zip !== null && isSameZip(other.zip, zip)))
    return { fault: 'LABEL_ORDERS_SEVERAL' }
  const saysOther = namedIn(page.pageText, one.fullName) === false && page.pageText.trim() !== ''
  return saysOther ? { fault: 'LABEL_NAME_DIFFERS' } : { orderId: one.id, by: 'ZIP' }
}
