import { second } from '#base/time.ts'
import type { Db } from './database.ts'

const KEPT_MS = 5 * second

/**
 * What many ask for and few change, read from the database once in five seconds: another process's change is seen that late. Whoever
 * writes it calls `forget`, and does not `read` again in the same transaction, which may be rolled back.
 */
export function keep<T>(ask: (db: Db) => Promise<T>): { read(db: Db): Promise<T>; forget(db: Db): void } {
  // One entry per open database: its clock is the one thing that a database and its transactions share.
  const kept = new WeakMap<Db['now'], { value: T; until: number }>()
  return {
    async read(db) {
      const known = kept.get(db.now)
      if (known && known.until > performance.now()) return known.value
      const value = await ask(db)
      kept.set(db.now, { value, until: performance.now() + KEPT_MS })
      return value
    },
    forget(db) {
      kept.delete(db.now)
    },
  }
}
