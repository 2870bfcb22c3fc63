import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { errorResponseOf } from '../error-response.ts'
import { commonFaults } from '../faults.ts'
import { withBodyTimeout } from './body-timeout.ts'

const server = Fastify()
server.setErrorHandler((error, _request, reply) => {
  const { status, errors } = errorResponseOf(error, commonFaults, 'en')
  return reply.code(status).send({ errors })
})
server.addHook('preParsing', async ({ raw }, _reply, body) => withBodyTimeout(raw, body as Readable, 1_000))
server.post('/', async ({ body }) => body)
const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
afterAll(() => server.close())

/** Sends the head and these pieces of a body of twelve bytes, one every 100 ms. */
async function send(...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  socket.write('POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n')
  for (const piece of pieces) {
    await new Promise(done => setTimeout(done, 100))
    socket.write(piece)
  }
  await once(socket, 'close')
  return text
}

test('a body that comes in pieces is read', async () => {
  expect(await send('{"text"', ':"a"', '}')).toMatch(/^HTTP\/1\.1 200.*\{"text":"a"\}$/s)
})

test('a body that takes too long is refused with what it is, and its connection ends', async () => {
  expect(await send('{"t')).toMatch(/^HTTP\/1\.1 408.*REQUEST_TOO_SLOW/s)
})

test('who goes away in the middle of a body, or has sent too much, leaves nothing behind', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"')
  await new Promise(done => setTimeout(done, 50))
  socket.destroy()
  await new Promise(done => setTimeout(done, 1_100))
  expect(await send('{"text":"a"}')).toMatch(/^HTTP\/1\.1 200/)
})
