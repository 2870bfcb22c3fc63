import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

type FactorTables = {
  second_factor: { accountId: number; sealedSecret: Buffer; enabledAt: Date | null; lastStep: number; guessedAt: Date[] }
  recovery_code: { accountId: number; codeHash: Buffer; usedAt: Date | null }
  pending_sign_in: { tokenHash: Buffer; accountId: number; staysSignedIn: boolean; guesses: number; expiresAt: Date }
}
const on = (db: Db) => db.q.withTables<FactorTables>()

/** Takes the place of a secret that was never confirmed; false where the factor is on already. */
export async function putSecret(tx: Tx, accountId: number, sealedSecret: Buffer): Promise<boolean> {
  const row = await on(tx)
    .insertInto('second_factor')
    .values({ accountId, sealedSecret, enabledAt: null, lastStep: 0, guessedAt: [] })
    .onConflict(conflict => conflict.column('accountId').doUpdateSet({ sealedSecret }).where('second_factor.enabledAt', 'is', null))
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}

/** Locked, so that of many parallel guesses each sees the count and the step of the one before. */
export const lockFactor = (tx: Tx, accountId: number) =>
  on(tx)
    .selectFrom('second_factor')
    .select(['sealedSecret', 'enabledAt', 'lastStep', 'guessedAt'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const setLastStep = (tx: Tx, accountId: number, step: number) =>
  on(tx).updateTable('second_factor').set({ lastStep: step }).where('accountId', '=', accountId).execute()

export const setWrongCodes = (tx: Tx, accountId: number, guessedAt: Date[]) =>
  on(tx).updateTable('second_factor').set({ guessedAt }).where('accountId', '=', accountId).execute()

export const enableFactor = (tx: Tx, accountId: number) =>
  on(tx).updateTable('second_factor').set({ enabledAt: tx.now() }).where('accountId', '=', accountId).execute()

/** With its recovery codes; false where there was none. */
export async function deleteFactor(tx: Tx, accountId: number): Promise<boolean> {
  const result = await on(tx).deleteFrom('second_factor').where('accountId', '=', accountId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Nothing where it is not on. */
export const findFactor = (db: Db, accountId: number) =>
  on(db)
    .selectFrom('second_factor')
    .select(eb => [
      'enabledAt',
      eb
        .selectFrom('recovery_code')
        .select(of => of.fn.countAll<number>().as('count'))
        .whereRef('recovery_code.accountId', '=', 'second_factor.accountId')
        .where('usedAt', 'is', null)
        .as('codesLeft'),
    ])
    .where('accountId', '=', accountId)
    .where('enabledAt', 'is not', null)
    .executeTakeFirst()

export async function putRecoveryCodes(tx: Tx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await on(tx).deleteFrom('recovery_code').where('accountId', '=', accountId).execute()
  await on(tx)
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ accountId, codeHash: hash, usedAt: null })))
    .execute()
}

/** Uses a recovery code up, in one statement; false where there is none such left. */
export async function takeRecoveryCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const result = await on(tx)
    .updateTable('recovery_code')
    .set({ usedAt: tx.now() })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const insertPending = (tx: Tx, pending: { tokenHash: Buffer; accountId: number; staysSignedIn: boolean; expiresAt: Date }) =>
  on(tx)
    .insertInto('pending_sign_in')
    .values({
      tokenHash: pending.tokenHash,
      accountId: pending.accountId,
      staysSignedIn: pending.staysSignedIn,
      guesses: 0,
      expiresAt: pending.expiresAt,
    })
    .execute()

export const findPending = (db: Db, tokenHash: Buffer) =>
  on(db).selectFrom('pending_sign_in').select('accountId').where('tokenHash', '=', tokenHash).executeTakeFirst()

/** Counts one guess before it is evaluated, in one statement; nothing where the sign-in is over or has had `max` of them. */
export const countPendingGuess = (tx: Tx, tokenHash: Buffer, max: number) =>
  on(tx)
    .updateTable('pending_sign_in')
    .set({ guesses: sql`guesses + 1` })
    .where('tokenHash', '=', tokenHash)
    .where('guesses', '<', max)
    .where('expiresAt', '>', tx.now())
    .returning('staysSignedIn')
    .executeTakeFirst()

export const deletePending = (tx: Tx, tokenHash: Buffer) =>
  on(tx).deleteFrom('pending_sign_in').where('tokenHash', '=', tokenHash).execute()

export const deletePendingOf = (tx: Tx, accountId: number) =>
  on(tx).deleteFrom('pending_sign_in').where('accountId', '=', accountId).execute()

export const deleteOldPending = (tx: Tx) => on(tx).deleteFrom('pending_sign_in').where('expiresAt', '<=', tx.now()).execute()
