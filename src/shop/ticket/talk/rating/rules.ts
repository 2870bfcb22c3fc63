// Ratings of support: 1 is very bad, 5 very good.
import { type Rating, ratings, type TicketStatus } from '../../rules.ts'

/** In characters. */
export const commentMax = 1_000
/** From here on a rating counts as good. */
export const goodFrom = 4

/** Why a ticket cannot be rated now, or nothing where it can: once for each time that it was solved. */
export const whyNotRate = (status: TicketStatus, isRated: boolean): 'SUPPORT_NOT_SOLVED' | 'SUPPORT_RATED' | undefined =>
  status !== 'SOLVED' ? 'SUPPORT_NOT_SOLVED' : isRated ? 'SUPPORT_RATED' : undefined

/** What such a link chose. */
export const ratingIn = (text: string | null): Rating | undefined => ratings.find(rating => String(rating) === text)
