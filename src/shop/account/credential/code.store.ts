import type { Db, Tx } from '#engine/db/database.ts'
import type { CodePurpose, LinkPurpose } from '../person/rules.ts'
import { deleteEmailLink } from './email-link.store.ts'

type CodeTables = {
  one_time_code: {
    accountId: number
    purpose: CodePurpose
    codeHash: Buffer
    expiresAt: Date
    usedAt: Date | null
    guesses: number
    guessedAt: Date[]
  }
  sign_in_link: { tokenHash: Buffer; accountId: number; purpose: LinkPurpose; expiresAt: Date; usedAt: Date | null }
}
const on = (db: Db) => db.q.withTables<CodeTables>()

/** A new code takes the place of the old one; the guesses of the day are kept. */
export async function putCode(tx: Tx, code: { accountId: number; purpose: CodePurpose; codeHash: Buffer; expiresAt: Date }): Promise<void> {
  const row = { purpose: code.purpose, codeHash: code.codeHash, expiresAt: code.expiresAt, usedAt: null, guesses: 0 }
  await on(tx)
    .insertInto('one_time_code')
    .values({ accountId: code.accountId, guessedAt: [], ...row })
    .onConflict(conflict => conflict.column('accountId').doUpdateSet(row))
    .execute()
}

/** Locked, so that of 200 parallel guesses each sees the count of the one before. */
export const lockCode = (tx: Tx, accountId: number) =>
  on(tx)
    .selectFrom('one_time_code')
    .select(['purpose', 'codeHash', 'expiresAt', 'usedAt', 'guesses', 'guessedAt'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const setGuesses = (tx: Tx, accountId: number, guesses: number, guessedAt: Date[], usedAt: Date | null) =>
  on(tx).updateTable('one_time_code').set({ guesses, guessedAt, usedAt }).where('accountId', '=', accountId).execute()

export const insertLink = (tx: Tx, link: { tokenHash: Buffer; accountId: number; purpose: LinkPurpose; expiresAt: Date }) =>
  on(tx)
    .insertInto('sign_in_link')
    .values({ tokenHash: link.tokenHash, accountId: link.accountId, purpose: link.purpose, expiresAt: link.expiresAt, usedAt: null })
    .execute()

export const findLink = (db: Db, tokenHash: Buffer) =>
  on(db)
    .selectFrom('sign_in_link')
    .select(['accountId', 'purpose'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', db.now())
    .executeTakeFirst()

/** The link's account, once: of two that use it at the same moment one gets nothing. */
export const takeLink = (tx: Tx, tokenHash: Buffer) =>
  on(tx)
    .updateTable('sign_in_link')
    .set({ usedAt: tx.now() })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', tx.now())
    .returning(['accountId', 'purpose'])
    .executeTakeFirst()

/** The links and the code that a used one makes needless. */
export async function spendAll(tx: Tx, accountId: number): Promise<void> {
  const used = { usedAt: tx.now() }
  await on(tx).updateTable('sign_in_link').set(used).where('accountId', '=', accountId).where('usedAt', 'is', null).execute()
  await on(tx).updateTable('one_time_code').set(used).where('accountId', '=', accountId).where('usedAt', 'is', null).execute()
  await deleteEmailLink(tx, accountId)
}

export const deleteOldLinks = (tx: Tx, before: Date) => on(tx).deleteFrom('sign_in_link').where('expiresAt', '<', before).execute()
