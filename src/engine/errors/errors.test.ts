import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type Log, openLog } from '#engine/log.ts'
import { markedGiven, OutboundRefusal } from '#engine/outbound/refusal.ts'
import { openErrors } from './errors.ts'
import { reportFailedJob } from './failed-job.ts'
import type { ErrorReports } from './reports.ts'

const open: (() => unknown)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

test('without a service, an error is only logged, with its request id', async () => {
  const { errors, lines } = reports(undefined)
  errors.report(new Error('broken'), { requestId: 'r-1', tags: { path: '/v1/order' } })
  await errors.flush()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', msg: 'broken', reqId: 'r-1', path: '/v1/order' })
})

test('the service gets the error with its causes, where it broke and the request id', async () => {
  const service = await startService(200)
  const { errors, lines } = reports(`http://public@127.0.0.1:${service.port}/sub/42`)
  const error = new TypeError('outer', { cause: new Error('postgres://me:hunter2@db was away') })
  errors.report(error, { level: 'fatal', requestId: 'r-1', tags: { job: 'x' } })
  await errors.flush()
  expect(lines).toHaveLength(1)
  const [request] = service.requests
  expect(request).toMatchObject({ url: '/sub/api/42/envelope/', auth: expect.stringContaining('sentry_key=public') })
  const event = JSON.parse(request?.body.split('\n')[2] ?? '')
  expect(event).toMatchObject({
    level: 'fatal',
    platform: 'node',
    environment: 'shop.example.com',
    tags: { request_id: 'r-1', job: 'x' },
  })
  expect(event.exception.values).toMatchObject([
    { type: 'Error', value: 'postgres://me:[hidden]@db was away' },
    { type: 'TypeError', value: 'outer' },
  ])
  const here = { filename: 'src/engine/errors/errors.test.ts', in_app: true, lineno: expect.any(Number) }
  expect(event.exception.values[1].stacktrace.frames.at(-1)).toMatchObject(here)
})

test('a link of a user’s that gives no file is news for them and no error; any other refusal of the outside is one', () => {
  const { errors, lines, log } = reports(undefined)
  const failed = { id: 'j-1', name: 'order.fetch-file', isLastTry: false }
  reportFailedJob({ log, errors }, markedGiven(new OutboundRefusal('UNREACHABLE'), true), failed)
  reportFailedJob({ log, errors }, new OutboundRefusal('UNREACHABLE'), failed)
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 'info', job: 'order.fetch-file', reason: 'UNREACHABLE' },
    { level: 'error', job: 'order.fetch-file', isLastTry: 'false' },
  ])
})

test('a service that is broken or away harms nobody', async () => {
  for (const isAway of [false, true]) {
    const service = await startService(500)
    if (isAway) service.close()
    const { errors, lines } = reports(`http://public@127.0.0.1:${service.port}/42`)
    errors.report('no error at all', {})
    await errors.flush()
    expect(lines.map(line => JSON.parse(line).level)).toEqual(['error', 'warn'])
  }
})

test('a service that asks for quiet gets it', async () => {
  const service = await startService(429)
  const { errors } = reports(`http://public@127.0.0.1:${service.port}/42`)
  for (let round = 0; round < 3; round++) {
    errors.report(new Error('again'), {})
    await errors.flush()
  }
  expect(service.requests).toHaveLength(1)
})

function reports(sentryDsn: string | undefined): { errors: ErrorReports; lines: string[]; log: Log } {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: line => void lines.push(line) })
  return { errors: openErrors({ sentryDsn, publicUrl: 'https://shop.example.com' }, log), lines, log }
}

async function startService(status: number) {
  const requests: { url: string | undefined; auth: unknown; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    requests.push({ url: request.url, auth: request.headers['x-sentry-auth'], body })
    response.writeHead(status, { 'retry-after': '60' }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  open.push(close)
  return { requests, port: typeof address === 'object' ? address?.port : 0, close }
}
