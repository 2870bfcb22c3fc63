// Ratings of support: 1 is very bad, 5 very good.
import { type TicketStatus, ticketPath } from '../../rules.ts'

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]
/** In characters. */
export const commentMax = 1_000
/** From here on a rating counts as good. */
export const goodFrom = 4

/** Why a ticket cannot be rated now, or nothing where it can: once for each time that it was solved. */
export const whyNotRate = (status: TicketStatus, isRated: boolean): 'SUPPORT_NOT_SOLVED' | 'SUPPORT_RATED' | undefined =>
  status !== 'SOLVED' ? 'SUPPORT_NOT_SOLVED' : isRated ? 'SUPPORT_RATED' : undefined

/** The ticket's page with this rating chosen: it is sent there, so that no program that follows links rates. */
export const ratingPath = (id: number, rating: Rating): string => `${ticketPath(id)}?rating=${rating}`
/** What such a link chose. */
export const ratingIn = (text: string | null): Rating | undefined => ratings.find(rating => String(rating) === text)
