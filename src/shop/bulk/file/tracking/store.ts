import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'

/** What is done between the first and the last of these three is undone by the second, and nothing before it. */
export const savepoint = (tx: Tx) => sql`savepoint tracking_number`.execute(tx.q)
export const rollBackTo = (tx: Tx) => sql`rollback to savepoint tracking_number`.execute(tx.q)
export const release = (tx: Tx) => sql`release savepoint tracking_number`.execute(tx.q)
