import { once } from 'node:events'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile, sendRead } from './send.ts'

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

test.each([
  ['br', 'gzip, deflate, br', 'br'],
  ['gzip', 'gzip;q=0.5, br;q=0', 'gzip'],
  ['nothing', 'identity', undefined],
  ['nothing', undefined, undefined],
])('a long answer is sent as %s where its reader takes %s', async (_, accepted, encoding) => {
  const server = Fastify()
  const text = JSON.stringify(Array(500).fill({ city: 'Đà Lạt' }))
  server.get('/long', (_request, reply) => sendRead(reply.type('application/json'), text))
  server.get('/short', (_request, reply) => sendRead(reply.type('application/json'), '{}'))
  const ask = (url: string) => server.inject({ url, ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) })
  const long = await ask('/long')
  expect(long.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(long.headers['content-encoding']).toBe(encoding)
  const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes
  expect(read(long.rawPayload).toString()).toBe(text)
  expect((await ask('/short')).headers['content-encoding']).toBeUndefined()
  await server.close()
})

test('a file whose caller holds it is not opened, and not sent again', async () => {
  const server = Fastify()
  let opened = 0
  const stream = async () => {
    opened++
    return Readable.from([Buffer.from('drawn')])
  }
  server.get('/file', (_, reply) => sendFile(reply, { stream, name: 'proof.webp', type: 'image/webp', etag: '"b"' }))
  const ask = (held: string) => server.inject({ url: '/file', headers: { 'if-none-match': held } })
  const again = await ask('"a", "b"')
  expect([again.statusCode, again.body, again.headers.etag, opened]).toEqual([304, '', '"b"', 0])
  const changed = await ask('"a"')
  expect([changed.statusCode, changed.body, opened]).toEqual([200, 'drawn', 1])
  await server.close()
})
