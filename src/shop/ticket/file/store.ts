// The files of messages.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** A file as it was taken in: its bytes are stored, and no row names them yet. */
export interface NewTicketFile {
  name: string
  type: string
  bytes: number
  sha256: string
  /** Empty where it has no small picture. */
  thumbnailSha256: string
}
export async function insertFiles(tx: Tx, messageId: number, files: readonly NewTicketFile[]): Promise<void> {
  if (files.length === 0) return
  const values = files.map(
    ({ name, type, bytes, sha256, thumbnailSha256 }) => sql`(${messageId}, ${name}, ${type}, ${bytes}, ${sha256}, ${thumbnailSha256})`,
  )
  await sql`
    insert into support_file (message_id, name, type, bytes, sha256, thumbnail_sha256) values ${sql.join(values)}`.execute(tx.q)
}

export interface FileRow {
  id: number
  messageId: number
  name: string
  type: string
  bytes: number
  hasThumbnail: boolean
}
export async function listFiles(db: Db, messageIds: readonly number[]): Promise<FileRow[]> {
  if (messageIds.length === 0) return []
  const { rows } = await sql<FileRow>`
    select id, message_id, name, type, bytes, thumbnail_sha256 <> '' as "hasThumbnail" from support_file
    where message_id = any (${[...messageIds]}) order by id limit 1000`.execute(db.q)
  return rows
}

/** A file of this ticket; with `sellerId` only of their own, and never of a note. */
export async function findFile(
  db: Db,
  { id, fileId, sellerId }: { id: number; fileId: number; sellerId?: number },
): Promise<NewTicketFile | undefined> {
  const { rows } = await sql<NewTicketFile>`
    select f.name, f.type, f.bytes, f.sha256, f.thumbnail_sha256
    from support_file f join support_message m on m.id = f.message_id join support_ticket t on t.id = m.ticket_id
    where f.id = ${fileId} and t.id = ${id} and f.sha256 <> ''
      and ${sellerId === undefined ? sql`true` : sql`t.seller_id = ${sellerId} and not m.is_note`}`.execute(db.q)
  return rows[0]
}
