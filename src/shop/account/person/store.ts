import { type Generated, sql, type Updateable } from 'kysely'
import type { TeamRole } from '#base/access/access.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { among } from '#engine/db/prepared-statements.ts'

/** A member of a seller's team has an account of their own, without a wallet. */
export type AccountKind = 'seller' | 'staff' | 'member'

export interface AccountTable {
  id: Generated<number>
  username: string
  email: string
  passwordHash: string | null
  kind: AccountKind
  roles: Generated<string[]>
  /** Of a member of a team: whose, and what they may. */
  sellerId: number | null
  teamRoles: TeamRole[] | null
  invitedAt: Date | null
  /** Of a seller. */
  isTeamFactorRequired: Generated<boolean>
  tier: Generated<string>
  fullName: Generated<string>
  phone: Generated<string>
  address: Generated<string>
  language: Generated<Language>
  timeZone: Generated<string>
  referralCode: string
  invitedBy: number | null
  autoSubmit: Generated<boolean>
  payAfterDeposit: Generated<boolean>
  refundCeilingCents: number | null
  depositCeilingCents: number | null
  refundDayCents: number | null
  depositDayCents: number | null
  grantCeilingCents: number | null
  grantDayCents: number | null
  createdAt: Date
  verifiedAt: Date | null
  suspendedAt: Date | null
  closedAt: Date | null
}
const on = (db: Db) => db.q.withTables<{ account: AccountTable }>()

const columns = [
  'id',
  'username',
  'email',
  'passwordHash',
  'kind',
  'roles',
  'sellerId',
  'teamRoles',
  'invitedAt',
  'isTeamFactorRequired',
  'tier',
  'fullName',
  'phone',
  'address',
  'language',
  'timeZone',
  'referralCode',
  'invitedBy',
  'autoSubmit',
  'payAfterDeposit',
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
] as const

const accounts = (db: Db) => on(db).selectFrom('account').select(columns)
/** A person's whole row; the password's hash never leaves the domain. */
export type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

export const findAccountRow = (db: Db, id: number) => accounts(db).where('id', '=', id).executeTakeFirst()

export const listAccountRows = (db: Db, ids: readonly number[]) => accounts(db).where('id', '=', among(ids)).execute()

/** By username or email, without regard to case. */
export const findAccountByName = (db: Db, name: string, kind: 'username' | 'email') =>
  accounts(db)
    .where(sql`lower(${sql.ref(kind)})`, '=', name.trim().toLowerCase())
    .executeTakeFirst()

export const findAccountByReferralCode = (db: Db, code: string) =>
  accounts(db)
    .where('referralCode', '=', code.toUpperCase())
    .where('kind', '!=', 'member')
    .where('verifiedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst()

/**
 * Whoever signs in, changes a password or bans waits here for the others, so that no session outlives a ban. The seller of a member is held
 * before them, as whoever keeps a whole team out locks them, so that nobody waits for another in a circle.
 */
export async function lockAccount(tx: Tx, id: number): Promise<AccountRow | undefined> {
  // In this order on one connection.
  const [, account] = await Promise.all([
    on(tx)
      .selectFrom('account')
      .select('id')
      .where('id', '=', db => db.selectFrom('account').select('sellerId').where('id', '=', id))
      .forShare()
      .execute(),
    accounts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  ])
  return account
}

/** Nobody suspends, closes or changes this person until the transaction's end. */
export const holdAccount = (tx: Tx, id: number) => accounts(tx).where('id', '=', id).forShare().executeTakeFirst()

export interface NewAccount {
  username: string
  email: string
  passwordHash: string | null
  kind: AccountKind
  roles: readonly string[]
  member?: { sellerId: number; teamRoles: readonly TeamRole[] }
  language: Language
  timeZone: string
  referralCode: string
  invitedBy: number | null
  fullName?: string
  verifiedAt?: Date | null
}

/** Nothing where the username or the email is taken already. */
export const insertAccount = (tx: Tx, account: NewAccount): Promise<AccountRow | undefined> =>
  on(tx)
    .insertInto('account')
    .values({
      username: account.username,
      email: account.email,
      passwordHash: account.passwordHash,
      kind: account.kind,
      roles: [...account.roles],
      sellerId: account.member?.sellerId ?? null,
      teamRoles: account.member ? [...account.member.teamRoles] : null,
      invitedAt: account.member ? tx.now() : null,
      language: account.language,
      timeZone: account.timeZone,
      referralCode: account.referralCode,
      invitedBy: account.invitedBy,
      fullName: account.fullName ?? '',
      verifiedAt: account.verifiedAt ?? null,
      createdAt: tx.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

const changeable = [
  'email',
  'passwordHash',
  'verifiedAt',
  'suspendedAt',
  'closedAt',
  'fullName',
  'phone',
  'address',
  'language',
  'timeZone',
  'autoSubmit',
  'payAfterDeposit',
  'roles',
  'teamRoles',
  'invitedAt',
  'isTeamFactorRequired',
  'tier',
  'refundCeilingCents',
  'depositCeilingCents',
  'refundDayCents',
  'depositDayCents',
  'grantCeilingCents',
  'grantDayCents',
] as const
/** What may be changed of a person's row; nothing else of what is given is written. */
export type AccountChange = { [Column in (typeof changeable)[number]]?: Updateable<AccountTable>[Column] | undefined }

/** 'phone taken' or 'email taken' where another account has it; the transaction is lost then. 'closed' where nothing may be changed any more. */
export async function setAccount(
  tx: Tx,
  id: number,
  change: AccountChange,
): Promise<AccountRow | 'phone taken' | 'email taken' | 'closed'> {
  const given = Object.fromEntries(changeable.flatMap(column => (change[column] === undefined ? [] : [[column, change[column]]])))
  if (Object.keys(given).length === 0) return accounts(tx).where('id', '=', id).executeTakeFirstOrThrow()
  try {
    const open = on(tx).updateTable('account').set(given).where('id', '=', id).where('closedAt', 'is', null)
    return (await open.returning(columns).executeTakeFirst()) ?? 'closed'
  } catch (error) {
    const broken = brokenUnique(error)
    if (broken === 'account_phone') return 'phone taken'
    if (broken === 'account_email') return 'email taken'
    throw error
  }
}

/** Those who signed up and never came back to verify: their names are free again. */
export const deleteUnverified = (tx: Tx, before: Date) =>
  on(tx)
    .deleteFrom('account')
    .where('id', 'in', db =>
      db
        .selectFrom('account')
        .select('id')
        .where('verifiedAt', 'is', null)
        .where('kind', '=', 'seller')
        .where('createdAt', '<', before)
        .limit(500),
    )
    .execute()

/** What stays of a person is a number. No username or email may have a '#', so the name is nobody's and free names are free. */
export const setClosed = (tx: Tx, id: number) =>
  on(tx)
    .updateTable('account')
    .set({
      username: `closed#${id}`,
      email: `closed#${id}`,
      passwordHash: null,
      fullName: '',
      phone: '',
      address: '',
      autoSubmit: false,
      payAfterDeposit: false,
      closedAt: tx.now(),
    })
    .where('id', '=', id)
    .execute()
