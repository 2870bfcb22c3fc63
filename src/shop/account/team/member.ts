// The handlers of a seller's team.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { type Input, refuse, type Who } from '#engine/serve/route.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { spendAll } from '../credential/code.store.ts'
import { consumeAttempt, rateLimits } from '../credential/rate-limit.ts'
import { hasFactor, proveFactor } from '../factor/factor.ts'
import { type Compared, comparePassword, lockCompared, wrongPassword } from '../factor/my-factor.ts'
import { deleteFactor } from '../factor/store.ts'
import { sendInvite, sendTeamNotice } from '../mail/jobs.ts'
import { queueSecurityNotice } from '../mail/security-notice.ts'
import { change, createAccount, newReferralCode } from '../person/person.ts'
import { findAccountByName, findAccountRow } from '../person/store.ts'
import { deleteSessions, lockSessions } from '../sign-in/session.store.ts'
import type { Member, Team, teamCalls } from './contract.ts'
import { invitedUntil, memberStateOf, usernameFrom } from './rules.ts'
import { countMembers, findMember, listMembers, lockMembers, type MemberRow } from './store.ts'
import { removeFromTeam } from './team.ts'

type Of<N extends keyof typeof teamCalls> = Omit<Input<(typeof teamCalls)[N]>, 'files'>

export async function myTeam(db: Db, who: Who): Promise<Team> {
  const [members, account] = [await listMembers(db, who.id), await findAccountRow(db, who.id)]
  return {
    members: members.map(row => shown(db, row)),
    max: await readSetting(db, 'teamMembers'),
    isFactorRequired: account?.isTeamFactorRequired ?? false,
  }
}

const shown = (db: Db, { verifiedAt, suspendedAt, language: _, ...row }: MemberRow): Member => ({
  ...row,
  sessions: row.sessions ?? 0,
  joinedAt: verifiedAt,
  invitedUntil: invitedUntil(row.invitedAt),
  state: memberStateOf({ invitedAt: row.invitedAt, verifiedAt, suspendedAt }, db.now()),
})

async function member(db: Db, who: Who, id: number): Promise<Member> {
  const row = await findMember(db, who.id, id)
  if (!row) throw new Fault('MEMBER_NOT_FOUND')
  return shown(db, row)
}

/** Counted before it is looked at: whoever invites learns which emails have accounts here. Throws TOO_MANY_REQUESTS. */
export const countInvite = ({ who }: { who: Who }, db: Db) => consumeAttempt(db, `team-invite:${who.id}`, rateLimits.teamInvite)

/** Throws MEMBER_HAS_AN_ACCOUNT and TEAM_IS_FULL. The seller is locked, so that of two invitations each counts the other. */
export async function inviteMember({ who, body, request }: Of<'inviteMember'>, tx: Tx): Promise<Member> {
  const max = await readSetting(tx, 'teamMembers')
  if ((await countMembers(tx, who.id)) >= max) throw new Fault('TEAM_IS_FULL', { values: { max } })
  if (await findAccountByName(tx, body.email, 'email')) throw new Fault('MEMBER_HAS_AN_ACCOUNT', { path: 'email' })
  const account = await createAccount(tx, {
    username: await freeName(tx, usernameFrom(body.email)),
    email: body.email,
    fullName: body.fullName,
    passwordHash: null,
    kind: 'member',
    roles: [],
    member: { sellerId: who.id, teamRoles: [...new Set(body.roles)] },
    language: body.language ?? who.language,
    timeZone: who.timeZone,
  })
  await send(tx, sendInvite, { accountId: account.id })
  await queueSecurityNotice(tx, who.id, 'memberInvited', request.userAgent, { member: body.email })
  return member(tx, who, account.id)
}

/** A name that is taken gets six letters behind it. */
async function freeName(tx: Tx, name: string): Promise<string> {
  if (!(await findAccountByName(tx, name, 'username'))) return name
  return `${name}-${newReferralCode().slice(0, 6).toLowerCase()}`
}

