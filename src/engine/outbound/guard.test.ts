import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DnsStandIn, startDns } from '#test/stand-ins/dns.ts'
import { isPublicAddress } from './address.ts'
import { guardedConnector } from './connector.ts'
import { createOutbound, type Outbound } from './outbound.ts'
import type { Purpose } from './purpose.ts'

const anywhere: Purpose = { hosts: 'any', maxBytes: 1_000 }
const names = new Map<string, readonly string[]>()
let canary: Server
let hits = 0
let dns: DnsStandIn
let outbound: Outbound

beforeAll(async () => {
  canary = await listen(
    createServer(socket => {
      hits++
      socket.destroy()
    }),
  )
  dns = await startDns(name => names.get(name) ?? [])
  outbound = createOutbound({ nameServer: dns.address, connectMs: 300 })
})
beforeEach(() => {
  hits = 0
})
afterAll(async () => {
  await outbound.close()
  await dns.close()
  canary.close()
})

test.each([
  ['127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '１２７.0.0.1', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1'],
  [
    '169.254.169.254',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '8.8.8.8',
  ],
  [
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[2002:7f00:1::]',
    '[2606:4700::1]',
  ],
])('no IP address written out is called', async (...hosts) => {
  for (const host of hosts) await expect(outbound.fetch(anywhere, `https://${host}/`)).rejects.toMatchObject({ reason: 'BLOCKED_ADDRESS' })
})

test.each([
  ['http://files.example.com/', 'NOT_HTTPS'],
  ['ftp://files.example.com/', 'BAD_ADDRESS'],
  ['file:///etc/passwd', 'BAD_ADDRESS'],
  ['data:text/plain,x', 'BAD_ADDRESS'],
  ['https://files.example.com:8443/', 'BAD_ADDRESS'],
  ['https://me:word@files.example.com/', 'BAD_ADDRESS'],
  ['//files.example.com/', 'BAD_ADDRESS'],
  ['', 'BAD_ADDRESS'],
  ['https://files.example.com.evil.example/', 'HOST_NOT_ALLOWED'],
  ['https://evilfiles.example.com/', 'HOST_NOT_ALLOWED'],
  ['https://cdn.example.com/', 'HOST_NOT_ALLOWED'],
  ['https://files.example.com./', 'HOST_NOT_ALLOWED'],
  ['https://evil.example\\@files.example.com/', 'HOST_NOT_ALLOWED'],
])('%s is refused before any name is asked for', async (address, reason) => {
  const asked = dns.asked.length
  const purpose: Purpose = { hosts: ['files.example.com', '*.cdn.example.com'], maxBytes: 1_000 }
  await expect(outbound.fetch(purpose, address)).rejects.toMatchObject({ reason })
  expect(dns.asked).toHaveLength(asked)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2001::1',
  '2002:7f00:1::',
])('a name that leads to %s is not called', async address => {
  names.set('inside.example.com', [address])
  await expect(outbound.fetch(anywhere, 'https://inside.example.com/')).rejects.toMatchObject({ reason: 'BLOCKED_ADDRESS' })
})

test('one private address among public ones blocks the name', async () => {
  names.set('mixed.example.com', ['93.184.215.14', '127.0.0.1'])
  await expect(outbound.fetch(anywhere, 'https://mixed.example.com/')).rejects.toMatchObject({ reason: 'BLOCKED_ADDRESS' })
})

test('a name that does not exist is unreachable', async () => {
  await expect(outbound.fetch(anywhere, 'https://nowhere.example.com/')).rejects.toMatchObject({ reason: 'UNREACHABLE' })
})

test('the address that was checked is the one connected to: a second answer of DNS is never asked for', async () => {
  let asked = 0
  let seen = ''
  const secure = await listen(
    createTlsServer({
      SNICallback: (name, done) => {
        seen = name
        done(new Error('no certificate'))
      },
    }),
  )
  const connect = guardedConnector({
    resolve: async () => (++asked === 1 ? ['127.0.0.1'] : ['127.0.0.2']),
    standIns: new Map(),
    timeoutMs: 1_000,
    isAllowed: address => address === '127.0.0.1',
  })
  const port = portOf(secure)
  const result = await new Promise(resolve =>
    connect({ protocol: 'https:', hostname: 'rebind.example.com', host: 'rebind.example.com', port }, (...[error]) => resolve(error)),
  )
  secure.close()
  expect(result).toBeInstanceOf(Error)
  expect({ asked, seen }).toEqual({ asked: 1, seen: 'rebind.example.com' })
})

test('a socket is refused by the connector itself, whatever made the URL', async () => {
  const connect = guardedConnector({ resolve: async () => [], standIns: new Map(), timeoutMs: 300 })
  const result = await new Promise(resolve =>
    connect({ protocol: 'https:', hostname: '127.0.0.1', port: portOf(canary) }, (...[error]) => resolve(error)),
  )
  expect(result).toMatchObject({ reason: 'BLOCKED_ADDRESS' })
  expect(hits).toBe(0)
})

test('public addresses are let through', () => {
  for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4009::200e'])
    expect(isPublicAddress(address)).toBe(true)
})

async function listen<T extends Server>(server: T): Promise<T> {
  server.on('connection', (socket: Socket) => socket.on('error', () => undefined))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

function portOf(server: Server): string {
  const address = server.address()
  return typeof address === 'object' ? String(address?.port) : ''
}
