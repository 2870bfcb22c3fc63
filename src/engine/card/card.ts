// Pictures of shared links: drawn in a child process with a cap on memory, time and the number that may wait, and kept.
import { createHash } from 'node:crypto'
import { second } from '#base/time.ts'
import { type ChildPool, childPool } from '../child/child-pool.ts'
import type { cardOperations } from './card.child.ts'
import { cardLimits, type ShareCard } from './share-card.ts'

export interface CardPool {
  /** What tells two cards apart: 16 hex digits. */
  hashOf(card: ShareCard): string
  /** The PNG. UNAVAILABLE where too many wait. */
  draw(card: ShareCard): Promise<Buffer>
  close(): void
}

/** A change of how cards are drawn gives them new addresses. */
const drawing = 1
const keptBytes = 16 * 2 ** 20

export function cardPool(): CardPool {
  const pool: ChildPool<typeof cardOperations> = childPool(new URL('./card.child.ts', import.meta.url), {
    maxBytes: 400 * 2 ** 20,
    timeoutMs: 15 * second,
    // One place for cards of our own content: whoever shares a link waits for a moment, whoever's link it is.
    concurrency: 1,
    costlyPlaces: 0,
    maxWaiting: 20,
  })
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  const keep = (hash: string, png: Buffer) => {
    kept.set(hash, png)
    let bytes = 0
    for (const each of kept.values()) bytes += each.length
    for (const [oldest, each] of kept) {
      if (bytes <= keptBytes) break
      kept.delete(oldest)
      bytes -= each.length
    }
    return png
  }
  const drawNew = (hash: string, card: ShareCard) => {
    const drawn = pool
      .run('drawCard', cut(card))
      .then(png => keep(hash, Buffer.from(png)))
      .finally(() => underWay.delete(hash))
    underWay.set(hash, drawn)
    return drawn
  }
  return {
    hashOf,
    draw: async card => {
      const hash = hashOf(card)
      return kept.get(hash) ?? underWay.get(hash) ?? drawNew(hash, card)
    },
    close: pool.close,
  }
}

const hashOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, cut(card)]))
    .digest('hex')
    .slice(0, 16)

const cut = ({ title, line, note, picture }: ShareCard): ShareCard => ({
  title: title.slice(0, cardLimits.title),
  line: line.slice(0, cardLimits.line),
  ...(note && { note: note.slice(0, cardLimits.note) }),
  ...(picture && picture.length <= cardLimits.pictureBytes && { picture }),
})
