import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorResponseOf } from '../error-response.ts'
import { commonFaults } from '../faults.ts'
import { withBodyTimeout } from './body-timeout.ts'

const timeoutMs = 1_000
const server = Fastify()
server.setErrorHandler((error, _request, reply) => {
  const { status, errors } = errorResponseOf(error, commonFaults, 'en')
  return reply.code(status).send({ errors })
})
server.addHook('preParsing', async ({ raw }, _reply, body) => withBodyTimeout(raw, body as Readable, timeoutMs))
server.post('/', async ({ body }) => body)
const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
afterAll(() => server.close())

/** The body's clock; the server's own timers are not these. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
/** Vitest's own ways to wait move a clock that stands still. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await setImmediate()
}

const head = 'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n'

/** Sends the head and the first piece of a body of twelve bytes; the server has read them, and its clock runs. */
async function begin(piece: string) {
  const accepted: Promise<Socket[]> = once(server.server, 'connection')
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const [line] = await accepted
  const answer = socket.toArray()
  answer.catch(() => undefined) // Of who goes away.
  const isRead = async (text: string) => {
    const before = line?.bytesRead ?? 0
    socket.write(text)
    await until(() => line?.bytesRead === before + text.length)
  }
  await isRead(head + piece)
  await until(() => vi.getTimerCount() === 1)
  return { socket, line, isRead, answer: async () => (await answer).join('') }
}

test('a body that comes in pieces until just before its time is over is read', async () => {
  const { socket, isRead, answer } = await begin('{"text"')
  await isRead(':"a"')
  vi.advanceTimersByTime(timeoutMs - 1)
  socket.write('}')
  expect(await answer()).toMatch(/^HTTP\/1\.1 200.*\{"text":"a"\}$/s)
})

test('a body that takes too long is refused with what it is, and its connection ends', async () => {
  const { answer } = await begin('{"t')
  vi.advanceTimersByTime(timeoutMs)
  expect(await answer()).toMatch(/^HTTP\/1\.1 408.*REQUEST_TOO_SLOW/s)
})

test('who goes away in the middle of a body leaves nothing behind', async () => {
  const { socket, line } = await begin('{"')
  socket.destroy()
  await until(() => line?.destroyed === true && vi.getTimerCount() === 0)
})
