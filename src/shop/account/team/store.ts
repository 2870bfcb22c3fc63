import { sql } from 'kysely'
import type { TeamRole } from '#base/access/access.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { AccountTable } from '../person/store.ts'

type TeamTables = {
  account: AccountTable
  session: { accountId: number; lastUsedAt: Date; expiresAt: Date }
}
const on = (db: Db) => db.q.withTables<TeamTables>()

const members = (db: Db, sellerId: number) =>
  on(db)
    .selectFrom('account')
    .where('sellerId', '=', sellerId)
    .where('closedAt', 'is', null)
    .select(['id', 'username', 'email', 'fullName', 'language', 'verifiedAt', 'suspendedAt'])
    // The table demands both of a member.
    .select([sql<TeamRole[]>`team_roles`.as('roles'), sql<Date>`invited_at`.as('invitedAt')])
    .select(({ selectFrom }) => [
      sql<boolean>`exists (select from second_factor f where f.account_id = account.id and f.enabled_at is not null)`.as('hasSecondFactor'),
      selectFrom('session')
        .select(of => of.fn.max('session.lastUsedAt').as('last'))
        .whereRef('session.accountId', '=', 'account.id')
        .as('lastUsedAt'),
      selectFrom('session')
        .select(of => of.fn.countAll<number>().as('count'))
        .whereRef('session.accountId', '=', 'account.id')
        .where('session.expiresAt', '>', db.now())
        .as('sessions'),
    ])
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** By name; the limit of a team is far below this one. */
export const listMembers = (db: Db, sellerId: number) =>
  members(db, sellerId).orderBy(sql`lower(full_name)`).orderBy('id').limit(1_000).execute()

export const findMember = (db: Db, sellerId: number, id: number) => members(db, sellerId).where('id', '=', id).executeTakeFirst()

/** The members of a seller, locked, so that nobody signs in meanwhile. */
export const lockMembers = (tx: Tx, sellerId: number, id?: number) =>
  on(tx)
    .selectFrom('account')
    .select(['id', 'username', 'email', 'language', 'fullName', 'verifiedAt'])
    .where('sellerId', '=', sellerId)
    .where('closedAt', 'is', null)
    .$if(id !== undefined, query => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .limit(1_000)
    .forNoKeyUpdate()
    .execute()

export const countMembers = async (db: Db, sellerId: number): Promise<number> =>
  Number(
    (
      await on(db)
        .selectFrom('account')
        .select(of => of.fn.countAll<number>().as('count'))
        .where('sellerId', '=', sellerId)
        .where('closedAt', 'is', null)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** What a member did keeps their name; the username gets a mark that nobody may have, so that it and the email are free again. */
export const setRemoved = (tx: Tx, { id, username }: { id: number; username: string }) =>
  on(tx)
    .updateTable('account')
    .set({ username: `${username}#${id}`, email: `closed#${id}`, passwordHash: null, phone: '', address: '', closedAt: tx.now() })
    .where('id', '=', id)
    .execute()

/** The members of these sellers with one of these roles who have joined and are not kept out. */
export async function listMembersWith(db: Db, sellerIds: readonly number[], roles: readonly TeamRole[]): Promise<number[]> {
  const rows = await on(db)
    .selectFrom('account')
    .select('id')
    .where('sellerId', 'in', sellerIds)
    .where('verifiedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where('closedAt', 'is', null)
    .where(sql<boolean>`team_roles && ${[...roles]}::text[]`)
    .orderBy('id')
    .limit(1_000 * sellerIds.length)
    .execute()
  return rows.map(row => row.id)
}
