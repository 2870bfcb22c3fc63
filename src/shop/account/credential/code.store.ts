import type { Db, Tx } from '#engine/db/database.ts'
import type { CodePurpose, LinkPurpose } from '../person/rules.ts'

type CodeTables = {
  one_time_code: {
    account_id: number
    purpose: CodePurpose
    code_hash: Buffer
    expires_at: Date
    used_at: Date | null
    guesses: number
    guessed_at: Date[]
  }
  sign_in_link: { token_hash: Buffer; account_id: number; purpose: LinkPurpose; expires_at: Date; used_at: Date | null }
}
const on = (db: Db) => db.q.withTables<CodeTables>()

/** A new code takes the place of the old one; the guesses of the day are kept. */
export async function putCode(tx: Tx, code: { accountId: number; purpose: CodePurpose; codeHash: Buffer; expiresAt: Date }): Promise<void> {
  const row = { purpose: code.purpose, code_hash: code.codeHash, expires_at: code.expiresAt, used_at: null, guesses: 0 }
  await on(tx)
    .insertInto('one_time_code')
    .values({ account_id: code.accountId, guessed_at: [], ...row })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** Locked, so that of 200 parallel guesses each sees the count of the one before. */
export const lockCode = (tx: Tx, accountId: number) =>
  on(tx)
    .selectFrom('one_time_code')
    .select(['purpose', 'code_hash as codeHash', 'expires_at as expiresAt', 'used_at as usedAt', 'guesses', 'guessed_at as guessedAt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const setGuesses = (tx: Tx, accountId: number, guesses: number, guessedAt: Date[], usedAt: Date | null) =>
  on(tx).updateTable('one_time_code').set({ guesses, guessed_at: guessedAt, used_at: usedAt }).where('account_id', '=', accountId).execute()

export const insertLink = (tx: Tx, link: { tokenHash: Buffer; accountId: number; purpose: LinkPurpose; expiresAt: Date }) =>
  on(tx)
    .insertInto('sign_in_link')
    .values({ token_hash: link.tokenHash, account_id: link.accountId, purpose: link.purpose, expires_at: link.expiresAt, used_at: null })
    .execute()

const liveLinks = (db: Db) =>
  on(db)
    .selectFrom('sign_in_link')
    .select(['account_id as accountId', 'purpose'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', db.now())

export const findLink = (db: Db, tokenHash: Buffer) => liveLinks(db).where('token_hash', '=', tokenHash).executeTakeFirst()
export const hasLiveLink = async (db: Db, accountId: number, purpose: LinkPurpose) =>
  (await liveLinks(db).where('account_id', '=', accountId).where('purpose', '=', purpose).limit(1).executeTakeFirst()) !== undefined

/** The link's account, once: of two that use it at the same moment one gets nothing. */
export const takeLink = (tx: Tx, tokenHash: Buffer) =>
  on(tx)
    .updateTable('sign_in_link')
    .set({ used_at: tx.now() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now())
    .returning(['account_id as accountId', 'purpose'])
    .executeTakeFirst()

/** The links and the code that a used one makes needless. */
export async function spendAll(tx: Tx, accountId: number): Promise<void> {
  const used = { used_at: tx.now() }
  await on(tx).updateTable('sign_in_link').set(used).where('account_id', '=', accountId).where('used_at', 'is', null).execute()
  await on(tx).updateTable('one_time_code').set(used).where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}

export const deleteOldLinks = (tx: Tx, before: Date) => on(tx).deleteFrom('sign_in_link').where('expires_at', '<', before).execute()
