// What the log keeps of doors: every try to sign in or to prove who one is, and everything that somebody was not let in to.
import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/engine.ts'

/** No right, not there for them, or too often. A dead session (401) is what every forgotten tab asks with. */
const refusals = new Set([403, 404, 429])

/** One line for each, with who and from where, and nothing of what was sent. */
export function logAccess(server: FastifyInstance, log: Engine['log']): void {
  server.addHook('onResponse', async (request, reply) => {
    const { url: path } = request.routeOptions
    if (path === undefined) return
    const isDoor = path.startsWith('/core/auth/')
    const isRefused = refusals.has(reply.statusCode) && /^\/(v1|core)\//.test(path)
    if (!isDoor && !isRefused) return
    const { id: requestId, method, ip, who } = request
    log.info(
      { requestId, method, path, status: reply.statusCode, address: ip, account: who?.id },
      isDoor ? 'A try to sign in.' : 'Not let in.',
    )
  })
}
