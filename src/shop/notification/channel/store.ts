import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Channels, NotificationKind } from '../kind/kind.rules.ts'

/** What a person chose of a kind; 'DIGEST' is the daily mail itself. */
export interface Choice extends Channels {
  about: NotificationKind | 'DIGEST'
}

export async function listChoices(db: Db, accountId: number): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select about, bell, mail, digest from notification_choice where account_id = ${accountId} order by about limit 100`.execute(db.q)
  return rows
}

export async function setChoice(tx: Tx, accountId: number, { about, bell, mail, digest }: Choice): Promise<void> {
  await sql`
    insert into notification_choice (account_id, about, bell, mail, digest) values (${accountId}, ${about}, ${bell}, ${mail}, ${digest})
    on conflict (account_id, about) do update set bell = excluded.bell, mail = excluded.mail, digest = excluded.digest`.execute(tx.q)
}

/** What a person chose, for their own copy of their data. */
export async function* eachChoice(db: Db, accountId: number) {
  yield* await listChoices(db, accountId)
}
