// The cache of public pages, as visitors see them, for a few seconds: drawing one costs milliseconds, and everybody sees the same.
import { randomBytes } from 'node:crypto'
import { type CompressedPage, compressPage } from './compressed-page.ts'

/** Marks of a cached page: what differs from answer to answer stands in a cached page as these marks, and is put in when it goes out. */
export const nonceMark = `nonce-${randomBytes(18).toString('hex')}`
export const requestMark = `request-${randomBytes(18).toString('hex')}`

/** A page asks to be cached by this header of its route; it goes out to nobody. */
export const cacheHeader = 'x-keep-seconds'
const maxPages = 300
const maxBytes = 512 * 2 ** 10

interface CachedPage {
  page: CompressedPage
  until: number
}
export interface PageCache {
  /** The cached page, or the answer of `draw` where it may not be cached. Who asks together waits for one drawing. */
  take(key: string, draw: () => Promise<Response>): Promise<CompressedPage | Response>
}

export function pageCache(): PageCache {
  const cached = new Map<string, CachedPage>()
  const underWay = new Map<string, Promise<CachedPage | Response>>()
  const cache = async (key: string, response: Response): Promise<CachedPage | Response> => {
    const seconds = Number(response.headers.get(cacheHeader))
    const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || !(seconds > 0)) return response
    const html = await response.text()
    const made = { page: compressPage(html, [nonceMark, requestMark]), until: Date.now() + seconds * 1_000 }
    if (html.length <= maxBytes) {
      for (const oldest of cached.keys()) {
        if (cached.size < maxPages) break
        cached.delete(oldest)
      }
      cached.delete(key)
      cached.set(key, made)
    }
    return made
  }
  return {
    async take(key, draw) {
      const known = cached.get(key)
      if (known && known.until > Date.now()) return known.page
      const waiting = underWay.get(key)
      if (waiting) {
        const found = await waiting
        return found instanceof Response ? draw() : found.page
      }
      const drawing = draw().then(response => cache(key, response))
      underWay.set(key, drawing)
      try {
        const found = await drawing
        return found instanceof Response ? found : found.page
      } finally {
        underWay.delete(key)
      }
    },
  }
}
