// The page of a 503, while the database is away and nobody can be told apart: it needs nothing, and tries again by itself.
import type { FastifyReply } from 'fastify'
import type { Language } from '#base/text.ts'
import { isUnavailable } from '#engine/db/errors.ts'
import { commonFaults } from '#engine/serve/faults.ts'

export const unavailable = Symbol('away')
/** For `catch`: anything but a database that is away is thrown on. */
export function orUnavailable(error: unknown): typeof unavailable {
  if (isUnavailable(error)) return unavailable
  throw error
}

const retrySeconds = 5

export function sendUnavailablePage(reply: FastifyReply, language: Language): FastifyReply {
  const [, english, vietnamese] = commonFaults.UNAVAILABLE
  const text = language === 'vi' ? vietnamese : english
  return reply
    .code(503)
    .header('retry-after', retrySeconds)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retrySeconds}"><title>Inkport</title><main><h1>Inkport</h1><p>${text}</p></main></html>`,
    )
}
