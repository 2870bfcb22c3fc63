import { second } from '#base/time.ts'
import type { Db, Tx } from './database.ts'

const CACHE_MS = 5 * second

/**
 * A cache of what many ask for and few change, read from the database once in five seconds: another process's change is seen that late, this
 * one's at once. Whoever writes it calls `forget`: with the commit it is asked for anew, and they themselves see what they have written.
 * `now` in milliseconds, by a clock that nobody sets back.
 */
export function cached<T>(ask: (db: Db) => Promise<T>, now = () => performance.now()): { read(db: Db): Promise<T>; forget(tx: Tx): void } {
  // One entry per open database: its clock is the one thing that a database and its transactions share.
  const entries = new WeakMap<Db['now'], { value: T; until: number }>()
  /** How often it was forgotten: who has asked before that may hear what stood there before. */
  const times = new WeakMap<Db['now'], number>()
  const writers = new WeakSet<Db>()
  return {
    async read(db) {
      if (writers.has(db)) return ask(db)
      const known = entries.get(db.now)
      if (known && known.until > now()) return known.value
      const asked = times.get(db.now)
      const value = await ask(db)
      if (times.get(db.now) === asked) entries.set(db.now, { value, until: now() + CACHE_MS })
      return value
    },
    forget(tx) {
      writers.add(tx)
      tx.afterCommit(() => {
        times.set(tx.now, (times.get(tx.now) ?? 0) + 1)
        entries.delete(tx.now)
      })
    },
  }
}
