// Who makes this request, and may they?
import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '#base/call.ts'
import { actingAs, checkAccess } from './guard.ts'
import { SESSION_COOKIE } from './request.ts'
import type { ServeSettings } from './settings.ts'

/** Says on the request who is asking, as things stand now. Throws where they may not make this call. */
export async function admit(call: AnyCall, request: FastifyRequest, { identify }: Pick<ServeSettings, 'identify'>): Promise<void> {
  const { token } = tokenOf(request)
  request.who = actingAs(call, token === undefined ? undefined : await identify(token))
  checkAccess(call, request.who)
}

export const tokenOf = (request: FastifyRequest): { token: string | undefined; isBearer: boolean } => {
  const bearer = /^Bearer ([\w.~+/=-]{8,512})$/i.exec(request.headers.authorization ?? '')?.[1]
  return bearer ? { token: bearer, isBearer: true } : { token: request.cookies[SESSION_COOKIE] || undefined, isBearer: false }
}
