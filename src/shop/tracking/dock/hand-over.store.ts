import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import { isUnderWay } from '#engine/jobs/due.store.ts'

/** Changes those that are handed over and fit, and answers them. */
async function change(tx: Tx, to: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update manifest set ${to} where state = 'CLOSING' and ${where} returning id`.execute(tx.q)
  return rows.map(({ id }) => id)
}

/** False where it is handed over meanwhile. */
export async function setTrouble(tx: Tx, id: number, { said, isStopped }: { said: string | null; isStopped: boolean }): Promise<boolean> {
  const to = sql`trouble_said = ${said}, trouble_at = ${tx.now()}, trouble_stopped = ${isStopped}, ask_at = null`
  return (await change(tx, to, sql`id = ${id}`)).length > 0
}

/** The time that its carrier said has come: true where it waited for that. */
export const endWait = async (tx: Tx, id: number): Promise<boolean> =>
  (await change(tx, sql`ask_at = null`, sql`id = ${id} and ask_at is not null`)).length > 0

/** Its carrier is asked again then; false where it is handed over meanwhile. */
export async function setAskAt(tx: Tx, id: number, askAt: Date): Promise<boolean> {
  const to = sql`ask_at = ${askAt}, trouble_said = null, trouble_at = null, trouble_stopped = false`
  return (await change(tx, to, sql`id = ${id}`)).length > 0
}

const anew = (tx: Tx) => sql`closing_at = ${tx.now()}, ask_at = null, trouble_said = null, trouble_at = null, trouble_stopped = false`
/** True where it was in trouble: of several at once, for one. */
export const endTrouble = async (tx: Tx, id: number): Promise<boolean> =>
  (await change(tx, anew(tx), sql`id = ${id} and trouble_at is not null`)).length > 0
/** Ends the trouble of those that wait for this account to be open, and answers them. */
export const endStopped = (tx: Tx, accountId: number): Promise<number[]> =>
  change(tx, anew(tx), sql`account_id = ${accountId} and trouble_stopped`)

/** Those of which no job of this name is left, and that nobody was told of: it was our fault. Answers them. */
export const setLeft = (tx: Tx, jobName: string): Promise<number[]> =>
  change(
    tx,
    sql`trouble_at = ${tx.now()}, ask_at = null`,
    sql`trouble_at is null and not ${isUnderWay(jobName, 'manifestId', sql`manifest.id`)}`,
  )
