// What came by the contact form, and how it was answered.
import { sql } from 'kysely'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { type AskedQueues, beginningOfToday, countQueues, type QueueRow } from '#engine/office-queue.ts'
import type { ContactMessage, MessageCard } from './contract.ts'
import type { MessageStatus, Topic } from './rules.ts'

export interface NewMessage {
  accountId: number | null
  name: string
  email: string
  phone: string
  topic: Topic
  message: string
  language: Language
  status: MessageStatus
  digest: string
}
/** Its id; nothing where the same message is there already. */
export async function insertMessage(tx: Tx, given: NewMessage): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into contact_message (account_id, name, email, phone, topic, message, language, status, digest, created_at)
    values (${given.accountId}, ${given.name}, ${given.email}, ${given.phone}, ${given.topic}, ${given.message}, ${given.language},
      ${given.status}, ${given.digest}, ${tx.now()})
    on conflict (digest) do nothing returning id`.execute(tx.q)
  return rows[0]?.id
}

const lastAuthor = sql`(select r.author from contact_reply r where r.message_id = m.id order by r.id desc limit 1) as "answeredBy"`
const columns = sql`m.id, m.name, m.email, m.topic, m.language, m.status, m.created_at, ${lastAuthor}`

export async function listMessages(
  db: Db,
  { page, limit, q, status }: { page: number; limit: number; q?: string | undefined; status?: MessageStatus | undefined },
) {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const filter = sql`${status === undefined ? sql`true` : sql`m.status = ${status}`}
    and ${words === undefined ? sql`true` : sql`(m.name ilike ${words} or m.email ilike ${words} or m.message ilike ${words})`}`
  const { rows: docs } = await sql<MessageCard>`
    select ${columns}, left(m.message, 160) as excerpt from contact_message m where ${filter}
    order by m.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from contact_message m where ${filter} limit 10001) counted`.execute(db.q)
  const total = rows[0]?.total ?? 0
  return { docs, totalDocs: Math.min(total, 10_000), hasMore: total > 10_000, page, limit }
}

export async function findMessage(db: Db, id: number): Promise<ContactMessage | undefined> {
  const { rows } = await sql<Omit<ContactMessage, 'replies'>>`
    select ${columns}, m.phone, m.message,
      case when a.id is null then null else jsonb_build_object('id', a.id, 'username', a.username) end as seller
    from contact_message m left join account_ref a on a.id = m.account_id where m.id = ${id}`.execute(db.q)
  const [message] = rows
  if (!message) return undefined
  const { rows: replies } = await sql<ContactMessage['replies'][number]>`
    select id, text, author, created_at, sent_at from contact_reply
    where message_id = ${id} order by id limit 200`.execute(db.q)
  return { ...message, replies }
}

/** Holds the message until the transaction ends; false where there is none. */
export async function lockMessage(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select id from contact_message where id = ${id} for update`.execute(tx.q)
  return rows.length > 0
}
export async function setMessageStatus(tx: Tx, id: number, status: MessageStatus): Promise<void> {
  await sql`update contact_message set status = ${status} where id = ${id}`.execute(tx.q)
}

export async function insertReply(tx: Tx, messageId: number, { text, author }: { text: string; author: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contact_reply (message_id, text, author, created_at) values (${messageId}, ${text}, ${author}, ${tx.now()})
    returning id`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row.')
  return row.id
}

/** What a mail with an answer is made of. */
export interface ReplyRow {
  text: string
  messageId: number
  name: string
  email: string
  topic: Topic
  message: string
  language: Language
}
export async function findReply(db: Db, id: number): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    select r.text, r.message_id, m.name, m.email, m.topic, m.message, m.language
    from contact_reply r join contact_message m on m.id = r.message_id where r.id = ${id}`.execute(db.q)
  return rows[0]
}
export async function setReplySent(tx: Tx, id: number): Promise<void> {
  await sql`update contact_reply set sent_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}

/** Every message of a seller with its answers, oldest first; who among the staff answered is theirs. */
export const eachMessage = (db: Db, accountId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
      select m.id, m.name, m.email, m.phone, m.topic, m.message, m.language, m.status, m.created_at,
        (select coalesce(jsonb_agg(jsonb_build_object('text', r.text, 'createdAt', r.created_at) order by r.id), '[]')
          from contact_reply r where r.message_id = m.id) as replies
      from contact_message m where m.account_id = ${accountId} and m.id > ${after} order by m.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** With their answers. */
export async function deleteMessagesOf(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from contact_message where account_id = ${accountId}`.execute(tx.q)
}

/** The queue of messages that nobody has answered. */
export const countMessageQueue = (db: Db, asked: AskedQueues): Promise<QueueRow[]> =>
  countQueues(db, asked, {
    messages: {
      waits: sql`select created_at as since from contact_message where status = 'NEW' order by id`,
      done: sql`(select count(*)::int from contact_reply where created_at >= ${beginningOfToday(db, asked.who)})`,
    },
  })
