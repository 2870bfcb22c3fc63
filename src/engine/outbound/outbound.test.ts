import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { createOutbound, type Outbound, type OutboundOptions } from './outbound.ts'
import type { Purpose } from './purpose.ts'
import { OutboundRefusal } from './refusal.ts'

const host = 'files.example.com'
const pdf: Purpose = { hosts: [host, '*.cdn.example.com'], maxBytes: 1_000, types: ['application/pdf', 'image/*'] }
const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

test('a file comes as a stream with its type and name', async () => {
  const { outbound } = await standIn((request, response) => {
    expect(request.headers.host).toBe(host)
    response.writeHead(200, { 'content-type': 'Application/PDF; x=1', 'content-disposition': `attachment; filename*=UTF-8''%C3%A1o.pdf` })
    response.end('%PDF-1.7')
  })
  const answer = await outbound.fetch(pdf, `https://${host}/a?b=c`)
  expect(answer).toMatchObject({ status: 200, type: 'application/pdf', name: 'áo.pdf' })
  expect(await answer.text()).toBe('%PDF-1.7')
})

test('a refusal says whether a user gave the address, whether the head is wrong or the body', async () => {
  const { outbound } = await standIn((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'application/pdf' }).end('x'.repeat(2_000))
  })
  const refused = async (purpose: Purpose, path: string) => {
    const reading = outbound.fetch(purpose, `https://${host}/${path}`).then(answer => answer.text())
    const error: unknown = await reading.catch((thrown: unknown) => thrown)
    return error instanceof OutboundRefusal && error.isGiven
  }
  for (const path of ['gone', 'large']) {
    expect(await refused({ ...pdf, isGiven: true }, path)).toBe(true)
    expect(await refused(pdf, path)).toBe(false)
  }
})

