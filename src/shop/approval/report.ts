// What the owner is told of a day: who did what for how much, what waited, what was done alone.
import type { Db } from '#engine/db/database.ts'
import type { MoneyReport } from './contract.ts'
import { dayOf, listBetween, type ShownAct } from './store.ts'

const MOST = 1_000

export async function moneyReport(db: Db, on: string, timeZone: string): Promise<MoneyReport> {
  const { from, to } = await dayOf(db, on, timeZone)
  const acts = await listBetween(db, from, to, MOST)
  return { on, acts, sums: sumsOf(acts) }
}

function sumsOf(acts: readonly ShownAct[]): MoneyReport['sums'] {
  const rows = new Map<string, MoneyReport['sums'][number]>()
  for (const { maker, kind, state, amount } of acts) {
    const key = `${maker.username} ${kind}`
    const row = rows.get(key) ?? { username: maker.username, kind, alone: 0, byTwo: 0, waiting: 0, count: 0 }
    const place = ({ ALONE: 'alone', DONE: 'byTwo', WAITING: 'waiting', REFUSED: undefined } as const)[state]
    rows.set(key, { ...row, count: row.count + 1, ...(place && { [place]: row[place] + (amount ?? 0) }) })
  }
  return [...rows.values()]
}
