import { createContext } from 'react-router'
import type { Language } from '#base/text.ts'

/** Who looks at the page, as far as a page may know. */
export interface Reader {
  id: number
  kind: 'seller' | 'staff'
  username: string
  roles: readonly string[]
}
export type Theme = 'light' | 'dark'

/** What the server gives to the rendering of one page. */
export interface PageGiven {
  /** The API in this process, asked as the visitor who asked for the page. */
  fetch: typeof fetch
  reader: Reader | undefined
  language: Language
  /** Unless the visitor chose one, the system decides. */
  theme: Theme | undefined
  /** Of this answer's Content-Security-Policy. */
  nonce: string
  requestId: string
  onError(error: unknown): void
}

/** Read by the `loader`s of pages; set once per request by `entry.server`. */
export const pageContext = createContext<PageGiven>()
