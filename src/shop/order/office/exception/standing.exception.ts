import type { Db } from '#engine/db/database.ts'
import { countMendedToday, countStanding } from './store.ts'

/** What of the queue waits for staff, for the office's home: how many, since when, and how many orders went on today. */
export async function standingQueue(db: Db, timeZone: string): Promise<{ count: number; since: Date | null; doneToday: number }> {
  const [waiting, doneToday] = await Promise.all([countStanding(db, { waitsOn: 'STAFF' }), countMendedToday(db, timeZone)])
  return { ...waiting, doneToday }
}
