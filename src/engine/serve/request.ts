import '@fastify/cookie' // for its types of request and reply
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#base/text.ts'
import type { Config } from '#engine/config.ts'
import type { ReplyCookies, RequestFacts } from './route.ts'

/** Holds the session's token where a browser keeps it: HttpOnly (promise S4). */
export const SESSION_COOKIE = 'access_token'
/** The language cookie: what the reader chose on a page; the pages read the same one. */
export const LANGUAGE_COOKIE = 'lang'

export function factsOf(request: FastifyRequest, config: Pick<Config, 'secure'> | undefined): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    language: languageOf(request),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
    isSameOrigin: request.headers['sec-fetch-site'] === 'same-origin',
    isHttps: config?.secure ?? request.protocol === 'https',
    cookies: request.cookies,
  }
}

/** The language of an answer: what the reader chose, else what the account says, else what the browser prefers, else English. */
export function languageOf(request: FastifyRequest): Language {
  // Of an address that cannot be read the cookies are not read either.
  const chosen = (request.cookies as FastifyRequest['cookies'] | null)?.[LANGUAGE_COOKIE]
  if (chosen === 'en' || chosen === 'vi') return chosen
  if (request.who) return request.who.language
  const preferred = /\b(en|vi)\b/i.exec(String(request.headers['accept-language'] ?? ''))?.[1]?.toLowerCase()
  return preferred === 'vi' ? 'vi' : 'en'
}

export function cookiesOf(reply: FastifyReply, isHttps: boolean): ReplyCookies {
  const common = { path: '/', sameSite: 'lax', secure: isHttps } as const
  return {
    set(name, value, { httpOnly = false, maxAgeSeconds } = {}) {
      reply.setCookie(name, value, { ...common, httpOnly, ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }) })
    },
    clear(name) {
      reply.clearCookie(name, common)
    },
  }
}
