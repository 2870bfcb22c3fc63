import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

type FactorTables = {
  second_factor: { account_id: number; sealed_secret: Buffer; enabled_at: Date | null; last_step: number; guessed_at: Date[] }
  recovery_code: { account_id: number; code_hash: Buffer; used_at: Date | null }
  pending_sign_in: { token_hash: Buffer; account_id: number; stays_signed_in: boolean; guesses: number; expires_at: Date }
}
const on = (db: Db) => db.q.withTables<FactorTables>()

/** Takes the place of a secret that was never confirmed; false where the factor is on already. */
export async function putSecret(tx: Tx, accountId: number, sealedSecret: Buffer): Promise<boolean> {
  const row = await on(tx)
    .insertInto('second_factor')
    .values({ account_id: accountId, sealed_secret: sealedSecret, enabled_at: null, last_step: 0, guessed_at: [] })
    .onConflict(conflict =>
      conflict.column('account_id').doUpdateSet({ sealed_secret: sealedSecret }).where('second_factor.enabled_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locked, so that of many parallel guesses each sees the count and the step of the one before. */
export const lockFactor = (tx: Tx, accountId: number) =>
  on(tx)
    .selectFrom('second_factor')
    .select(['sealed_secret as sealedSecret', 'enabled_at as enabledAt', 'last_step as lastStep', 'guessed_at as guessedAt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const setLastStep = (tx: Tx, accountId: number, step: number) =>
  on(tx).updateTable('second_factor').set({ last_step: step }).where('account_id', '=', accountId).execute()

export const setWrongCodes = (tx: Tx, accountId: number, guessedAt: Date[]) =>
  on(tx).updateTable('second_factor').set({ guessed_at: guessedAt }).where('account_id', '=', accountId).execute()

export const enableFactor = (tx: Tx, accountId: number) =>
  on(tx).updateTable('second_factor').set({ enabled_at: tx.now() }).where('account_id', '=', accountId).execute()

/** With its recovery codes; false where there was none. */
export async function deleteFactor(tx: Tx, accountId: number): Promise<boolean> {
  const result = await on(tx).deleteFrom('second_factor').where('account_id', '=', accountId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Nothing where it is not on. */
export const findFactor = (db: Db, accountId: number) =>
  on(db)
    .selectFrom('second_factor')
    .select(eb => [
      'enabled_at as enabledAt',
      eb
        .selectFrom('recovery_code')
        .select(of => of.fn.countAll<number>().as('count'))
        .whereRef('recovery_code.account_id', '=', 'second_factor.account_id')
        .where('used_at', 'is', null)
        .as('codesLeft'),
    ])
    .where('account_id', '=', accountId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst()

export async function putRecoveryCodes(tx: Tx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await on(tx).deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await on(tx)
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ account_id: accountId, code_hash: hash, used_at: null })))
    .execute()
}

/** Uses a recovery code up, in one statement; false where there is none such left. */
export async function takeRecoveryCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const result = await on(tx)
    .updateTable('recovery_code')
    .set({ used_at: tx.now() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const insertPending = (tx: Tx, pending: { tokenHash: Buffer; accountId: number; staysSignedIn: boolean; expiresAt: Date }) =>
  on(tx)
    .insertInto('pending_sign_in')
    .values({
      token_hash: pending.tokenHash,
      account_id: pending.accountId,
      stays_signed_in: pending.staysSignedIn,
      guesses: 0,
      expires_at: pending.expiresAt,
    })
    .execute()

export const findPending = (db: Db, tokenHash: Buffer) =>
  on(db).selectFrom('pending_sign_in').select('account_id as accountId').where('token_hash', '=', tokenHash).executeTakeFirst()

/** Counts one guess before it is evaluated, in one statement; nothing where the sign-in is over or has had `max` of them. */
export const countPendingGuess = (tx: Tx, tokenHash: Buffer, max: number) =>
  on(tx)
    .updateTable('pending_sign_in')
    .set({ guesses: sql`guesses + 1` })
    .where('token_hash', '=', tokenHash)
    .where('guesses', '<', max)
    .where('expires_at', '>', tx.now())
    .returning('stays_signed_in as staysSignedIn')
    .executeTakeFirst()

export const deletePending = (tx: Tx, tokenHash: Buffer) =>
  on(tx).deleteFrom('pending_sign_in').where('token_hash', '=', tokenHash).execute()

export const deletePendingOf = (tx: Tx, accountId: number) =>
  on(tx).deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute()

export const deleteOldPending = (tx: Tx) => on(tx).deleteFrom('pending_sign_in').where('expires_at', '<=', tx.now()).execute()
