// The rules of announcements: where they appear, whom they are for, what state one is in and what may be done with it.

/** `BANNER`: a bar over the portal. `PAGE`: listed among the announcements. `NEWS`: also a notification in the bell. */
export const announcementPlaces = ['BANNER', 'PAGE', 'NEWS'] as const
export type AnnouncementPlace = (typeof announcementPlaces)[number]

export const audiences = ['EVERYONE', 'TIER', 'SELLERS'] as const
export type Audience = (typeof audiences)[number]

export const announcementStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'] as const
export type AnnouncementStatus = (typeof announcementStatuses)[number]

/** In characters; `sellersMax` is how many may be named. */
export const announcementLimits = { titleMax: 150, bodyMax: 60_000, sellersMax: 200, nameMax: 254 } as const

/** Nothing has to run for one to appear or to end: the clock alone says so. */
export function announcementStatusOf(startsAt: Date | null, endsAt: Date | null, now: Date): AnnouncementStatus {
  if (startsAt === null) return 'DRAFT'
  if (endsAt !== null && endsAt <= now) return 'ENDED'
  return startsAt > now ? 'SCHEDULED' : 'PUBLISHED'
}

/** Names as people paste them: one a line, or with commas between them. */
export const sellersTyped = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map(name => name.trim())
      .filter(name => name !== ''),
  ),
]

interface Publishing {
  readonly title: string
  readonly titleVi: string
  readonly body: string
  readonly bodyVi: string
  readonly places: readonly AnnouncementPlace[]
  readonly audience: Audience
  readonly tier: string
  /** How many sellers its audience has now. */
  readonly reach: number
  readonly sellers: number
  readonly unknownSellers: readonly string[]
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}
/** Why an announcement may not be published now, or nothing where it may. */
export function whyNotAnnounce(
  of: Publishing,
  now: Date,
):
  | 'ANNOUNCEMENT_INCOMPLETE'
  | 'ANNOUNCEMENT_NOWHERE'
  | 'ANNOUNCEMENT_FOR_NOBODY'
  | 'ANNOUNCEMENT_TIER_EMPTY'
  | 'ANNOUNCEMENT_SELLER_UNKNOWN'
  | 'ANNOUNCEMENT_ENDS_EARLY'
  | undefined {
  if ([of.title, of.titleVi, of.body, of.bodyVi].some(text => text.trim() === '')) return 'ANNOUNCEMENT_INCOMPLETE'
  if (of.places.length === 0) return 'ANNOUNCEMENT_NOWHERE'
  if (of.audience === 'TIER' && of.tier === '') return 'ANNOUNCEMENT_FOR_NOBODY'
  if (of.audience === 'TIER' && of.reach === 0) return 'ANNOUNCEMENT_TIER_EMPTY'
  if (of.audience === 'SELLERS' && of.unknownSellers.length > 0) return 'ANNOUNCEMENT_SELLER_UNKNOWN'
  if (of.audience === 'SELLERS' && of.sellers === 0) return 'ANNOUNCEMENT_FOR_NOBODY'
  const begin = of.startsAt !== null && of.startsAt > now ? of.startsAt : now
  return of.endsAt !== null && of.endsAt <= begin ? 'ANNOUNCEMENT_ENDS_EARLY' : undefined
}
