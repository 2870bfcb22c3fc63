// The public verbs of accounts: what other domains and the roof may ask.
import type { Db, Tx } from '#engine/db/database.ts'
import { getPerson } from './person/person.ts'
import { type AccountRow, findAccountByName, findAccountRow, listAccountRows, lockAccount } from './person/store.ts'

export { issueLink } from './credential/code.ts'
export { issueEmailLink } from './credential/email-link.ts'
export { type Attempt, addressOf, consumeAttempt, type RateLimit, returnAttempts, tryConsumeAttempt } from './credential/rate-limit.ts'
export { type Addressee, emailLinkAddress, letter, linkAddress, type Mail, type Part, say } from './mail/mail.ts'
export { securitySubjects } from './mail/notice-mail.ts'
export { listActiveStaff as activeStaff, listStaffWith as staffWith } from './office/store.ts'
export {
  countSellers,
  listSellers,
  listSellersNamed as sellersNamed,
  listSellerTiers as sellerTiers,
  type SellerGroup,
} from './person/seller.store.ts'
export type { Personal, Unsettled } from './profile/personal.ts'
export { holdWho, whoIs } from './sign-in/session.ts'
export { listMembersWith as membersWith } from './team/store.ts'

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
export const getAccount = async (db: Db, id: number): Promise<Account> => shownOf(await getPerson(db, id))

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
