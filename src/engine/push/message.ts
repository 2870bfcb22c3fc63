// What a push service carries and cannot read: RFC 8291 over the `aes128gcm` encoding of RFC 8188, in one record.
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's subscription, as its PushSubscription gives it: where to, the browser's public key (65 bytes) and its secret (16). */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
}

export const curve = 'prime256v1'
/** Push services take at least 4096 bytes (RFC 8030 §7.2): with the header, the tag and the delimiter, so much is left for the words. */
export const mostPushBytes = 3_993
const recordSize = 4_096

/** The body of a message. `own` and `salt` are new for each one; only the RFC's own example gives them. */
export function sealMessage(
  { p256dh, auth }: Omit<PushTarget, 'endpoint'>,
  plain: Buffer,
  own: ECDH = newKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  if (plain.length > mostPushBytes) throw new Error(`A push message of ${plain.length} bytes is too long.`)
  const ownPublic = own.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic])
  const secret = derive(own.computeSecret(p256dh), { salt: auth, info: keyInfo, bytes: 32 })
  const key = derive(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 })
  const nonce = derive(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 ends the last record (RFC 8188 §2).
  const text = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(ownPublic.length, 4)
  return Buffer.concat([salt, header, ownPublic, text])
}

function newKeys(): ECDH {
  const keys = createECDH(curve)
  keys.generateKeys()
  return keys
}

export const derive = (secret: Buffer, { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number }): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** Whether this is a public key that can be agreed with: a point of the curve, uncompressed. */
export function isPublicKey(bytes: Buffer): boolean {
  try {
    newKeys().computeSecret(bytes)
    return bytes.length === 65
  } catch {
    return false // another length, or no point of the curve
  }
}
