// The handlers of the office's people.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { deleteFactor } from '../factor/store.ts'
import { sendInvite } from '../mail/jobs.ts'
import { queueSecurityNotice } from '../mail/security-notice.ts'
import { change, createStaff, verify } from '../person/person.ts'
import { type StaffRole, stateOf, whyNotChange } from '../person/rules.ts'
import { type AccountChange, type AccountRow, lockAccount } from '../person/store.ts'
import { deleteSession, deleteSessions, lockSessions } from '../sign-in/session.store.ts'
import { endTeamSessions } from '../team/team.ts'
import type { Ceilings, Person } from './contract.ts'
import { countPeople, findPerson, listPeople, type PeopleFilter, type PersonRow } from './store.ts'

const COUNTED = 10_000

/** One page, newest first; `totalDocs` is exact up to 10,000. */
export async function people(db: Db, { page, limit, ...filter }: PeopleFilter & { page: number; limit: number }) {
  const [rows, count] = [await listPeople(db, filter, { page, limit }), await countPeople(db, filter, COUNTED + 1)]
  return { docs: rows.map(shown), totalDocs: Math.min(count, COUNTED), hasMore: count > COUNTED, page, limit }
}

/** Throws USER_NOT_FOUND. */
export async function person(db: Db, id: number): Promise<Person> {
  const row = await findPerson(db, id)
  if (!row) throw new Fault('USER_NOT_FOUND')
  return shown(row)
}

const shown = ({ verifiedAt, suspendedAt, closedAt, ...row }: PersonRow): Person => ({
  ...row,
  sessions: row.sessions ?? 0,
  verified: verifiedAt !== null,
  state: stateOf({ verifiedAt, suspendedAt, closedAt }),
})

/** An account of staff without a password; its link is mailed. Throws USERNAME_WAS_USED or EMAIL_WAS_USED. */
export async function inviteStaff(tx: Tx, given: Parameters<typeof createStaff>[1]): Promise<Person> {
  const account = await createStaff(tx, given)
  await send(tx, sendInvite, { accountId: account.id })
  return person(tx, account.id)
}

/** Throws HAS_A_PASSWORD where they are in already. */
export async function inviteAgain(tx: Tx, who: Who, id: number): Promise<Person> {
  const account = await lockStaff(tx, who, id)
  if (account.passwordHash !== null) throw new Fault('HAS_A_PASSWORD')
  await send(tx, sendInvite, { accountId: id })
  return person(tx, id)
}

/** A session reads its roles anew with each request and where a write begins, so the change holds at once. */
export async function setRoles(tx: Tx, who: Who, id: number, roles: readonly StaffRole[]): Promise<Person> {
  await lockStaff(tx, who, id)
  await lockSessions(tx, id)
  return changed(tx, id, { roles: [...new Set(roles)] })
}

export async function setCeilings(tx: Tx, who: Who, id: number, ceilings: Ceilings): Promise<Person> {
  await lockStaff(tx, who, id)
  return changed(tx, id, ceilings)
}

export async function setTier(tx: Tx, who: Who, id: number, tier: string): Promise<Person> {
  await lockNoMember(tx, who, id)
  return changed(tx, id, { tier })
}

export async function verifyPerson(tx: Tx, who: Who, id: number): Promise<Person> {
  await verify(tx, await lockNoMember(tx, who, id))
  return person(tx, id)
}

/** Every session is dead with the commit, and none is opened until the person is restored. */
export async function suspendPerson(tx: Tx, who: Who, id: number): Promise<Person> {
  await lockOther(tx, who, id)
  await deleteSessions(tx, id)
  await endTeamSessions(tx, id)
  await emit(tx, 'account.suspended', { accountId: id })
  return changed(tx, id, { suspendedAt: tx.now() })
}

export async function restorePerson(tx: Tx, who: Who, id: number): Promise<Person> {
  await lockOther(tx, who, id)
  return changed(tx, id, { suspendedAt: null })
}

/** One of them, or all. Throws SESSION_NOT_FOUND. */
export async function endPersonSessions(tx: Tx, who: Who, id: number, sessionId?: number): Promise<Person> {
  await lockOther(tx, who, id)
  if (sessionId === undefined) await deleteSessions(tx, id)
  else if ((await deleteSession(tx, id, sessionId)) === 0) throw new Fault('SESSION_NOT_FOUND')
  return person(tx, id)
}

/** Whoever lost phone and recovery codes signs in by password alone again. Throws SECOND_FACTOR_IS_OFF. */
export async function resetSecondFactor(tx: Tx, who: Who, id: number): Promise<Person> {
  await lockOther(tx, who, id)
  if (!(await deleteFactor(tx, id))) throw new Fault('SECOND_FACTOR_IS_OFF')
  await deleteSessions(tx, id)
  await queueSecurityNotice(tx, id, 'factorReset')
  noteChange(tx, { hasSecondFactor: true }, { hasSecondFactor: false })
  return person(tx, id)
}

/** Changes a person and shows the audit log what was before. */
async function changed(tx: Tx, id: number, fields: AccountChange): Promise<Person> {
  const before = await person(tx, id)
  await change(tx, id, fields)
  const after = await person(tx, id)
  const names = ['state', ...Object.keys(fields)].filter(name => Object.hasOwn(after, name))
  const pick = (of: Person) => Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)))
  noteChange(tx, pick(before), pick(after))
  return after
}

async function lockOther(tx: Tx, who: Who, id: number): Promise<AccountRow> {
  const account = await lockAccount(tx, id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  if (account.closedAt) throw new Fault('ACCOUNT_IS_CLOSED')
  const why = whyNotChange(who, account)
  if (why) throw new Fault(why)
  return account
}

/** A member of a team joins by their link alone, and has their seller's prices. */
async function lockNoMember(tx: Tx, who: Who, id: number): Promise<AccountRow> {
  const account = await lockOther(tx, who, id)
  if (account.kind === 'member') throw new Fault('NOT_A_SELLER')
  return account
}

async function lockStaff(tx: Tx, who: Who, id: number): Promise<AccountRow> {
  const account = await lockOther(tx, who, id)
  if (account.kind !== 'staff') throw new Fault('NOT_STAFF')
  return account
}
