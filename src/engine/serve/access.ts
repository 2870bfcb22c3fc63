// Access control: who may make which call (promises S1, S5).
import type { FastifyRequest } from 'fastify'
import { type Access, isForSellers, isForStaff, isOpen, whyNotCall } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Signed, Who } from './route.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Throws where this person may not make this call. */
export function checkAccess(call: Pick<AnyCall, 'access'>, who: Who | undefined): void {
  const why = whyNotCall(call, who)
  if (why) throw new Fault(why)
}

/**
 * The effective person of a call: a member of staff who views the app as a seller reads as the seller, and writes nothing, whatever the
 * call. A member of a seller's team makes the seller's calls as the seller, and all that is about people as themselves.
 */
export function actingAs(call: Pick<AnyCall, 'access' | 'method' | 'inView' | 'changesSelf'>, who: Who | undefined): Who | undefined {
  if (who?.team) return isAboutSelf(call) ? who : inNameOf(who.team, who)
  if (!who?.viewer) return who
  if (call.inView === 'asThemselves') return who.viewer
  if (!SAFE.has(call.method)) throw new Fault('VIEW_IS_READ_ONLY')
  // Another tab of the same browser may still show the office.
  if (isForStaff(call.access)) throw new Fault('VIEW_IS_ON')
  if (call.inView === 'hidden') throw new Fault('VIEW_HIDES_THIS')
  return who
}

/** Signing in and out is open to anyone, and about whoever does it. */
const isAboutSelf = ({ access, changesSelf }: Pick<AnyCall, 'access' | 'changesSelf'>) =>
  access === 'person' || (access === 'anyone' && changesSelf === true)

const inNameOf = ({ id, username }: Signed, { team: _, ...who }: Who): Who => ({
  ...who,
  id,
  username,
  member: { id: who.id, username: who.username },
})

/** The server refuses to start on a call that says nothing, or nonsense, about access. */
export function assertDeclared(name: string, call: AnyCall): void {
  const { access, touches, money } = call
  if (!isAccess(access)) throw new Error(`The call ${name} declares no access.`)
  if (!['nothing', 'own', 'any'].includes(touches)) throw new Error(`The call ${name} does not say whose objects it touches.`)
  if (touches === 'any' && !isForStaff(access)) throw new Error(`The call ${name} touches anybody's objects but is not for staff only.`)
  if (isForStaff(access) && !SAFE.has(call.method) && money === undefined)
    throw new Error(`The office write ${name} does not say whether it moves money.`)
  if (typeof money === 'string' && !isForStaff(access)) throw new Error(`The call ${name} has limits of staff but is not theirs.`)
  if (touches === 'own' && isOpen(access)) throw new Error(`The call ${name} touches the caller's own objects but needs no session.`)
}

/** What the compiler demands, asked again of what it was told with a cast. */
const isAccess = (access: Access): boolean =>
  access === 'anyone' || access === 'person' || (typeof access === 'object' && Array.isArray(rolesIn(access)))

function rolesIn(access: Exclude<Access, string>): unknown {
  if (isForStaff(access)) return access.staff
  return isForSellers(access) ? access.seller : access.anyone
}

/**
 * A browser sends the session's cookie along with any site's request, so an unsafe one must prove that it comes from a page of
 * ours. A caller with a Bearer token proves itself; a caller with neither cookie nor browser headers has nothing to abuse.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string, hasBearer: boolean): void {
  if (SAFE.has(request.method) || hasBearer) return
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (site === 'same-origin') return
  if (origin !== undefined && (origin === publicOrigin || origin === `${request.protocol}://${request.host}`) && site === undefined) return
  const isBrowser = site !== undefined || origin !== undefined
  if (isBrowser || request.headers.cookie !== undefined) throw new Fault('ORIGIN_NOT_ALLOWED')
}
