// Public pages as visitors see them, kept for a few seconds: drawing one costs milliseconds, and everybody sees the same.
import { randomBytes } from 'node:crypto'
import { type PressedPage, pressPage } from './pressed-page.ts'

/** What differs from answer to answer stands in a kept page as these marks, and is put in when it goes out. */
export const nonceMark = `nonce-${randomBytes(18).toString('hex')}`
export const requestMark = `request-${randomBytes(18).toString('hex')}`

/** A page asks to be kept by this header of its route; it goes out to nobody. */
export const keepHeader = 'x-keep-seconds'
const maxPages = 300
const maxBytes = 512 * 2 ** 10

interface KeptPage {
  page: PressedPage
  until: number
}
export interface PageCache {
  /** The kept page, or the answer of `draw` where it may not be kept. Who asks together waits for one drawing. */
  take(key: string, draw: () => Promise<Response>): Promise<PressedPage | Response>
}

export function pageCache(): PageCache {
  const kept = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<KeptPage | Response>>()
  const keep = async (key: string, response: Response): Promise<KeptPage | Response> => {
    const seconds = Number(response.headers.get(keepHeader))
    const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || !(seconds > 0)) return response
    const html = await response.text()
    const made = { page: pressPage(html, [nonceMark, requestMark]), until: Date.now() + seconds * 1_000 }
    if (html.length <= maxBytes) {
      for (const oldest of kept.keys()) {
        if (kept.size < maxPages) break
        kept.delete(oldest)
      }
      kept.delete(key)
      kept.set(key, made)
    }
    return made
  }
  return {
    async take(key, draw) {
      const known = kept.get(key)
      if (known && known.until > Date.now()) return known.page
      const waiting = underWay.get(key)
      if (waiting) {
        const found = await waiting
        return found instanceof Response ? draw() : found.page
      }
      const drawing = draw().then(response => keep(key, response))
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
