// The rules of articles: what state one is in, which language its reader gets, what may be done with it.
import type { Language } from '#base/text.ts'

export const postStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const
export type PostStatus = (typeof postStatuses)[number]

/** In characters. */
export const postLimits = { titleMax: 150, summaryMax: 300, bodyMax: 60_000 } as const

/** Nothing has to run for a scheduled article to become public: the clock alone says so. */
export const postStatusOf = (publishedAt: Date | null, now: Date): PostStatus =>
  publishedAt === null ? 'DRAFT' : publishedAt > now ? 'SCHEDULED' : 'PUBLISHED'

export interface Worded {
  text: string
  language: Language
}
/** The Vietnamese where it is asked for and there; else the English, said to be so. */
export const wordedIn = (language: Language, english: string, vietnamese: string): Worded =>
  language === 'vi' && vietnamese.trim() !== '' ? { text: vietnamese, language: 'vi' } : { text: english, language: 'en' }

const wordsAMinute = 220
/** How long the text takes to read, in whole minutes, at least one. */
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute))

interface Publishing {
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly publishedAt: Date | null
}
/** Why an article may not be published now, or at `at` where that is given; nothing where it may. */
export function whyNotPublish(
  post: Publishing,
  now: Date,
  at?: Date,
): 'POST_INCOMPLETE' | 'POST_TIME_PAST' | 'POST_IS_PUBLISHED' | undefined {
  if ([post.title, post.summary, post.body].some(text => text.trim() === '')) return 'POST_INCOMPLETE'
  if (at === undefined) return undefined
  if (postStatusOf(post.publishedAt, now) === 'PUBLISHED') return 'POST_IS_PUBLISHED'
  return at <= now ? 'POST_TIME_PAST' : undefined
}

/** `/blogs/12` and `/blogs/12-any-words` are article 12; what is no number is none. */
export function postIdOf(segment: string): number | undefined {
  const id = /^([1-9]\d{0,14})(?:-.*)?$/.exec(segment)?.[1]
  return id === undefined ? undefined : Number(id)
}

export const pictureKeyForm = /^[A-Za-z0-9_-]{22}$/
/** The address of a picture of the blog, on our own server; `small` is for tiles. */
export const picturePath = (key: string, size: 'small' | 'large' = 'large'): string =>
  `/v1/blog-picture/${key}${size === 'small' ? '?size=small' : ''}`
