// Access control: who may make which call (promises S1, S5).
import type { FastifyRequest } from 'fastify'
import { type AnyCall, hasRole } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Who } from './route.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Throws where this person may not make this call (domain.md "Calls": 401, 404 or 403). */
export function checkAccess(call: Pick<AnyCall, 'access'>, who: Who | undefined): void {
  const { access } = call
  if (access === 'anyone') return
  if (!who) throw new Fault('UNAUTHORIZED')
  if (access === 'person') return
  if (access === 'seller') {
    if (who.kind !== 'seller') throw new Fault('YOU_NOT_HAVE_PERMISSION')
    return
  }
  if (who.kind !== 'staff') throw new Fault('NOT_FOUND')
  if (who.needsSecondFactor) throw new Fault('SECOND_FACTOR_REQUIRED')
  if (!hasRole(who.roles, access.staff)) throw new Fault('YOU_NOT_HAVE_PERMISSION')
}

/** As whom a call is made: a member of staff who views the app as a seller reads as the seller, and writes nothing, whatever the call. */
export function actingAs(call: Pick<AnyCall, 'access' | 'method' | 'inView'>, who: Who | undefined): Who | undefined {
  if (!who?.viewer) return who
  if (call.inView === 'asThemselves') return who.viewer
  if (!SAFE.has(call.method)) throw new Fault('VIEW_IS_READ_ONLY')
  // Another tab of the same browser may still show the office.
  if (typeof call.access === 'object') throw new Fault('VIEW_IS_ON')
  if (call.inView === 'hidden') throw new Fault('VIEW_HIDES_THIS')
  return who
}

/** The server refuses to start on a call that says nothing, or nonsense, about access. */
export function assertDeclared(name: string, call: AnyCall): void {
  const { access, touches, money } = call
  const isAccess = ['anyone', 'person', 'seller'].includes(String(access)) || (typeof access === 'object' && access.staff.length > 0)
  if (!isAccess) throw new Error(`The call ${name} declares no access.`)
  if (!['nothing', 'own', 'any'].includes(touches)) throw new Error(`The call ${name} does not say whose objects it touches.`)
  if (touches === 'any' && typeof access !== 'object')
    throw new Error(`The call ${name} touches anybody's objects but is not for staff only.`)
  if (typeof access === 'object' && !SAFE.has(call.method) && money === undefined)
    throw new Error(`The office write ${name} does not say whether it moves money.`)
  if (typeof money === 'string' && typeof access !== 'object') throw new Error(`The call ${name} has limits of staff but is not theirs.`)
  if (touches === 'own' && access === 'anyone') throw new Error(`The call ${name} touches the caller's own objects but needs no session.`)
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
