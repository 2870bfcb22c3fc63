// POST /unsubscribe/{token}: what a mail program asks when its reader clicks "Unsubscribe" (RFC 8058). A GET there is the page with the button.
import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/engine.ts'
import { unsubscribe } from '#shop/notification/channel/unsubscribe.channel.ts'

const mostBytes = 2_000

/** It comes from anywhere, without cookies, and its token proves it; its form is not read: that it is a POST says enough. */
export function mountUnsubscribe(server: FastifyInstance, { db }: Engine): void {
  server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, _body, done) => done(null, undefined))
    site.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params: { token } }, reply) => {
      await db.transaction(tx => unsubscribe(tx, token))
      return reply.header('cache-control', 'no-store').code(200).send({})
    })
  })
}