test('what is posted arrives, and an API may hand over answers of any status', async () => {
  const { outbound } = await standIn((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => response.writeHead(422, { 'content-type': 'application/json' }).end(`[${request.headers['x-key']},${body}]`))
  })
  const api: Purpose = { hosts: [host], maxBytes: 1_000, statuses: 'any' }
  const answer = await outbound.fetch(api, `https://${host}/pay`, { method: 'POST', headers: { 'x-key': '7' }, body: '{}' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toBe('[7,{}]')
})

test('a redirect is followed to an allowed host only, and a secret header stays behind', async () => {
  const { outbound } = await standIn((request, response) => {
    if (request.headers.host === host) response.writeHead(302, { location: request.url?.slice(1) }).end('moved')
    else response.writeHead(200, { 'content-type': 'image/png' }).end(`key: ${request.headers.authorization}`)
  })
  const follow = (to: string) => outbound.fetch(pdf, `https://${host}/${to}`, { headers: { authorization: 'Bearer secret' } })
  expect(await (await follow('https://a.cdn.example.com/x')).text()).toBe('key: undefined')
  for (const [to, reason] of [
    ['https://169.254.169.254/latest/meta-data', 'BLOCKED_ADDRESS'],
    ['https://accounts.example.com/login', 'HOST_NOT_ALLOWED'],
    ['http://a.cdn.example.com/', 'NOT_HTTPS'],
    ['https://[::1]/', 'BLOCKED_ADDRESS'],
    ['file:///etc/passwd', 'BAD_ADDRESS'],
  ] as const)
    expect(await refusal(follow(to))).toMatchObject({ reason, redirected: true })
})

test('redirects in a circle end', async () => {
  const { outbound } = await standIn((_request, response) => response.writeHead(302, { location: `https://${host}/again` }).end())
  expect(await refusal(outbound.fetch(pdf, `https://${host}/`))).toMatchObject({ reason: 'TOO_MANY_REDIRECTS' })
})

test('a post is not sent on to where a redirect points', async () => {
  const { outbound, hits } = await standIn((_request, response) => response.writeHead(307, { location: `https://${host}/again` }).end())
  expect(await refusal(outbound.fetch(pdf, `https://${host}/`, { method: 'POST', body: 'x' }))).toMatchObject({
    reason: 'BAD_STATUS',
    status: 307,
  })
  expect(hits()).toBe(1)
})

test('too many bytes are refused by their announcement, and by counting where none was made', async () => {
  const { outbound } = await standIn((request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', ...(request.url === '/said' ? { 'content-length': '1001' } : {}) })
    response.end(Buffer.alloc(1_001, 'x'))
  })
  expect(await refusal(outbound.fetch(pdf, `https://${host}/said`))).toMatchObject({ reason: 'TOO_LARGE' })
  expect(await refusal(outbound.fetch(pdf, `https://${host}/silent`).then(answer => answer.text()))).toMatchObject({ reason: 'TOO_LARGE' })
})

test('a web page in place of a file is refused, even under the name of a file', async () => {
  const { outbound } = await standIn((request, response) => {
    response
      .writeHead(200, { 'content-type': request.url === '/lie' ? 'application/pdf' : 'text/html' })
      .end('\n<!DOCTYPE html><title>secret</title>')
  })
  expect(await refusal(outbound.fetch(pdf, `https://${host}/`))).toMatchObject({ reason: 'UNEXPECTED_TYPE' })
  const lie = await refusal(outbound.fetch(pdf, `https://${host}/lie`).then(answer => answer.text()))
  expect(lie).toMatchObject({ reason: 'UNEXPECTED_TYPE' })
  expect(lie.message).not.toContain('secret')
})

test('an encoded body is refused, for its true size is not known', async () => {
  const { outbound } = await standIn((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' }).end('x'),
  )
  expect(await refusal(outbound.fetch(pdf, `https://${host}/`))).toMatchObject({ reason: 'UNEXPECTED_TYPE' })
})

test('a status that is not good is refused without its words', async () => {
  const { outbound } = await standIn((_request, response) => response.writeHead(404, { 'content-type': 'application/pdf' }).end('secret'))
  expect(await refusal(outbound.fetch(pdf, `https://${host}/`))).toMatchObject({ reason: 'BAD_STATUS', status: 404 })
})

/** No other of the limits ends it. */
const unlimited = { headersMs: hour, idleMs: hour, totalMs: hour }

test.each([
  { does: 'never answers', url: '/silent', limit: { headersMs: 100 } },
  { does: 'never goes on', url: '/stop', limit: { idleMs: 100 } },
  { does: 'drips', url: '/drip', limit: { totalMs: 400 } },
])('a host that $does is left', async ({ url, limit }) => {
  const { totalMs, ...limits } = { ...unlimited, ...limit }
  const { outbound } = await standIn((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('x')
    if (request.url === '/drip') setInterval(() => response.write('x'), 50).unref()
  }, limits)
  const reading = outbound.fetch({ ...pdf, totalMs }, `https://${host}${url}`).then(answer => answer.text())
  expect(await refusal(reading)).toMatchObject({ reason: 'TIMEOUT' })
})

test('each call has the time of its purpose, and who has less is left first', async () => {
  const { outbound } = await standIn(() => undefined, unlimited)
  const left: number[] = []
  const call = async (totalMs: number) => {
    await refusal(outbound.fetch({ ...pdf, totalMs }, `https://${host}/`))
    left.push(totalMs)
  }
  await Promise.all([call(1_000), call(200)])
  expect(left).toEqual([200, 1_000])
})

test('an answer that nobody reads ends by itself and harms nobody', async () => {
  const ended = Promise.withResolvers<void>()
  const { outbound } = await standIn((_request, response) => {
    response.once('close', ended.resolve)
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('x')
  })
  await outbound.fetch({ ...pdf, totalMs: 1_000 }, `https://${host}/`)
  await ended.promise
  expect((await outbound.fetch(pdf, `https://${host}/`)).status).toBe(200)
})

test('a caller that gives up gets its own reason back', async () => {
  const { outbound } = await standIn(() => undefined)
  const given = AbortSignal.timeout(50)
  await expect(outbound.fetch(pdf, `https://${host}/`, { signal: given })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a connection that breaks off in the middle is no complete file', async () => {
  let breakOff = () => {}
  const { outbound } = await standIn((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '100' }).write('x')
    breakOff = () => response.destroy()
  })
  const answer = await outbound.fetch(pdf, `https://${host}/`)
  breakOff()
  expect(await refusal(answer.text())).toMatchObject({ reason: 'UNREACHABLE' })
})

/** A client whose allowed hosts all lead to one server on this machine. */
async function standIn(
  listener: RequestListener,
  limits: Pick<OutboundOptions, 'headersMs' | 'idleMs'> = {},
): Promise<{ outbound: Outbound; hits: () => number }> {
  let hits = 0
  const server: Server = createServer((request, response) => {
    hits++
    listener(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address that is no text.
  const { port } = server.address() as AddressInfo
  const standIns = new Map([host, 'a.cdn.example.com', 'accounts.example.com'].map(name => [name, `127.0.0.1:${port}`]))
  const outbound = createOutbound({ ...limits, standIns })
  open.push(
    () => outbound.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return { outbound, hits: () => hits }
}

async function refusal(call: Promise<unknown>): Promise<OutboundRefusal> {
  const error = await call.then(
    () => undefined,
    error => error,
  )
  if (error instanceof OutboundRefusal) return error
  throw error ?? new Error('nothing was refused')
}
