// Time-based one-time passwords (RFC 6238: SHA-1, six digits, thirty seconds), as every authenticator app has them.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { totpLength } from './rules.ts'

const STEP_MS = 30_000
/** One step early or late: clocks differ, and typing takes time (RFC 6238 §5.2). */
const SKEW = 1

/** 160 bits, as RFC 4226 §4 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20)

export const stepOf = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/** The code of one time step (RFC 4226 §5.3). */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** totpLength
  return String(number).padStart(totpLength, '0')
}

/** The time step whose code this is, where it is near enough and later than the last accepted one; else nothing. */
export function stepOfCode(secret: Buffer, code: string, { now, lastStep }: { now: Date; lastStep: number }): number | undefined {
  const here = stepOf(now)
  const near = Array.from({ length: 2 * SKEW + 1 }, (_, n) => here - SKEW + n).filter(step => isSame(totpAt(secret, step), code))
  return near.find(step => step > lastStep)
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** What the QR code holds; apps show issuer and name. */
export const otpauthUri = (secret: Buffer, username: string): string =>
  `otpauth://totp/Inkport:${encodeURIComponent(username)}?${new URLSearchParams({ secret: base32(secret), issuer: 'Inkport', algorithm: 'SHA1', digits: String(totpLength), period: String(STEP_MS / 1_000) })}`

/** RFC 4648 §6 without padding: what people type into an app by hand. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
