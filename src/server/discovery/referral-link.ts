// /r/{CODE}: a seller's link that leads to signing up, with their code filled in.
import type { FastifyInstance } from 'fastify'
import { referralCodeFault } from '#base/fields.ts'
import { referralCodeOf, referralCookie } from '#shop/account/sign-in/rules.ts'

/** Whose link somebody came by first stands in their browser for 90 days; a later one is filled in now and does not replace it. */
export function mountReferralLink(server: FastifyInstance): void {
  server.get<{ Params: { code: string } }>('/r/:code', async ({ params: { code }, headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (referralCodeFault(code) !== undefined) return reply.redirect('/auth/register', 302)
    const { name, maxAgeSeconds } = referralCookie
    if (referralCodeOf(headers.cookie ?? null) === undefined)
      reply.setCookie(name, code, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: maxAgeSeconds })
    return reply.redirect(`/auth/register?ref=${encodeURIComponent(code)}`, 302)
  })
}
