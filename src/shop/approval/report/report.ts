// The daily report of the owner: who did what for how much, what waited, what was done alone.
import type { Db } from '#engine/db/database.ts'
import type { MoneyReport } from '../contract.ts'
import { dayOf, listBetween, sumBetween } from '../store.ts'

const MOST = 1_000

export async function moneyReport(db: Db, on: string, timeZone: string): Promise<MoneyReport> {
  const { from, to } = await dayOf(db, on, timeZone)
  const acts = await listBetween(db, from, to, MOST)
  const rows = await sumBetween(db, from, to)
  const sums = rows.map(({ waitingCount: _, ...sum }) => sum)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const waitingCount = rows.reduce((sum, row) => sum + row.waitingCount, 0)
  return { on, acts, hasMore: count > acts.length, count, waitingCount, sums }
}
