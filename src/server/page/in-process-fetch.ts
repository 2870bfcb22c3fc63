import type { FastifyRequest } from 'fastify'

/** A `fetch` in this process: how a page's loaders ask the API, as the visitor: same cookies, same address. */
export interface InProcessFetch {
  fetch: typeof fetch
  /** Whether an answer was 503 so far. */
  isAway(): boolean
}

export function inProcessFetch(request: FastifyRequest): InProcessFetch {
  let isAway = false
  return {
    isAway: () => isAway,
    async fetch(input, init) {
      const { cookie, 'accept-language': language } = request.headers
      const answer = await request.server.inject({
        method: 'GET',
        url: String(input),
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          ...(cookie !== undefined && { cookie }),
          ...(language !== undefined && { 'accept-language': language }),
        },
        remoteAddress: request.ip,
      })
      isAway ||= answer.statusCode === 503
      const headers = { 'content-type': String(answer.headers['content-type']), 'x-request-id': request.id }
      return new Response(answer.body, { status: answer.statusCode, headers })
    },
  }
}
