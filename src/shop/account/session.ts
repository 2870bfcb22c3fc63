import { Fault } from '#base/fault.ts'
import { later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { deviceOf } from './device.rules.ts'
import { isFactorRequired } from './factor.ts'
import { mayView, sessionLifeMs } from './rules.ts'
import { findLiveSession, findSession, insertSession, touchSession } from './session.store.ts'
import type { AccountRow } from './store.ts'
import { hashToken, isTokenForm, newToken } from './token.ts'

/** Who holds this session token, or nothing where it is dead. Asked anew for each request: an ended session is dead at once. */
export async function whoIs(db: Db, token: string): Promise<Who | undefined> {
  if (!isTokenForm(token)) return undefined
  const session = await findSession(db, hashToken(token))
  if (!session) return undefined
  const { lastUsedAt, hasFactor, viewUntil, viewedId, viewedUsername, viewedTimeZone, viewedClosedAt, ...who } = session
  const touchBefore = later(db.now(), -minute)
  if (lastUsedAt < touchBefore) await touchSession(db, session.sessionId, touchBefore)
  if (!hasFactor && (await isFactorRequired(db, who))) return { ...who, needsSecondFactor: true }
  if (viewUntil === null || viewedId === null || viewedUsername === null || viewedTimeZone === null) return who
  if (viewedClosedAt || !mayView(who)) return who
  // Read in the viewer's own language; everything else is as the seller has it.
  const seller = { id: viewedId, kind: 'seller', username: viewedUsername, roles: [], timeZone: viewedTimeZone } as const
  return { ...seller, sessionId: who.sessionId, language: who.language, viewer: who, viewUntil }
}

/** For streams that outlive their request: whether this person is still signed in, and still looks at that seller or at nobody. */
export async function isSessionAlive(db: Db, who: Who): Promise<boolean> {
  const session = await findLiveSession(db, who.sessionId)
  if (!session || !who.viewer) return session !== undefined
  return session.viewedId === who.id && session.viewedClosedAt === null && mayView(session)
}

/** A new session of a person whose row is locked; answers its token, which is nowhere else. Throws ACCOUNT_SUSPENDED. */
export async function openSession(
  tx: Tx,
  account: AccountRow,
  { userAgent, staysSignedIn = false }: { userAgent: string; staysSignedIn?: boolean | undefined },
): Promise<string> {
  if (account.suspendedAt || account.closedAt) throw new Fault('ACCOUNT_SUSPENDED')
  const token = newToken()
  const expiresAt = later(tx.now(), sessionLifeMs(staysSignedIn))
  await insertSession(tx, { accountId: account.id, tokenHash: hashToken(token), device: deviceOf(userAgent), expiresAt })
  return token
}
