import type { Caller } from './access/access.ts'
import type { Language } from './text.ts'

/** The reader of a page, as far as a page may know. */
export interface Reader extends Caller {
  id: number
  username: string
  /** Of a member of a seller's team: the seller. */
  team?: { readonly id: number; readonly username: string }
  /** A member of staff looks at the portal as this person until then (ISO 8601). */
  view?: { by: string; until: string }
}
export type Theme = 'light' | 'dark'

/** Counting of page views by a script of others: its address, the site's name there, and what the visitor answered when asked. */
export interface Counting {
  src: string
  site: string
  answer: 'all' | 'needed' | undefined
}

/** The context that the server gives to the drawing of one page. */
export interface PageGiven {
  /** The API in this process, asked as the visitor who asked for the page. */
  fetch: typeof fetch
  reader: Reader | undefined
  /** Whether a cart may be kept for whoever asks: a seller's, or one that a visitor has begun. */
  hasCart: boolean
  language: Language
  /** Unless the visitor chose one, the system decides. */
  theme: Theme | undefined
  /** Nothing where the operator has set none. */
  counting: Counting | undefined
  /** Of this answer's Content-Security-Policy. */
  nonce: string
  requestId: string
  onError(error: unknown): void
}
