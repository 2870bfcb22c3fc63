// S8: nobody makes the app call what stands inside its own network: not by an address written out, not by a name, not by a
// redirect, not by a name that answers differently the second time.
import { createServer as createHttpServer } from 'node:http'
import { createServer, isIPv4, type Server } from 'node:net'
import { isForStaff } from '#base/access/access.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { address } from '#test/order.ts'
import { startDns } from '#test/stand-ins/dns.ts'
import { ask } from '../contract/ask.ts'
import { everyCall, isSafe, type Named, paramsOf, titleOf } from '../contract/every-call.ts'
import { type Path, variantsFor, withAt } from '../contract/value.ts'
import type { Given, Suite } from '../run/suite.ts'

/** Hosts and forms of this machine, of its network and of clouds' own agents. */
const insideHosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '１２７.0.0.1',
  '127.0.0.1.',
  'localhost',
  'localhost.',
  'LOCALHOST',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fc00::1]',
  '[2002:7f00:1::]',
  'metadata.google.internal',
  'ip6-localhost',
]
const insideUrls: readonly string[] = [
  ...insideHosts.map(host => `https://${host}/latest/meta-data`),
  ...insideHosts.slice(0, 6).map(host => `http://${host}/`),
  'https://127.0.0.1:8443/',
  'https://127.0.0.1:22/',
  'https://drive.google.com@127.0.0.1/',
  'https://127.0.0.1#@drive.google.com/',
  'https://127.0.0.1\\@drive.google.com/',
  'https://drive.google.com\\@127.0.0.1/',
  'https://drive.google.com:443@127.0.0.1/',
  'https://drive.google.com.127.0.0.1.nip.io/',
  'https://127.0.0.1%2f@drive.google.com/',
  '//127.0.0.1/',
  'https:127.0.0.1/',
  'https:///127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/_x',
  'ftp://127.0.0.1/',
  'dict://127.0.0.1:11211/stat',
  'data:text/csv,a',
  'unix:/var/run/docker.sock',
]
/** What a name of an allowed host might answer. */
const insideAddresses = [
  '127.0.0.1',
  '127.0.0.2',
  '0.0.0.0',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '::1',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
]

export const suite: Suite = {
  engines: ['embedded'],
  async run({ deployment: open, profile, afterwards, say }: Given) {
    const canary = await startCanary([443])
    // What is allowed has one of its own: a line that breaks is tried again, however late.
    const allowed = await startCanary([])
    let turn = 0
    const dns = await startDns(name => {
      const at = Number(/^(?:in|re)(\d+)\./.exec(name)?.[1] ?? Number.NaN)
      const inside = insideAddresses[at % insideAddresses.length]
      if (inside === undefined || Number.isNaN(at)) return name.includes('localhost') || name.includes('nip.io') ? ['127.0.0.1', '::1'] : []
      // The address of documentation is as far outside as a test may go; the guard counts it as no public one.
      return name.startsWith('re') && turn++ % 2 === 0 ? ['192.0.2.1'] : [inside]
    })
    const drive = await startRedirects()
    const literals = insideHosts.filter(host => isIPv4(host))
    const env = {
      OUTBOUND_DNS: dns.address,
      OUTBOUND_MAP: [drive.outboundMap, allowed.mapOf(['control.dropboxusercontent.com']), canary.mapOf(literals)].join(','),
    }
    const deployment = await open({ env })
    afterwards(async () => {
      await Promise.all([canary.close(), allowed.close(), dns.close(), drive.close()])
    })
    const seller = await deployment.seller('reaching')
    const { data: order } = await seller.api(orderIntakeCalls.createOrder, {
      body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] },
    })
    const fields = everyCall.flatMap(({ call }) => (isSafe(call) || isForStaff(call.access) ? [] : urlFieldsOf(call)))
    const calls = [...new Set(fields.map(({ call }) => titleOf(call)))]
    // Each field by itself: what one refuses at once, another fetches.
    const send = async (url: string): Promise<string[]> => {
      const answers: string[] = []
      for (const { call, path, value } of fields) {
        const params = Object.fromEntries(paramsOf(call).map(name => [name, order.id]))
        const { status, text } = await ask(deployment.server.url, call, { token: seller.token, params, body: withAt(value, path, url) })
        answers.push(`${titleOf(call)} ${path.join('.')}: ${status === 200 ? 'taken' : text.slice(0, 90)}`)
      }
      return answers
    }
    say((await send(allowedUrl)).join('\n'))
    await settled(allowed)
    const byName = insideAddresses.map((_, at) => at)
    const every: readonly [string, readonly string[]][] = [
      ['written out', insideUrls],
      ['by a name', byName.map(at => `https://in${at}.googleusercontent.com/x`)],
      ['by a name that changes its answer', byName.map(at => `https://re${at}.dropboxusercontent.com/x`)],
      ['by a redirect', insideUrls.map((_, at) => drive.linkTo(at))],
    ]
    const isShort = profile === 'bug'
    // One hit is enough to see a bug; what was refused once is tried again for minutes.
    const isSeen = () => isShort && canary.hits() > 0
    const kinds = isShort ? every.slice(0, 1) : every
    for (const [kind, urls] of kinds) {
      say(`${urls.length} addresses ${kind}, in ${fields.length} fields of ${calls.length} calls`)
      for (const url of urls) if (!isSeen()) await send(url)
    }
    if (!isSeen()) await settled(canary)
    const asked = kinds.reduce((sum, [, urls]) => sum + urls.length, 0)
    return [
      {
        promise: 'S8',
        what: `${asked} addresses that lead inside (${kinds.map(([kind, urls]) => `${urls.length} ${kind}`).join(', ')}) in ${fields.length} fields of ${calls.length} calls: ${calls.join(', ')}`,
        figure: `${canary.hits()} hits; ${drive.asked()} redirects given, ${dns.asked.length} names asked for${canary.hasHttps ? '' : '; nothing could listen on port 443'}`,
        isKept: canary.hits() === 0 && (isShort || (drive.asked() >= insideUrls.length && dns.asked.length >= byName.length)),
        details: canary.seen(),
      },
      {
        promise: 'S8',
        what: 'the same calls with an address that is allowed',
        figure: `${allowed.hits()} hits`,
        isKept: allowed.hits() > 0,
      },
    ]
  },
}

