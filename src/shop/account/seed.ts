// The people of the demo shop, and the tests' builders.
import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '#engine/db/database.ts'
import { createAccount, createStaff, issueLink } from './account.ts'
import type { StaffRole } from './rules.ts'
import { openSession } from './session.ts'
import type { AccountRow, NewAccount } from './store.ts'

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

/** The first two people of a new shop, without passwords: each has a token for `/auth/link#…` that is good once. */
export async function seedFirstPeople(tx: Tx): Promise<{ seller: { id: number; token: string }; owner: { id: number; token: string } }> {
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
  const linked = async ({ id }: AccountRow) => ({ id, token: await issueLink(tx, id, 'sign-in') })
  return { seller: await linked(seller), owner: await linked(owner) }
}

async function signedIn(tx: Tx, account: AccountRow): Promise<Seeded> {
  const { id, username, email, referralCode } = account
  return { id, username, email, referralCode, token: await openSession(tx, account, { userAgent: 'seed' }) }
}

const within = <T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> => ('transaction' in db ? db.transaction(work) : work(db))
