/** Whom a share of the queue belongs to: an account's id, or nothing for the deployment's own work. */
export type Share = number | undefined

export interface FairQueue<T> {
  add(share: Share, item: T): void
  /** The longest waiting item of the share that has used the least time, of those that `may` go. */
  take(may: (share: Share) => boolean): T | undefined
  /** Whether `take` would give one. */
  isWaiting(may: (share: Share) => boolean): boolean
  /** Counts time against a share. */
  spend(share: Share, ms: number): void
  /** How many wait, of this share and of all. */
  waiting(share: Share): { own: number; all: number }
  /** Takes all out. */
  drain(): T[]
}

/**
 * A queue that shares time, not turns: whoever asks for what takes a minute lets others have a minute first. A share that comes new, or
 * again, begins level with the one that was served last, so that nobody saves up time by staying away (start-time fair queueing).
 */
export function fairQueue<T>(): FairQueue<T> {
  const waiting = new Map<Share, T[]>()
  const spentMs = new Map<Share, number>()
  let level = 0

  const leastSpent = (may: (share: Share) => boolean): [Share, T[]] | undefined => {
    let chosen: [Share, T[]] | undefined
    for (const [share, items] of waiting) {
      if ((!chosen || spentOf(share) < spentOf(chosen[0])) && may(share)) chosen = [share, items]
    }
    return chosen
  }
  const spentOf = (share: Share): number => spentMs.get(share) ?? 0

  return {
    add(share, item) {
      const items = waiting.get(share)
      if (items) return void items.push(item)
      waiting.set(share, [item])
      spentMs.set(share, Math.max(spentOf(share), level))
    },
    take(may) {
      const chosen = leastSpent(may)
      if (!chosen) return undefined
      const [share, items] = chosen
      level = Math.max(level, spentOf(share))
      const item = items.shift()
      if (items.length === 0) waiting.delete(share)
      // Who has used less than the level begins at it anyway.
      for (const [each, ms] of spentMs) if (ms < level && !waiting.has(each)) spentMs.delete(each)
      return item
    },
    isWaiting: may => leastSpent(may) !== undefined,
    spend: (share, ms) => void spentMs.set(share, Math.max(spentOf(share), level) + ms),
    waiting: share => ({
      own: waiting.get(share)?.length ?? 0,
      all: [...waiting.values()].reduce((all, items) => all + items.length, 0),
    }),
    drain() {
      const items = [...waiting.values()].flat()
      waiting.clear()
      return items
    },
  }
}
