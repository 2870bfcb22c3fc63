import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Channels, NotificationKind } from '../kind/kind.rules.ts'
import type { SentenceValues } from '../kind/rules.ts'

/** What a person chose of a kind; 'DIGEST' is the daily mail itself. */
export interface Choice extends Channels {
  about: NotificationKind | 'DIGEST'
}

export async function listChoices(db: Db, accountId: number): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select about, bell, mail, digest, push from notification_choice where account_id = ${accountId} order by about limit 100`.execute(db.q)
  return rows
}

export async function setChoice(tx: Tx, accountId: number, { about, bell, mail, digest, push }: Choice): Promise<void> {
  await sql`
    insert into notification_choice (account_id, about, bell, mail, digest, push)
      values (${accountId}, ${about}, ${bell}, ${mail}, ${digest}, ${push})
    on conflict (account_id, about) do update set bell = excluded.bell, mail = excluded.mail, digest = excluded.digest,
      push = excluded.push`.execute(tx.q)
}

/** How many a line stands for by now. */
export async function countLine(db: Db, lineId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification_event where notification_id = ${lineId} and subject_id is not null`.execute(db.q)
  return rows[0]?.count ?? 0
}

interface MailedLine {
  lineId: number
  accountId: number
  kind: string
  values: SentenceValues
  link: string | null
}
/** Lines whose mail is due; it is nobody else's to send from now on. */
export async function takeMailed(tx: Tx, limit: number): Promise<MailedLine[]> {
  const { rows } = await sql<MailedLine>`
    update notification set mails_at = null
    where id in (select id from notification where mails_at <= ${tx.now()} order by mails_at limit ${limit} for update skip locked)
    returning id as "lineId", account_id, kind, notice_values as "values", link`.execute(tx.q)
  return rows
}

/** What a person chose, for their own copy of their data. */
export async function* eachChoice(db: Db, accountId: number) {
  yield* await listChoices(db, accountId)
}