/** Throws MEMBER_HAS_JOINED. */
export async function inviteMemberAgain({ who, params }: Of<'inviteMemberAgain'>, tx: Tx): Promise<Member> {
  const account = await lockMember(tx, who, params.id)
  if (account.verifiedAt) throw new Fault('MEMBER_HAS_JOINED')
  await spendAll(tx, account.id)
  await change(tx, account.id, { invitedAt: tx.now() })
  await send(tx, sendInvite, { accountId: account.id })
  return member(tx, who, account.id)
}

/** A session reads its roles anew with each request and where a write begins, so the change holds at once. */
export async function setMemberRoles({ who, params, body, request }: Of<'setMemberRoles'>, tx: Tx): Promise<Member> {
  const account = await lockMember(tx, who, params.id)
  await lockSessions(tx, account.id)
  const [before, roles] = [await member(tx, who, account.id), [...new Set(body.roles)]]
  if (before.roles.toSorted().join() === roles.toSorted().join()) return before
  await change(tx, account.id, { teamRoles: roles })
  noteChange(tx, { roles: before.roles }, { roles })
  if (account.verifiedAt) await send(tx, sendTeamNotice, { person: account, seller: who.username, roles })
  await queueSecurityNotice(tx, who.id, 'memberRoles', request.userAgent, { member: account.email })
  return member(tx, who, account.id)
}

export async function endMemberSessions({ who, params }: Of<'endMemberSessions'>, tx: Tx): Promise<Member> {
  const { id } = await lockMember(tx, who, params.id)
  await deleteSessions(tx, id)
  return member(tx, who, id)
}

/** Throws MEMBER_NOT_FOUND whatever was typed to prove the seller, and what `comparePassword` throws. */
export async function proveBeforeReset(input: Input<typeof teamCalls.resetMemberFactor>, db: Db): Promise<Compared> {
  await member(db, input.who, input.params.id)
  return comparePassword(input, db)
}

/**
 * Whoever lost phone and recovery codes signs in by password alone again. The seller proves that it is them first: whoever has their
 * session alone would open a member's account to a stolen password. Throws MEMBER_NOT_FOUND and SECOND_FACTOR_IS_OFF.
 */
export async function resetMemberFactor({ who, params, body, request }: Of<'resetMemberFactor'>, tx: Tx, compared: Compared) {
  if (!(await lockCompared(tx, who, compared))) return wrongPassword()
  if ((await hasFactor(tx, who.id)) && !(await proveFactor(tx, who.id, body.secondFactorCode ?? '')))
    return refuse(new Fault('SECOND_FACTOR_CODE_IS_NOT_VALID', { path: 'secondFactorCode' }))
  const account = await lockMember(tx, who, params.id)
  if (!(await deleteFactor(tx, account.id))) throw new Fault('SECOND_FACTOR_IS_OFF')
  await deleteSessions(tx, account.id)
  noteChange(tx, { hasSecondFactor: true }, { hasSecondFactor: false })
  await queueSecurityNotice(tx, account.id, 'factorResetBySeller', undefined, { seller: who.username })
  await queueSecurityNotice(tx, who.id, 'memberFactor', request.userAgent, { member: account.email })
  return { data: await member(tx, who, account.id) }
}

/** Their sessions are dead with the commit, and every write that has begun is over by then. */
export async function removeMember({ who, params, request }: Of<'removeMember'>, tx: Tx): Promise<null> {
  const account = await lockMember(tx, who, params.id)
  await removeFromTeam(tx, account, who.username)
  await queueSecurityNotice(tx, who.id, 'memberRemoved', request.userAgent, { member: account.email })
  return null
}

export async function setTeamFactor({ who, body: { isRequired } }: Of<'setTeamFactor'>, tx: Tx): Promise<Team> {
  const before = await myTeam(tx, who)
  await change(tx, who.id, { isTeamFactorRequired: isRequired })
  noteChange(tx, { isFactorRequired: before.isFactorRequired }, { isFactorRequired: isRequired })
  return { ...before, isFactorRequired: isRequired }
}

/** Throws MEMBER_NOT_FOUND, also for another seller's. */
async function lockMember(tx: Tx, who: Who, id: number) {
  const [account] = await lockMembers(tx, who.id, id)
  if (!account) throw new Fault('MEMBER_NOT_FOUND')
  return account
}
