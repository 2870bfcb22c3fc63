import type { Generated } from 'kysely'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { deletePendingOf } from '../factor/store.ts'

type SessionTables = {
  session: {
    id: Generated<number>
    account_id: number
    token_hash: Buffer
    device: string
    created_at: Date
    last_used_at: Date
    expires_at: Date
    viewed_id: number | null
    view_until: Date | null
  }
  account: {
    id: number
    kind: 'seller' | 'staff'
    username: string
    roles: string[]
    language: Language
    time_zone: string
    suspended_at: Date | null
    closed_at: Date | null
  }
  second_factor: { account_id: number; enabled_at: Date | null }
}
const on = (db: Db) => db.q.withTables<SessionTables>()

/** The live session of a token with its person, in one read by index. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  on(db)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('account as viewed', join => join.onRef('viewed.id', '=', 'session.viewed_id').on('session.view_until', '>', db.now()))
    .select([
      'session.id as sessionId',
      'session.last_used_at as lastUsedAt',
      'session.view_until as viewUntil',
      'viewed.id as viewedId',
      'viewed.username as viewedUsername',
      'viewed.time_zone as viewedTimeZone',
      'viewed.closed_at as viewedClosedAt',
      'account.id',
      'account.kind',
      'account.username',
      'account.roles',
      'account.language',
      'account.time_zone as timeZone',
    ])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('second_factor')
            .select('second_factor.account_id')
            .whereRef('second_factor.account_id', '=', 'account.id')
            .where('enabled_at', 'is not', null),
        )
        .as('hasFactor'),
    )
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', db.now())
    .where('account.suspended_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst()

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Until the transaction's end nobody ends this session; others hold it beside it, and its last use may be written. */
export const holdSession = (tx: Tx, tokenHash: Buffer) =>
  on(tx).selectFrom('session').select('id').where('token_hash', '=', tokenHash).forKeyShare().execute()

/** The person of a session, locked as `lockAccount` does. */
export const lockPersonOf = (tx: Tx, tokenHash: Buffer) =>
  on(tx)
    .selectFrom('account')
    .select('id')
    .where('id', '=', db => db.selectFrom('session').select('account_id').where('token_hash', '=', tokenHash))
    .forNoKeyUpdate()
    .execute()

/** Waits until every write of this person that has begun is over; one that begins now sees what is changed here. */
export const lockSessions = (tx: Tx, accountId: number) =>
  on(tx).selectFrom('session').select('id').where('account_id', '=', accountId).orderBy('id').forUpdate().execute()

export const setView = (tx: Tx, sessionId: number, viewed: { id: number; until: Date }) =>
  on(tx).updateTable('session').set({ viewed_id: viewed.id, view_until: viewed.until }).where('id', '=', sessionId).execute()

/** False where the session does not look at this person. */
export async function clearView(tx: Tx, sessionId: number, viewedId: number): Promise<boolean> {
  const result = await on(tx)
    .updateTable('session')
    .set({ viewed_id: null, view_until: null })
    .where('id', '=', sessionId)
    .where('viewed_id', '=', viewedId)
    .where('view_until', '>', tx.now())
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Only where it is older than `before`, so that parallel requests write once. */
export const touchSession = (db: Db, id: number, before: Date) =>
  on(db).updateTable('session').set({ last_used_at: db.now() }).where('id', '=', id).where('last_used_at', '<', before).execute()

export interface NewSession {
  accountId: number
  tokenHash: Buffer
  device: string
  expiresAt: Date
}
export async function insertSession(tx: Tx, session: NewSession): Promise<number> {
  const now = tx.now()
  const { id } = await on(tx)
    .insertInto('session')
    .values({
      account_id: session.accountId,
      token_hash: session.tokenHash,
      device: session.device,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const listSessions = (db: Db, accountId: number) =>
  on(db)
    .selectFrom('session')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', db.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** How many ended. */
export async function deleteSession(tx: Tx, accountId: number, id: number): Promise<number> {
  const result = await on(tx).deleteFrom('session').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** All sessions of a person, but for the one in `except`, and every sign-in that waits for its second step; answers how many sessions ended. */
export async function deleteSessions(tx: Tx, accountId: number, except?: number): Promise<number> {
  await deletePendingOf(tx, accountId)
  const mine = on(tx).deleteFrom('session').where('account_id', '=', accountId)
  const result = await (except === undefined ? mine : mine.where('id', '!=', except)).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export const deleteExpiredSessions = (tx: Tx) => on(tx).deleteFrom('session').where('expires_at', '<=', tx.now()).execute()
