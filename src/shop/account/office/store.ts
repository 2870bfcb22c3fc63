// People as the office lists them.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { PersonState } from '../person/rules.ts'
import type { AccountKind, AccountTable } from '../person/store.ts'

type PersonTables = {
  account: AccountTable
  session: { id: number; accountId: number; lastUsedAt: Date; expiresAt: Date }
}
const on = (db: Db) => db.q.withTables<PersonTables>()

export interface PeopleFilter {
  search?: string | undefined
  kind?: AccountKind | undefined
  state?: PersonState | undefined
}

const people = (db: Db) =>
  on(db)
    .selectFrom('account')
    .select([
      'id',
      'username',
      'email',
      'kind',
      'roles',
      'teamRoles',
      'tier',
      'fullName',
      'phone',
      'address',
      'language',
      'timeZone',
      'referralCode',
      'refundCeilingCents',
      'depositCeilingCents',
      'refundDayCents',
      'depositDayCents',
      'grantCeilingCents',
      'grantDayCents',
      'createdAt',
      'verifiedAt',
      'suspendedAt',
      'closedAt',
    ])
    .select(eb => [
      sql<{
        id: number
        username: string
      } | null>`(select json_build_object('id', s.id, 'username', s.username) from account s where s.id = account.seller_id)`.as('teamOf'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      sql<boolean>`exists (select from second_factor f where f.account_id = account.id and f.enabled_at is not null)`.as('hasSecondFactor'),
      eb.selectFrom('account as inviter').select('inviter.username').whereRef('inviter.id', '=', 'account.invitedBy').as('invitedBy'),
      eb
        .selectFrom('session')
        .select(of => of.fn.max('session.lastUsedAt').as('last'))
        .whereRef('session.accountId', '=', 'account.id')
        .as('lastUsedAt'),
      eb
        .selectFrom('session')
        .select(of => of.fn.countAll<number>().as('count'))
        .whereRef('session.accountId', '=', 'account.id')
        .where('session.expiresAt', '>', db.now())
        .as('sessions'),
    ])
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

export const findPerson = (db: Db, id: number) => people(db).where('id', '=', id).executeTakeFirst()

export const listPeople = (db: Db, filter: PeopleFilter, { page, limit }: { page: number; limit: number }) =>
  people(db)
    .where(matching(filter))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Counted up to `most`. */
export async function countPeople(db: Db, filter: PeopleFilter, most: number): Promise<number> {
  const some = on(db).selectFrom('account').select('id').where(matching(filter)).limit(most).as('some')
  const row = await db.q
    .selectFrom(some)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const stateSql: Readonly<Record<PersonState, ReturnType<typeof sql<boolean>>>> = {
  closed: sql<boolean>`closed_at is not null`,
  suspended: sql<boolean>`closed_at is null and suspended_at is not null`,
  active: sql<boolean>`closed_at is null and suspended_at is null and verified_at is not null`,
  unverified: sql<boolean>`closed_at is null and suspended_at is null and verified_at is null`,
}

function matching({ search, kind, state }: PeopleFilter) {
  const text = search?.trim().toLowerCase()
  const parts = [
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    ...(state ? [stateSql[state]] : []),
    ...(text
      ? [
          sql<boolean>`(strpos(lower(username), ${text}) > 0 or strpos(lower(email), ${text}) > 0 or strpos(lower(full_name), ${text}) > 0
            or strpos(phone, ${text}) > 0 or lower(referral_code) = ${text} or id::text = ${text})`,
        ]
      : []),
  ]
  return parts.length > 0 ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`
}

/** Ids of the staff who may work, with this role; the owners too, who have every role. */
export async function listStaffWith(db: Db, role: string): Promise<number[]> {
  const rows = await on(db)
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'staff')
    .where('suspendedAt', 'is', null)
    .where('closedAt', 'is', null)
    .where(sql<boolean>`roles && ${[role, 'owner']}::text[]`)
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(row => row.id)
}

/** Staff who can sign in, or are signed in: who was invited and never came decides about nothing. */
export const listActiveStaff = (db: Db) =>
  on(db)
    .selectFrom('account')
    .select(['id', 'roles', 'refundCeilingCents', 'depositCeilingCents'])
    .select(['grantCeilingCents', 'refundDayCents'])
    .select(['depositDayCents', 'grantDayCents'])
    .where('kind', '=', 'staff')
    .where('suspendedAt', 'is', null)
    .where('closedAt', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('passwordHash', 'is not', null),
        exists(selectFrom('session').select('session.id').whereRef('session.accountId', '=', 'account.id')),
      ]),
    )
    .orderBy('id')
    .limit(1_000)
    .execute()
