// The people of the demo shop, and the tests' builders.
import { randomBytes } from 'node:crypto'
import type { TeamRole } from '#base/access/access.ts'
import type { Database, Tx } from '#engine/db/database.ts'
import { spendAll } from '../credential/code.store.ts'
import { issueLink } from '../credential/code.ts'
import { createAccount, createStaff } from '../person/person.ts'
import type { StaffRole } from '../person/rules.ts'
import { hasOwnerInside, listWithoutPassword } from '../person/seed.store.ts'
import type { AccountRow, NewAccount } from '../person/store.ts'
import { openSession } from './session.ts'

export { hasAccounts, lockFirstStart } from '../person/seed.store.ts'

/** Someone who is signed in. */
export interface Seeded {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly referralCode: string
  /** A Bearer token. */
  readonly token: string
}

/** A verified seller with a session; any field may be given. */
export const seedSeller = (db: Database | Tx, given: Partial<NewAccount> = {}): Promise<Seeded> =>
  within(db, async tx => {
    const username = given.username ?? `seller-${randomBytes(6).toString('hex')}`
    const account = await createAccount(tx, {
      username,
      email: `${username}@example.com`,
      passwordHash: null,
      kind: 'seller',
      roles: [],
      language: 'en',
      timeZone: 'UTC',
      verifiedAt: tx.now(),
      ...given,
    })
    return signedIn(tx, account)
  })

/** A member of staff with these roles and a session. */
export const seedStaff = (db: Database | Tx, ...roles: readonly [StaffRole, ...StaffRole[]]): Promise<Seeded> =>
  within(db, async tx => {
    const username = `staff-${randomBytes(6).toString('hex')}`
    return signedIn(tx, await createStaff(tx, { username, email: `${username}@example.com`, fullName: username, roles }))
  })

/** A member of this seller's team who has joined, with these roles and a session. */
export const seedMember = (db: Database | Tx, sellerId: number, ...teamRoles: readonly TeamRole[]): Promise<Seeded> =>
  within(db, async tx => {
    const username = `member-${randomBytes(6).toString('hex')}`
    const account = await createAccount(tx, {
      username,
      email: `${username}@example.com`,
      fullName: username,
      passwordHash: null,
      kind: 'member',
      roles: [],
      member: { sellerId, teamRoles },
      language: 'en',
      timeZone: 'UTC',
      verifiedAt: tx.now(),
    })
    return signedIn(tx, account)
  })

/** The first two people of a new shop, without passwords: `renewFirstLinks` is their way in. */
export async function seedFirstPeople(tx: Tx): Promise<{ ownerId: number; sellerId: number }> {
  const owner = await createStaff(tx, { username: 'owner', email: 'owner@inkport.example', fullName: 'Olivia Owner', roles: ['owner'] })
  const seller = await createAccount(tx, {
    username: 'demo',
    email: 'demo@inkport.example',
    passwordHash: null,
    kind: 'seller',
    roles: [],
    language: 'en',
    timeZone: 'UTC',
    fullName: 'Demo Seller',
    verifiedAt: tx.now(),
  })
  return { ownerId: owner.id, sellerId: seller.id }
}

/**
 * New one-time links of the first people, whose old ones die; none once an owner has a password or is signed in.
 * An owner who used a link, set no password and lost the session is given a new one, for there is no other way in.
 */
export async function renewFirstLinks(tx: Tx): Promise<{ username: string; token: string }[]> {
  if (await hasOwnerInside(tx)) return []
  const links: { username: string; token: string }[] = []
  for (const { id, username } of await listWithoutPassword(tx, ['owner', 'demo'])) {
    await spendAll(tx, id)
    links.push({ username, token: await issueLink(tx, id, 'sign-in') })
  }
  return links
}

async function signedIn(tx: Tx, account: AccountRow): Promise<Seeded> {
  const { id, username, email, referralCode } = account
  return { id, username, email, referralCode, token: await openSession(tx, account, { userAgent: 'seed' }) }
}

const within = <T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> => ('transaction' in db ? db.transaction(work) : work(db))
