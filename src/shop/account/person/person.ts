// People as every part of accounts writes them.
import { randomInt } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import type { User } from './contract.ts'
import type { StaffRole } from './rules.ts'
import {
  type AccountChange,
  type AccountRow,
  findAccountByName,
  findAccountByReferralCode,
  findAccountRow,
  insertAccount,
  type NewAccount,
  setAccount,
} from './store.ts'

/** Throws USER_NOT_FOUND. */
export async function getPerson(db: Db, id: number): Promise<AccountRow> {
  const account = await findAccountRow(db, id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  return account
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

/** Ten letters and digits that are not mistaken for one another when read aloud. */
export function newReferralCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
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
