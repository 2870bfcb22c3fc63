// Authentication and authorization of one request: who makes it, and may they?
import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { actingAs, checkAccess } from './access.ts'
import { SESSION_COOKIE } from './request.ts'
import type { Who } from './route.ts'
import type { ServeSettings } from './settings.ts'

type Asked = Pick<ServeSettings, 'identify' | 'hold'>

/** Authorizes a call and says on the request who is asking, as things stand now. Throws where they may not make this call. */
export const authorize = (call: AnyCall, request: FastifyRequest, { identify }: Asked): Promise<void> => admitWhom(call, request, identify)

/**
 * Asked again where a write begins: its body may have come minutes after its head, and nobody who was signed out, suspended or lost a
 * role since then writes any more (promise S4). What is found holds until the transaction's end.
 */
export const authorizeWrite = (tx: Tx, call: AnyCall, request: FastifyRequest, { hold }: Asked): Promise<void> =>
  admitWhom(call, request, token => hold(tx, token, call.changesSelf ?? false))

/** Authorizes an open stream again: who it goes to, as things stand now; nobody where they may not hear it any more. */
export async function reauthorize(call: AnyCall, request: FastifyRequest, asked: Asked): Promise<Who | undefined> {
  try {
    await authorize(call, request, asked)
    return request.who
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}

async function admitWhom(call: AnyCall, request: FastifyRequest, ask: (token: string) => Promise<Who | undefined>): Promise<void> {
  const { token } = tokenOf(request)
  request.who = actingAs(call, token === undefined ? undefined : await ask(token))
  checkAccess(call, request.who)
}

export const tokenOf = (request: FastifyRequest): { token: string | undefined; isBearer: boolean } => {
  const bearer = /^Bearer ([\w.~+/=-]{8,512})$/i.exec(request.headers.authorization ?? '')?.[1]
  return bearer ? { token: bearer, isBearer: true } : { token: request.cookies[SESSION_COOKIE] || undefined, isBearer: false }
}
