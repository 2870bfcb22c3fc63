// Public pages as visitors see them, kept for a few seconds: drawing one costs milliseconds, and everybody sees the same.
import { randomBytes } from 'node:crypto'

/** What differs from answer to answer stands in a kept page as these marks, and is put in when it goes out. */
export const nonceMark = `nonce-${randomBytes(18).toString('hex')}`
export const requestMark = `request-${randomBytes(18).toString('hex')}`

/** A page asks to be kept by this header of its route; it goes out to nobody. */
export const keepHeader = 'x-keep-seconds'
const maxPages = 300
const maxBytes = 512 * 2 ** 10

interface KeptPage {
  html: string
  until: number
}
export interface PageCache {
  /** The kept page with its marks, or the answer of `draw` where it may not be kept. Who asks together waits for one drawing. */
  take(key: string, draw: () => Promise<Response>): Promise<string | Response>
}

export function pageCache(): PageCache {
  const kept = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<KeptPage | Response>>()
  const keep = async (key: string, response: Response): Promise<KeptPage | Response> => {
    const seconds = Number(response.headers.get(keepHeader))
    const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || !(seconds > 0)) return response
    const page = { html: await response.text(), until: Date.now() + seconds * 1_000 }
    if (page.html.length <= maxBytes) {
      for (const oldest of kept.keys()) {
        if (kept.size < maxPages) break
        kept.delete(oldest)
      }
      kept.delete(key)
      kept.set(key, page)
    }
    return page
  }
  return {
    async take(key, draw) {
      const page = kept.get(key)
      if (page && page.until > Date.now()) return page.html
      const waiting = underWay.get(key)
      if (waiting) {
        const found = await waiting
        return found instanceof Response ? draw() : found.html
      }
      const drawing = draw().then(response => keep(key, response))
      underWay.set(key, drawing)
      try {
        const found = await drawing
        return found instanceof Response ? found : found.html
      } finally {
        underWay.delete(key)
      }
    },
  }
}
