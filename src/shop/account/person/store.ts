import { type Generated, sql } from 'kysely'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { among } from '#engine/db/prepared-statements.ts'

interface AccountTable {
  id: Generated<number>
  username: string
  email: string
  password_hash: string | null
  kind: 'seller' | 'staff'
  roles: Generated<string[]>
  tier: Generated<string>
  full_name: Generated<string>
  phone: Generated<string>
  address: Generated<string>
  language: Generated<Language>
  time_zone: Generated<string>
  referral_code: string
  invited_by: number | null
  auto_submit: Generated<boolean>
  pay_after_deposit: Generated<boolean>
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
const on = (db: Db) => db.q.withTables<{ account: AccountTable }>()

const columns = [
  'id',
  'username',
  'email',
  'password_hash as passwordHash',
  'kind',
  'roles',
  'tier',
  'full_name as fullName',
  'phone',
  'address',
  'language',
  'time_zone as timeZone',
  'referral_code as referralCode',
  'invited_by as invitedBy',
  'auto_submit as autoSubmit',
  'pay_after_deposit as payAfterDeposit',
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
    .where('referral_code', '=', code.toUpperCase())
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

/** Whoever signs in, changes a password or bans waits here for the others, so that no session outlives a ban. */
export const lockAccount = (tx: Tx, id: number) => accounts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export interface NewAccount {
  username: string
  email: string
  passwordHash: string | null
  kind: 'seller' | 'staff'
  roles: readonly string[]
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
      password_hash: account.passwordHash,
      kind: account.kind,
      roles: [...account.roles],
      language: account.language,
      time_zone: account.timeZone,
      referral_code: account.referralCode,
      invited_by: account.invitedBy,
      full_name: account.fullName ?? '',
      verified_at: account.verifiedAt ?? null,
      created_at: tx.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** What a person may change of their row, under the contract's names. */
export interface AccountChange {
  email?: string
  passwordHash?: string
  verifiedAt?: Date
  suspendedAt?: Date | null
  closedAt?: Date
  fullName?: string
  phone?: string
  address?: string
  language?: Language | undefined
  timeZone?: string | undefined
  autoSubmit?: boolean | undefined
  payAfterDeposit?: boolean | undefined
  roles?: string[]
  tier?: string
  refundCeilingCents?: number | null
  depositCeilingCents?: number | null
  refundDayCents?: number | null | undefined
  depositDayCents?: number | null | undefined
  grantCeilingCents?: number | null | undefined
  grantDayCents?: number | null | undefined
}

/** 'phone taken' or 'email taken' where another account has it; the transaction is lost then. 'closed' where nothing may be changed any more. */
export async function setAccount(
  tx: Tx,
  id: number,
  change: AccountChange,
): Promise<AccountRow | 'phone taken' | 'email taken' | 'closed'> {
  const row = {
    email: change.email,
    password_hash: change.passwordHash,
    verified_at: change.verifiedAt,
    suspended_at: change.suspendedAt,
    closed_at: change.closedAt,
    full_name: change.fullName,
    phone: change.phone,
    address: change.address,
    language: change.language,
    time_zone: change.timeZone,
    auto_submit: change.autoSubmit,
    pay_after_deposit: change.payAfterDeposit,
    roles: change.roles,
    tier: change.tier,
    refund_ceiling_cents: change.refundCeilingCents,
    deposit_ceiling_cents: change.depositCeilingCents,
    refund_day_cents: change.refundDayCents,
    deposit_day_cents: change.depositDayCents,
    grant_ceiling_cents: change.grantCeilingCents,
    grant_day_cents: change.grantDayCents,
  }
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return accounts(tx).where('id', '=', id).executeTakeFirstOrThrow()
  try {
    const open = on(tx).updateTable('account').set(given).where('id', '=', id).where('closed_at', 'is', null)
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
        .where('verified_at', 'is', null)
        .where('kind', '=', 'seller')
        .where('created_at', '<', before)
        .limit(500),
    )
    .execute()
