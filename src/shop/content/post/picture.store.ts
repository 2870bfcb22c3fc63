import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PublicPicture } from '#engine/image/public-picture.ts'

export async function insertPicture(tx: Tx, picture: PublicPicture): Promise<void> {
  const { key, sha256, smallSha256, width, height } = picture
  await sql`insert into post_picture (key, sha256, small_sha256, width, height, created_at)
    values (${key}, ${sha256}, ${smallSha256}, ${width}, ${height}, ${tx.now()})`.execute(tx.q)
}

export async function findPicture(db: Db, key: string): Promise<PublicPicture | undefined> {
  const { rows } = await sql<PublicPicture>`
    select key, sha256, small_sha256, width, height from post_picture where key = ${key}`.execute(db.q)
  return rows[0]
}

/** Takes away those that came before this moment and that no article, announcement or page names, worked on or published. */
export async function deleteUnnamedPictures(tx: Tx, before: Date): Promise<void> {
  const isCover = (table: 'post' | 'post_edition') => sql`exists (select from ${sql.table(table)} t where t.cover_key = post_picture.key)`
  const isIn = (table: (typeof written)[number]) => sql`exists (select from ${sql.table(table)} t
    where position(post_picture.key in t.body) > 0 or position(post_picture.key in t.body_vi) > 0)`
  const isNamed = sql.join([isCover('post'), isCover('post_edition'), ...written.map(isIn)], sql` or `)
  await sql`delete from post_picture where created_at < ${before} and not (${isNamed})`.execute(tx.q)
}
/** The tables of texts that may show a picture. */
const written = ['post', 'post_edition', 'announcement', 'announcement_edition', 'page_text', 'page_edition'] as const
