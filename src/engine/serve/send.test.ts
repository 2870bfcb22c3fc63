import { once } from 'node:events'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './send.ts'

test('a file is closed also where its reader has gone before the first byte', async () => {
  const server = Fastify()
  const file = new Readable({ read() {} })
  const asked = Promise.withResolvers<void>()
  server.get('/file', async (request, reply) => {
    asked.resolve()
    await once(request.raw.socket, 'close')
    return sendFile(reply, { stream: file, name: 'art.png', type: 'image/png' })
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const reader = new AbortController()
  const answer = fetch(`${address}/file`, { signal: reader.signal }).catch(() => undefined)
  await asked.promise
  reader.abort()
  await answer
  await expect.poll(() => file.destroyed).toBe(true)
  await server.close()
})
