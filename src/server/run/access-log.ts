// The access log: every call about who one is, and everything that somebody was not let in to.
import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/engine.ts'
import { signerOf } from '#engine/serve/route.ts'

/** No right, or too often. A dead session (401) is what every forgotten tab asks with. */
const refusals = new Set([403, 429])

/** One line for each, with who and from where, and nothing of what was sent. */
export function logAccess(server: FastifyInstance, log: Engine['log']): void {
  server.addHook('onResponse', async (request, reply) => {
    const { url: path } = request.routeOptions
    if (path === undefined) return
    const isDoor = path.startsWith('/core/auth/')
    const { id: requestId, method, ip, who } = request
    // Another's row is answered as one that is not there; what a visitor's link misses is nobody's.
    const isRefused = refusals.has(reply.statusCode) || (reply.statusCode === 404 && who !== undefined)
    if (!isDoor && !(isRefused && /^\/(v1|core)\//.test(path))) return
    log.info(
      { requestId, method, path, status: reply.statusCode, address: ip, account: who && signerOf(who).id },
      isDoor ? 'A call about who one is.' : 'Not let in, or not there.',
    )
  })
}
