// Secrets that only their holder keeps; the database has their hashes.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#engine/db/database.ts'

/** 256 random bits, 43 characters that need no escaping in a cookie, header or address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A token is as random as its hash, so one round of SHA-256 is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Anything else cannot be a token of ours and is not looked up. */
export const isTokenForm = (token: string): boolean => /^[\w-]{43}$/.test(token)

/** '0000' to '9999', all as likely. */
export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0')

/**
 * Four digits are guessed from a plain hash in a moment: the key outside of the database prevents it. `boundTo` is what else must be
 * said again with the code: the address that it was sent to.
 */
export const hashCode = (db: Db, accountId: number, code: string, boundTo = ''): Buffer =>
  createHmac('sha256', db.secret('one-time-code')).update(`${accountId}:${code}:${boundTo}`).digest()

export const isSameHash = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** Ten letters and digits in two groups, close to 50 random bits; read and typed by hand. */
export function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