const isUrlField = (path: Path) =>
  /link|url|href|webhook|callback|mockup|endpoint/i.test(path.filter(step => typeof step === 'string').at(-1) ?? '')
/** A field that takes an address, and a body that has it. */
interface UrlField {
  readonly call: Named['call']
  readonly path: Path
  readonly value: unknown
}
/** Not every field stands in the first body that fits. */
function urlFieldsOf(call: Named['call']): UrlField[] {
  const fields = new Map<string, UrlField>()
  for (const { value, leaves } of call.body ? variantsFor(call.body, { choose: chosen }) : [])
    for (const { path, isText } of leaves)
      if (isText && isUrlField(path) && !fields.has(path.join('.'))) fields.set(path.join('.'), { call, path, value })
  return [...fields.values()]
}
/** What would be missing, or take the place of a link. */
const othersRows = new Set([
  'externalId',
  'fileId',
  'labelFileId',
  'productCustomTemplate',
  'quoteId',
  'shippingMethod',
  'trackingNumber',
  'voucher',
])
const allowedUrl = 'https://control.dropboxusercontent.com/control'
/** Orders that bring a label of their own have its link read, too. */
function chosen(path: Path): unknown {
  const name = path.at(-1)
  // Another link that is wrong would be refused at once.
  if (isUrlField(path)) return allowedUrl
  if (name === 'shippingBy') return 'TIKTOK'
  if (name === 'orderType') return 'SHIP_BY_SELLER'
  if (name === 'sku') return 'G5000-FOREST-S'
  return othersRows.has(String(name)) ? null : undefined
}

interface Canary {
  readonly hasHttps: boolean
  hits(): number
  seen(): string[]
  mapOf(hosts: readonly string[]): string
  close(): Promise<void>
}

/** Listens where an address inside would be reached: on port 443 of this machine where that may be had, and behind the stand-ins of literals. */
async function startCanary(ports: readonly number[]): Promise<Canary> {
  const seen: string[] = []
  const listen = (port: number, host: string) =>
    new Promise<Server | undefined>(done => {
      const server = createServer(socket => {
        seen.push(`a connection to ${host}:${port}`)
        socket.on('error', () => undefined)
        socket.destroy()
      })
      server.once('error', () => done(undefined)) // the port is taken or not ours to have
      server.listen(port, host, () => done(server))
    })
  const behind = await listen(0, '127.0.0.1')
  const bound = behind?.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  const https = await Promise.all(ports.flatMap(each => ['127.0.0.1', '127.0.0.2', '::1'].map(host => listen(each, host))))
  return {
    hasHttps: https[0] !== undefined,
    hits: () => seen.length,
    seen: () => [...seen],
    mapOf: hosts => hosts.map(host => `${host}=127.0.0.1:${port}`).join(','),
    async close() {
      for (const server of [behind, ...https]) server?.close()
    },
  }
}

/** Plays the drive: each of its files leads on to an address inside. */
async function startRedirects() {
  let asked = 0
  const server = createHttpServer((request, response) => {
    const at = Number(/insideFile(\d+)/.exec(request.url ?? '')?.[1] ?? 0)
    asked++
    response.writeHead([301, 302, 303, 307, 308][at % 5] ?? 302, { location: encodeURI(insideUrls[at] ?? '') }).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return {
    outboundMap: ['drive.google.com', 'drive.usercontent.google.com'].map(host => `${host}=127.0.0.1:${port}`).join(','),
    asked: () => asked,
    linkTo: (at: number) => `https://drive.google.com/file/d/insideFile${String(at).padStart(6, '0')}/view`,
    close: () => new Promise<void>(done => server.close(() => done())),
  }
}

/** What is fetched is fetched by jobs, a moment later: until nothing new has come for some seconds. */
async function settled(canary: Canary): Promise<void> {
  for (let quiet = 0, last = -1; quiet < 2; ) {
    await new Promise(done => setTimeout(done, 4_000))
    quiet = canary.hits() === last ? quiet + 1 : 0
    last = canary.hits()
  }
}
