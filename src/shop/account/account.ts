// The public verbs of accounts: what other domains and the roof may ask.
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { newReferralCode } from './credential/token.ts'
import type { User } from './person/contract.ts'
import type { StaffRole } from './person/rules.ts'
import {
  type AccountChange,
  type AccountRow,
  findAccountByName,
  findAccountByReferralCode,
  findAccountRow,
  insertAccount,
  listAccountRows,
  lockAccount,
  type NewAccount,
  setAccount,
} from './person/store.ts'

export { issueLink } from './credential/code.ts'
export { issueEmailLink } from './credential/email-link.ts'
export { type Attempt, addressOf, consumeAttempt, type RateLimit, returnAttempts, tryConsumeAttempt } from './credential/rate-limit.ts'
export { type Addressee, emailLinkAddress, letter, linkAddress, type Mail, say } from './mail/mail.ts'
export { listActiveStaff as activeStaff, listStaffWith as staffWith } from './office/store.ts'
export type { Personal, Unsettled } from './profile/personal.ts'
export { holdWho, whoIs } from './sign-in/session.ts'

/** A person for other domains: everything but the password. */
export type Account = Omit<AccountRow, 'passwordHash'>

/** Nothing where there is none. */
export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const row = await findAccountRow(db, id)
  return row && shownOf(row)
}

/** Those of these people that there are, by id. */
export async function findAccounts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Account>> {
  return new Map((await listAccountRows(db, [...new Set(ids)])).map(row => [row.id, shownOf(row)]))
}

const shownOf = ({ passwordHash: _, ...account }: AccountRow): Account => account

/** A person whose row waits for this transaction: nobody signs in, sets a password, suspends or corrects them meanwhile. */
export async function lockPerson(tx: Tx, id: number): Promise<(Account & { hasPassword: boolean }) | undefined> {
  const row = await lockAccount(tx, id)
  return row && { ...shownOf(row), hasPassword: row.passwordHash !== null }
}

/** Throws USER_NOT_FOUND. */
export async function getAccount(db: Db, id: number): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  return account
}

/** Whoever has this email; nothing where nobody does. */
export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await findAccountByName(db, email, 'email')
  return row && shownOf(row)
}

/** A seller by username, email or id; nothing where there is none, or where it is one of the staff. */
export async function findSeller(db: Db, name: string): Promise<Account | undefined> {
  const text = name.trim()
  const row = /^\d{1,15}$/.test(text)
    ? await findAccountRow(db, Number(text))
    : await findAccountByName(db, text, text.includes('@') ? 'email' : 'username')
  return row?.kind === 'seller' ? findAccount(db, row.id) : undefined
}

/** A person as they see themselves; the contract's `User`. */
export const userOf = (account: AccountRow): User => ({
  id: account.id,
  username: account.username,
  email: account.email,
  verified: account.verifiedAt !== null,
  fullName: account.fullName,
  phone: account.phone,
  address: account.address,
  kind: account.kind === 'staff' ? 'staff' : 'seller',
  roles: account.roles,
  ...(account.sellerId !== null && { team: { sellerId: account.sellerId, roles: account.teamRoles ?? [] } }),
  tier: account.tier,
  language: account.language,
  timeZone: account.timeZone,
  referralCode: account.referralCode,
  hasPassword: account.passwordHash !== null,
  autoSubmit: account.autoSubmit,
  payAfterDeposit: account.payAfterDeposit,
  createdAt: account.createdAt,
})

/** A new account with a referral code of its own. Throws USERNAME_WAS_USED, EMAIL_WAS_USED or REFERRAL_CODE_NOT_EXISTED. */
export async function createAccount(
  tx: Tx,
  person: Omit<NewAccount, 'referralCode' | 'invitedBy'> & { invitedByCode?: string | undefined },
): Promise<AccountRow> {
  const inviter = person.invitedByCode ? await findAccountByReferralCode(tx, person.invitedByCode) : undefined
  if (person.invitedByCode && !inviter) throw new Fault('REFERRAL_CODE_NOT_EXISTED', { path: 'referralCode' })
  const account = await insertAccount(tx, { ...person, invitedBy: inviter?.id ?? null, referralCode: newReferralCode() })
  if (account) return account
  const isName = (await findAccountByName(tx, person.username, 'username')) !== undefined
  throw isName ? new Fault('USERNAME_WAS_USED', { path: 'username' }) : new Fault('EMAIL_WAS_USED', { path: 'email' })
}

/** A member of staff, verified and still without a password: a link of purpose `sign-in` is their way in. */
export const createStaff = (
  tx: Tx,
  person: {
    username: string
    email: string
    fullName: string
    roles: readonly StaffRole[]
    language?: Language | undefined
    timeZone?: string
  },
): Promise<AccountRow> =>
  createAccount(tx, {
    ...person,
    kind: 'staff',
    passwordHash: null,
    language: person.language ?? 'en',
    timeZone: person.timeZone ?? 'UTC',
    verifiedAt: tx.now(),
  })

/** The account's email is proved. Emits `account.verified` the first time. */
export async function verify(tx: Tx, account: AccountRow): Promise<AccountRow> {
  if (account.verifiedAt) return account
  const verified = await change(tx, account.id, { verifiedAt: tx.now() })
  await emit(tx, 'account.verified', { accountId: account.id, invitedBy: account.invitedBy })
  return verified
}

/** Changes a person's own fields. Throws PHONE_WAS_USED or EMAIL_WAS_USED; UNAUTHORIZED where the account was closed meanwhile. */
export async function change(tx: Tx, id: number, fields: AccountChange): Promise<AccountRow> {
  const account = await setAccount(tx, id, fields)
  if (account === 'phone taken') throw new Fault('PHONE_WAS_USED', { path: 'phone' })
  if (account === 'email taken') throw new Fault('EMAIL_WAS_USED', { path: 'newEmail' })
  if (account === 'closed') throw new Fault('UNAUTHORIZED')
  return account
}
