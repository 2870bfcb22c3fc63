import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

type AttemptTables = {
  attempt: { key: string; times: Date[] }
}
const on = (db: Db) => db.q.withTables<AttemptTables>()

/** One attempt, which may be taken back. */
export interface Attempt {
  readonly key: string
  readonly at: Date
}

/** Adds one attempt where fewer than `max` stand since `since`, in one statement; false where the limit is reached. */
export async function addAttempt(db: Db, { key, at }: Attempt, max: number, since: Date): Promise<boolean> {
  const recent = sql<Date[]>`array(select t from unnest(attempt.times) t where t > ${since})`
  const row = await on(db)
    .insertInto('attempt')
    .values({ key, times: [at] })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({ times: sql`${recent} || ${at}::timestamptz` })
        .where(sql<boolean>`cardinality(${recent}) < ${max}`),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** When the oldest attempt since `since` was made. */
export async function oldestAttempt(db: Db, key: string, since: Date): Promise<Date | undefined> {
  const row = await on(db)
    .selectFrom('attempt')
    .select(sql<Date | null>`(select min(t) from unnest(times) t where t > ${since})`.as('oldest'))
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.oldest ?? undefined
}

/** Takes one attempt of that moment away again. */
export const removeAttempt = (db: Db, { key, at }: Attempt) =>
  on(db)
    .updateTable('attempt')
    .set({ times: sql`times[:array_position(times, ${at}::timestamptz) - 1] || times[array_position(times, ${at}::timestamptz) + 1:]` })
    .where('key', '=', key)
    .where(sql<boolean>`${at}::timestamptz = any(times)`)
    .execute()

export const deleteOldAttempts = (db: Db, before: Date) =>
  on(db).deleteFrom('attempt').where(sql<boolean>`not exists (select 1 from unnest(times) t where t > ${before})`).execute()
