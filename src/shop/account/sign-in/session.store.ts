import type { Generated } from 'kysely'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { deletePendingOf } from '../factor/store.ts'
import type { AccountKind } from '../person/store.ts'

type SessionTables = {
  session: {
    id: Generated<number>
    accountId: number
    tokenHash: Buffer
    device: string
    createdAt: Date
    lastUsedAt: Date
    expiresAt: Date
    viewedId: number | null
    viewUntil: Date | null
  }
  account: {
    id: number
    kind: AccountKind
    username: string
    roles: string[]
    sellerId: number | null
    teamRoles: string[] | null
    isTeamFactorRequired: boolean
    language: Language
    timeZone: string
    suspendedAt: Date | null
    closedAt: Date | null
  }
  second_factor: { accountId: number; enabledAt: Date | null }
}
const on = (db: Db) => db.q.withTables<SessionTables>()

/** The live session of a token with its person, in one read by index. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  on(db)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('account as viewed', join => join.onRef('viewed.id', '=', 'session.viewedId').on('session.viewUntil', '>', db.now()))
    .leftJoin('account as seller', 'seller.id', 'account.sellerId')
    .select([
      'session.id as sessionId',
      'session.lastUsedAt',
      'session.viewUntil',
      'viewed.id as viewedId',
      'viewed.username as viewedUsername',
      'viewed.timeZone as viewedTimeZone',
      'viewed.closedAt as viewedClosedAt',
      'account.id',
      'account.kind',
      'account.username',
      'account.roles',
      'account.sellerId',
      'account.teamRoles',
      'seller.username as sellerUsername',
      'seller.isTeamFactorRequired as asksFactor',
      'account.language',
      'account.timeZone',
    ])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('second_factor')
            .select('second_factor.accountId')
            .whereRef('second_factor.accountId', '=', 'account.id')
            .where('enabledAt', 'is not', null),
        )
        .as('hasFactor'),
    )
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', db.now())
    .where('account.suspendedAt', 'is', null)
    .where('account.closedAt', 'is', null)
    // A team is kept out with its seller.
    .where('seller.suspendedAt', 'is', null)
    .where('seller.closedAt', 'is', null)
    .executeTakeFirst()

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Until the transaction's end nobody ends this session; others hold it beside it, and its last use may be written. */
export const holdSession = (tx: Tx, tokenHash: Buffer) =>
  on(tx).selectFrom('session').select('id').where('tokenHash', '=', tokenHash).forKeyShare().execute()

/** The person of a session, locked as `lockAccount` does: a member's seller is held first. */
export const lockPersonOf = (tx: Tx, tokenHash: Buffer) => {
  const account = on(tx).selectFrom('account').select('account.id')
  const own = on(tx).selectFrom('session').where('tokenHash', '=', tokenHash)
  const sellerId = own.innerJoin('account as member', 'member.id', 'session.accountId').select('member.sellerId')
  return Promise.all([
    account.where('account.id', '=', sellerId).forShare().execute(),
    account.where('account.id', '=', own.select('accountId')).forNoKeyUpdate().execute(),
  ])
}

/** Waits until every write of this person that has begun is over; one that begins now sees what is changed here. */
export const lockSessions = (tx: Tx, accountId: number) =>
  on(tx).selectFrom('session').select('id').where('accountId', '=', accountId).orderBy('id').forUpdate().execute()

export const setView = (tx: Tx, sessionId: number, viewed: { id: number; until: Date }) =>
  on(tx).updateTable('session').set({ viewedId: viewed.id, viewUntil: viewed.until }).where('id', '=', sessionId).execute()

/** False where the session does not look at this person. */
export async function clearView(tx: Tx, sessionId: number, viewedId: number): Promise<boolean> {
  const result = await on(tx)
    .updateTable('session')
    .set({ viewedId: null, viewUntil: null })
    .where('id', '=', sessionId)
    .where('viewedId', '=', viewedId)
    .where('viewUntil', '>', tx.now())
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Only where it is older than `before`, so that parallel requests write once. */
export const touchSession = (db: Db, id: number, before: Date) =>
  on(db).updateTable('session').set({ lastUsedAt: db.now() }).where('id', '=', id).where('lastUsedAt', '<', before).execute()

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
      accountId: session.accountId,
      tokenHash: session.tokenHash,
      device: session.device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const listSessions = (db: Db, accountId: number) =>
  on(db)
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', db.now())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** How many ended. */
export async function deleteSession(tx: Tx, accountId: number, id: number): Promise<number> {
  const result = await on(tx).deleteFrom('session').where('accountId', '=', accountId).where('id', '=', id).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** All sessions of a person, but for the one in `except`, and every sign-in that waits for its second step; answers how many sessions ended. */
export async function deleteSessions(tx: Tx, accountId: number, except?: number): Promise<number> {
  await deletePendingOf(tx, accountId)
  const mine = on(tx).deleteFrom('session').where('accountId', '=', accountId)
  const result = await (except === undefined ? mine : mine.where('id', '!=', except)).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export const deleteExpiredSessions = (tx: Tx) => on(tx).deleteFrom('session').where('expiresAt', '<=', tx.now()).execute()
