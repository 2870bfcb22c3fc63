// Access to a trial: what only it has (unsent mails, test payments) opens by a link with a random token that the start prints, never by
// where a request seems to come from: behind a proxy everybody seems to be on this machine (promise P16).
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import { languageOf } from '#engine/serve/request.ts'

const COOKIE = 'trial'

/** The same at every start on the same secret, so that a browser stays in. */
const tokenOf = (db: Pick<Db, 'secret'>): string => db.secret('trial link').toString('base64url')
/** The path of the link. */
export const trialPath = (db: Pick<Db, 'secret'>): string => `/trial/${tokenOf(db)}`
/** The cookie of a browser that has opened the link. */
export const trialCookie = (db: Pick<Db, 'secret'>): string => `${COOKIE}=${tokenOf(db)}`

/** Mounts the link, which marks the browser and leads to the outbox. */
export function mountTrial(server: FastifyInstance, db: Pick<Db, 'secret'>): void {
  server.get<{ Params: { token: string } }>('/trial/:token', async ({ params }, reply) => {
    if (!isSame(params.token, tokenOf(db))) return closed(reply, 'en')
    return reply
      .header('referrer-policy', 'no-referrer')
      .setCookie(COOKIE, params.token, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 30 * 86_400 })
      .redirect('/outbox', 303)
  })
}

/** A hook for what the link opens: to any other browser there is a sheet that says how to get in. */
export const trialOnly = (db: Pick<Db, 'secret'>) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (!isSame(request.cookies[COOKIE] ?? '', tokenOf(db))) return closed(reply, languageOf(request))
}

export const isSame = (given: string, wanted: string): boolean => timingSafeEqual(hashOf(given), hashOf(wanted))
const hashOf = (text: string) => createHash('sha256').update(text).digest()

const closedText = {
  en: 'This part of a trial opens by the link that the start of Inkport printed (/trial/…). Open that link in this browser, then come back.',
  vi: 'Phần này của bản dùng thử mở bằng liên kết mà Inkport in ra khi khởi động (/trial/…). Hãy mở liên kết đó trong trình duyệt này rồi quay lại.',
}

function closed(reply: FastifyReply, language: 'en' | 'vi') {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Inkport</title><main><h1>Inkport</h1><p>${escapeMarkup(closedText[language])}</p></main></html>`,
    )
}
