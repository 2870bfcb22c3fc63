// P16: what a start opens. Production opens nothing that a trial has, and a trial opens it by its link alone.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { startServer } from '#test/server.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

export const suite: Suite = {
  engines: ['embedded'],
  fastOn: 'embedded',
  async run(given) {
    const trial = await trialStart(given)
    return given.profile === 'bug' ? [trial] : [await refusedStart(), await productionStart(given), trial]
  },
}

/** Where a trial has something, or did once; a metrics reader's path needs its token everywhere. */
const paths = [
  ...[
    '/outbox',
    '/outbox/1',
    '/trial/guess',
    '/metrics',
    '/test-payments/guess',
    '/v2/checkout/orders/guess',
    '/test-carriers/easypost/counts',
    '/test-carriers/usps/counts',
  ].map(path => ({
    method: 'GET',
    path,
  })),
  ...[
    '/test-payments/guess',
    '/test-payments/mood',
    '/test-carriers/easypost/mood',
    '/test-carriers/usps/mood',
    '/v2/shipments',
    '/oauth2/v3/token',
    '/v1/oauth2/token',
    '/v2/checkout/orders',
    '/v1/notifications/verify-webhook-signature',
  ].map(path => ({ method: 'POST', path })),
]

/** Twenty ways to seem to come from this machine, or from a friend. */
const disguises: readonly Record<string, string>[] = [
  {},
  ...['127.0.0.1', '::1', 'localhost', '10.0.0.1'].flatMap(address => [
    { 'x-forwarded-for': address },
    { 'x-real-ip': address },
    { forwarded: `for=${address};host=localhost;proto=https` },
    { 'x-forwarded-for': address, 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  ]),
  { 'x-forwarded-host': 'localhost:3000' },
  { cookie: 'trial=1' },
  { authorization: 'Bearer undefined' },
]

/** A trial stands in for carriers under names of theirs. */
const hosts = [undefined, 'localhost', '127.0.0.1', 'easypost.inkport.test', 'usps.inkport.test']

async function openedBy(url: string): Promise<string[]> {
  const opened: string[] = []
  for (const host of hosts) {
    for (const headers of disguises) {
      for (const { method, path } of paths) {
        const status = await statusOf(url, { method, path, headers: { ...headers, ...(host && { host }) } })
        if (status !== 404 && status !== 401)
          opened.push(`${method} ${path} with ${JSON.stringify({ host, ...headers })} is answered ${status}`)
      }
    }
  }
  return opened
}

/** By a socket of its own: `fetch` writes its own Host. */
async function statusOf(
  url: string,
  { method, path, headers }: { method: string; path: string; headers: Record<string, string> },
): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({ host, connection: 'close', 'content-length': '0', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return Number(answer.split(' ')[1])
}

const whole = (url: string) => ({
  INKPORT_TEST: '0',
  NODE_ENV: 'production',
  PUBLIC_URL: url,
  SECRET_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
})

/** Without the settings that it needs it ends, and says which. */
async function refusedStart(): Promise<Finding> {
  const { SECRET_KEY, SMTP_URL, PUBLIC_URL, ...bare } = whole('https://shop.example.com')
  const wrong: string[] = []
  for (const given of [
    { SECRET_KEY, SMTP_URL },
    { SMTP_URL, PUBLIC_URL },
    { PUBLIC_URL, SECRET_KEY },
  ]) {
    const lacking = ['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL'].find(name => !(name in given)) ?? ''
    const blank = { PUBLIC_URL: '', SECRET_KEY: '', SMTP_URL: '' }
    const said = await startServer({ env: { ...bare, ...blank, ...given } }).then(
      async server => {
        await server.stop()
        return 'it started'
      },
      (error: unknown) => String(error),
    )
    if (!said.includes(`${lacking} is missing`)) wrong.push(`without ${lacking}: ${said}`)
  }
  return findingOf('P16', 'a production start without PUBLIC_URL, SECRET_KEY or SMTP_URL', 'refused 3 times, each named', wrong)
}

async function productionStart(given: Given): Promise<Finding> {
  const server = await startServer({ env: { ...whole('https://shop.example.com'), DISK_RESERVE_MB: '0' } })
  given.afterwards(async () => void (await server.stop()))
  const wrong = await openedBy(server.url)
  if (/trial|outbox/.test(server.said())) wrong.push('its first lines tell of a trial')
  return findingOf(
    'P16',
    `${paths.length} paths of a trial at a production start, ${disguises.length * hosts.length} ways of Host and headers`,
    '0 open',
    wrong,
  )
}

/** `npm start` without a setting but for the folder and the port. */
async function trialStart(given: Given): Promise<Finding> {
  const server = await (given.profile === 'bug'
    ? (await given.deployment({ env: { INKPORT_TEST: '0' } })).server
    : startServer({ env: { INKPORT_TEST: '0', PUBLIC_URL: '' } }))
  if (given.profile !== 'bug') given.afterwards(async () => void (await server.stop()))
  const wrong = await openedBy(server.url)
  const link = /^ +(http\S+\/trial\/\S+)$/m.exec(server.said())?.[1] ?? ''
  const opened = await fetch(`${server.url}${new URL(link).pathname}`, { redirect: 'manual' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { status } = await fetch(`${server.url}/outbox`, { headers: { cookie } })
  if (status !== 200) wrong.push(`who opened the printed link is answered ${status}`)
  for (const address of otherAddresses())
    if (await isOpen(address, Number(new URL(server.url).port))) wrong.push(`it listens on ${address}, too`)
  return findingOf(
    'P16',
    `${paths.length} paths of a trial, ${disguises.length * hosts.length} ways of Host and headers`,
    '0 open but by the printed link; listens on 127.0.0.1 only',
    wrong,
  )
}

const otherAddresses = () =>
  Object.values(networkInterfaces()).flatMap(
    all => all?.flatMap(({ address, internal, family }) => (internal || family !== 'IPv4' ? [] : [address])) ?? [],
  )

const isOpen = (host: string, port: number) =>
  new Promise<boolean>(done => {
    const socket = connect({ host, port, timeout: 1_000 })
    const end = (is: boolean) => () => {
      socket.destroy()
      done(is)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false))
  })
