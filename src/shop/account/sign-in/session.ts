import { whyNotCall } from '#base/access/access.ts'
import { Fault } from '#base/fault.ts'
import { later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { hashToken, isTokenForm, newToken } from '../credential/token.ts'
import { isFactorRequired } from '../factor/factor.ts'
import { deviceOf } from '../person/device.rules.ts'
import { sessionLifeMs } from '../person/rules.ts'
import { type AccountRow, holdAccount } from '../person/store.ts'
import { viewing } from './contract.ts'
import { findSession, holdSession, insertSession, lockPersonOf, type SessionRow, touchSession } from './session.store.ts'

/** Who holds this session token, or nothing where it is dead. Asked anew for each request: an ended session is dead at once. */
export async function whoIs(db: Db, token: string): Promise<Who | undefined> {
  if (!isTokenForm(token)) return undefined
  const session = await findSession(db, hashToken(token))
  if (!session) return undefined
  const touchBefore = later(db.now(), -minute)
  if (session.lastUsedAt < touchBefore) await touchSession(db, session.sessionId, touchBefore)
  return whoOf(db, session)
}

/**
 * The same in the transaction of a write, which whoever ends the session or takes a role away has to wait for. A write that changes its
 * own person locks them first, as everybody does who ends sessions: two such writes never wait for each other in a circle.
 */
export async function holdWho(tx: Tx, token: string, changesSelf: boolean): Promise<Who | undefined> {
  if (!isTokenForm(token)) return undefined
  const tokenHash = hashToken(token)
  // In this order on one connection. The last one is a statement of its own, so that it sees what was committed while this waited.
  const [, , session] = await Promise.all([
    changesSelf ? lockPersonOf(tx, tokenHash) : undefined,
    holdSession(tx, tokenHash),
    findSession(tx, tokenHash),
  ])
  return session && whoOf(tx, session)
}

async function whoOf(db: Db, session: SessionRow): Promise<Who> {
  const { lastUsedAt: _, hasFactor, viewUntil, viewedId, viewedUsername, viewedTimeZone, viewedClosedAt, ...person } = session
  const who = callerOf(person)
  if (!hasFactor && (person.sellerId === null ? await isFactorRequired(db, person) : person.asksFactor))
    return { ...who, needsSecondFactor: true }
  if (viewUntil === null || viewedId === null || viewedUsername === null || viewedTimeZone === null) return who
  if (viewedClosedAt || whyNotCall(viewing, who)) return who
  // Read in the viewer's own language; everything else is as the seller has it.
  const seller = { id: viewedId, kind: 'seller', username: viewedUsername, roles: [], timeZone: viewedTimeZone } as const
  return { ...seller, sessionId: who.sessionId, language: who.language, viewer: who, viewUntil }
}

type Person = Omit<
  SessionRow,
  'lastUsedAt' | 'hasFactor' | 'viewUntil' | 'viewedId' | 'viewedUsername' | 'viewedTimeZone' | 'viewedClosedAt'
>

function callerOf({ kind, sellerId, sellerUsername, teamRoles, asksFactor: _, ...own }: Person): Who {
  if (sellerId === null) return { ...own, kind: kind === 'staff' ? 'staff' : 'seller' }
  return { ...own, kind: 'seller', teamRoles: teamRoles ?? [], team: { id: sellerId, username: sellerUsername ?? '' } }
}

/** A new session of a person whose row is locked; answers its token, which is nowhere else. Throws ACCOUNT_SUSPENDED. */
export async function openSession(
  tx: Tx,
  account: AccountRow,
  { userAgent, staysSignedIn = false }: { userAgent: string; staysSignedIn?: boolean | undefined },
): Promise<string> {
  // The seller of a member is held, so that whoever suspends them waits, and then ends this session too.
  const seller = account.sellerId === null ? undefined : await holdAccount(tx, account.sellerId)
  if ([account, seller].some(each => each?.suspendedAt || each?.closedAt)) throw new Fault('ACCOUNT_SUSPENDED')
  const token = newToken()
  const expiresAt = later(tx.now(), sessionLifeMs(staysSignedIn))
  await insertSession(tx, { accountId: account.id, tokenHash: hashToken(token), device: deviceOf(userAgent), expiresAt })
  return token
}
