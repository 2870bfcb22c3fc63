import type { Db, Tx } from '#engine/db/database.ts'

type EmailLinkTable = { accountId: number; tokenHash: Buffer; newEmail: string; wrongNames: number; expiresAt: Date }
const on = (db: Db) => db.q.withTables<{ email_link: EmailLinkTable }>()

/** A new link takes the place of the one before. */
export async function putEmailLink(tx: Tx, { accountId, ...link }: Omit<EmailLinkTable, 'wrongNames'>): Promise<void> {
  const row = { ...link, wrongNames: 0 }
  await on(tx)
    .insertInto('email_link')
    .values({ accountId, ...row })
    .onConflict(conflict => conflict.column('accountId').doUpdateSet(row))
    .execute()
}

export const findEmailLink = (db: Db, tokenHash: Buffer) =>
  on(db)
    .selectFrom('email_link')
    .select(['accountId', 'newEmail'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', db.now())
    .executeTakeFirst()

/** Of so many wrong names the last one ends the link. */
export async function countWrongName(tx: Tx, accountId: number, most: number): Promise<void> {
  await on(tx)
    .updateTable('email_link')
    .set(eb => ({ wrongNames: eb('wrongNames', '+', 1) }))
    .where('accountId', '=', accountId)
    .execute()
  await on(tx).deleteFrom('email_link').where('accountId', '=', accountId).where('wrongNames', '>=', most).execute()
}

export const deleteEmailLink = (tx: Tx, accountId: number) => on(tx).deleteFrom('email_link').where('accountId', '=', accountId).execute()

export const deleteOldEmailLinks = (tx: Tx) => on(tx).deleteFrom('email_link').where('expiresAt', '<=', tx.now()).execute()
