// Secrets that the app must read again stand sealed in the database (AES-256-GCM, NIST SP 800-38D).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Says how the rest is to be read: another cipher takes another number, and what was sealed before still opens. */
const AES_256_GCM = 1
const NONCE = 12
const TAG = 16

/** `owner` is bound to the seal: a row copied to another account does not open. */
export function seal(key: Buffer, plain: Buffer, owner: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(AES_256_GCM), nonce, cipher.getAuthTag(), text])
}

/** Throws where the key, the owner, the way of sealing or a single bit is another. */
export function unseal(key: Buffer, sealed: Buffer, owner: string): Buffer {
  if (sealed[0] !== AES_256_GCM) throw new Error('Nobody knows how this was sealed.')
  const [nonce, tag, text] = [sealed.subarray(1, 1 + NONCE), sealed.subarray(1 + NONCE, 1 + NONCE + TAG), sealed.subarray(1 + NONCE + TAG)]
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()])
}
