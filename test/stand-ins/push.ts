// Plays a push service (RFC 8030) and the browsers behind it: what arrives is checked and opened as they do it, with nothing of the app.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const host = 'fcm.googleapis.com'

export interface PushStandIn {
  /** For the setting OUTBOUND_MAP. */
  readonly outboundMap: string
  /** A browser that subscribes with the app's public key; `read` gives what its service worker has been given, oldest first. */
  browser(publicKey: string): PushBrowser
  /** Answers that are given in place of 201, the next one first. */
  readonly answers: number[]
  /** Messages that came, whatever they were answered. */
  readonly asked: () => number
  close(): Promise<void>
}
export interface PushBrowser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  read(): { title: string; body: string; path: string; tag: string }[]
  /** Its user turned notifications off. */
  leave(): void
}
interface Subscribed {
  own: ReturnType<typeof createECDH>
  auth: Buffer
  publicKey: string
  read: unknown[]
}

/** What a browser that nobody looks at says of its subscription. */
export const newBrowser = () => ({
  endpoint: `https://${host}/fcm/send/${randomBytes(24).toString('base64url')}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
})

/** `now` is the clock by which signatures end. */
export async function startPush(now: () => Date = () => new Date()): Promise<PushStandIn> {
  const subscribed = new Map<string, Subscribed>()
  const answers: number[] = []
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    take(request, subscribed, now()).then(
      status => response.writeHead(answers.shift() ?? status).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address that is no text.
  const { port } = server.address() as AddressInfo
  return {
    outboundMap: `${host}→127.0.0.1:${port}`,
    answers,
    asked: () => asked,
    browser(publicKey) {
      const path = `/fcm/send/${randomBytes(24).toString('base64url')}`
      const [own, auth] = [createECDH('prime256v1'), randomBytes(16)]
      const p256dh = own.generateKeys().toString('base64url')
      const of: Subscribed = { own, auth, publicKey, read: [] }
      subscribed.set(path, of)
      return {
        subscription: { endpoint: `https://${host}${path}`, keys: { p256dh, auth: auth.toString('base64url') } },
        // What the app wrote for `public/push-worker.js`, which the tests compare.
        read: () => of.read as ReturnType<PushBrowser['read']>,
        leave: () => void subscribed.delete(path),
      }
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** The status of RFC 8030 §5 and §7. Throws where a push service or a browser would not take it. */
async function take(request: IncomingMessage, subscribed: ReadonlyMap<string, Subscribed>, now: Date): Promise<number> {
  const body = Buffer.concat(await request.toArray())
  const browser = subscribed.get(request.url ?? '')
  if (!browser) return 410
  const { headers, method } = request
  if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') throw new Error('It is no message.')
  if (!/^\d+$/.test(String(headers.ttl)) || !/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('TTL or topic are missing.')
  if (body.length > 4_096) return 413
  if (!isSigned(headers.authorization ?? '', browser.publicKey, now)) return 403
  browser.read.push(JSON.parse(String(opened(body, browser))))
  return 201
}

/** RFC 8292: by the key with which the browser subscribed, for this service, for at most a day. */
function isSigned(authorization: string, publicKey: string, now: Date): boolean {
  const [, head = '', claims = '', signature = '', key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) return false
  const point = bytes(key)
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const { aud, exp, sub } = JSON.parse(String(bytes(claims)))
  const secondsLeft = exp - now.getTime() / 1_000
  return (
    verify('sha256', Buffer.from(`${head}.${claims}`), by, bytes(signature)) &&
    aud === `https://${host}` &&
    secondsLeft > 0 &&
    secondsLeft <= 86_400 &&
    /^(?:mailto:[^@\s]+@[^@\s]+|https:.+)$/.test(sub)
  )
}

/** RFC 8188 and 8291, as the browser does it. */
function opened(body: Buffer, { own, auth }: Subscribed): Buffer {
  const idLength = body.readUInt8(20)
  const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 21 + idLength), body.subarray(21 + idLength)]
  const hkdf = (secret: Buffer, by: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = hkdf(own.computeSecret(sender), auth, keyInfo, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  if (end < 0) throw new Error('The last record has no end.')
  return plain.subarray(0, end)
}

const bytes = (text: string) => Buffer.from(text, 'base64url')
