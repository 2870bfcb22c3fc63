// Who sends a push message: the deployment's own key pair, and its signature for a push service (VAPID, RFC 8292).
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { curve } from './message.ts'

export interface VapidKeys {
  /** As a browser is given it when it subscribes, and as push services compare it: base64url of 65 bytes. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/** The pair that belongs to 32 bytes: of the app's secret the same is made at every start, and by every process. */
export function vapidKeysOf(secret: Buffer): VapidKeys {
  const keys = createECDH(curve)
  keys.setPrivateKey(secret)
  const point = keys.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: base64url(keys.getPrivateKey()),
    x: base64url(point.subarray(1, 33)),
    y: base64url(point.subarray(33)),
  }
  return { publicKey: base64url(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/** A push service may refuse what ends later than a day after it was signed (§2). */
const lifeSeconds = 12 * 3_600

/** The header of one message. `subject` is whom the service's operator can ask: `mailto:` or https. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, given: { endpoint: string; subject: string; now: Date }): string {
  const claims = { aud: new URL(given.endpoint).origin, exp: Math.floor(given.now.getTime() / 1_000) + lifeSeconds, sub: given.subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(part => base64url(Buffer.from(JSON.stringify(part)))).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${base64url(signature)}, k=${publicKey}`
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url')
