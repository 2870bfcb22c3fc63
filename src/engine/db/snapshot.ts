import type { Database, Db } from './database.ts'

/** Reads that all see the database as it is at one instant. On the embedded engine, which has one backend, everybody else waits. */
export function inSnapshot<T>(db: Database, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = db.background.q.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(q => work({ q, now: () => db.now(), secret: purpose => db.secret(purpose) }))
}
