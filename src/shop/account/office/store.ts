// People as the office lists them.
import { sql } from 'kysely'
import type { Language } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { PersonState } from '../person/rules.ts'

type PersonTables = {
  account: {
    id: number
    username: string
    email: string
    password_hash: string | null
    kind: 'seller' | 'staff'
    roles: string[]
    tier: string
    full_name: string
    phone: string
    address: string
    language: Language
    time_zone: string
    referral_code: string
    invited_by: number | null
    refund_ceiling_cents: number | null
    deposit_ceiling_cents: number | null
    refund_day_cents: number | null
    deposit_day_cents: number | null
    grant_ceiling_cents: number | null
    grant_day_cents: number | null
    created_at: Date
    verified_at: Date | null
    suspended_at: Date | null
    closed_at: Date | null
  }
  session: { id: number; account_id: number; last_used_at: Date; expires_at: Date }
}
const on = (db: Db) => db.q.withTables<PersonTables>()

export interface PeopleFilter {
  search?: string | undefined
  kind?: 'seller' | 'staff' | undefined
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
      'tier',
      'full_name as fullName',
      'phone',
      'address',
      'language',
      'time_zone as timeZone',
      'referral_code as referralCode',
      'refund_ceiling_cents as refundCeilingCents',
      'deposit_ceiling_cents as depositCeilingCents',
      'refund_day_cents as refundDayCents',
      'deposit_day_cents as depositDayCents',
      'grant_ceiling_cents as grantCeilingCents',
      'grant_day_cents as grantDayCents',
      'created_at as createdAt',
      'verified_at as verifiedAt',
      'suspended_at as suspendedAt',
      'closed_at as closedAt',
    ])
    .select(eb => [
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      sql<boolean>`exists (select from second_factor f where f.account_id = account.id and f.enabled_at is not null)`.as('hasSecondFactor'),
      eb.selectFrom('account as inviter').select('inviter.username').whereRef('inviter.id', '=', 'account.invited_by').as('invitedBy'),
      eb
        .selectFrom('session')
        .select(of => of.fn.max('session.last_used_at').as('last'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('lastUsedAt'),
      eb
        .selectFrom('session')
        .select(of => of.fn.countAll<number>().as('count'))
        .whereRef('session.account_id', '=', 'account.id')
        .where('session.expires_at', '>', db.now())
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
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
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
    .select(['id', 'roles', 'refund_ceiling_cents as refundCeilingCents', 'deposit_ceiling_cents as depositCeilingCents'])
    .select(['grant_ceiling_cents as grantCeilingCents', 'refund_day_cents as refundDayCents'])
    .select(['deposit_day_cents as depositDayCents', 'grant_day_cents as grantDayCents'])
    .where('kind', '=', 'staff')
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('password_hash', 'is not', null),
        exists(selectFrom('session').select('session.id').whereRef('session.account_id', '=', 'account.id')),
      ]),
    )
    .orderBy('id')
    .limit(1_000)
    .execute()
