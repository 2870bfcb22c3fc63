// Rate limits of sign-in, codes and sign-up (promises S2, S3). Counted in the database: a restart forgets nothing and all processes agree.
import { isIPv6 } from 'node:net'
import { Fault } from '#base/fault.ts'
import { hour, later, minute, second } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { type Attempt, addAttempt, oldestAttempt, removeAttempt } from './rate-limit.store.ts'

export type { Attempt } from './rate-limit.store.ts'

export interface RateLimit {
  readonly max: number
  readonly withinMs: number
  /** What is said where it is reached, with `max` and `minutes` to wait; TOO_MANY_REQUESTS where nothing is. */
  readonly fault?: string
}
export const rateLimits = {
  signInOfAccount: { max: 10, withinMs: 15 * minute },
  signInFromAddress: { max: 30, withinMs: 15 * minute },
  guessFromAddress: { max: 60, withinMs: 15 * minute },
  codeMail: { max: 6, withinMs: 15 * minute },
  codeFromAddress: { max: 30, withinMs: 15 * minute },
  unknownEmailFromAddress: { max: 10, withinMs: hour },
  signUpFromAddress: { max: 30, withinMs: hour },
  teamInvite: { max: 30, withinMs: hour },
} as const satisfies Record<string, RateLimit>

/**
 * Counts an attempt before it is evaluated, so that parallel ones cannot pass together; it commits on its own.
 * `key` names what is limited and whose. Throws the limit's fault with the seconds to wait.
 */
export async function consumeAttempt(db: Db, key: string, limit: RateLimit): Promise<Attempt> {
  const attempt = await tryConsumeAttempt(db, key, limit)
  if (attempt) return attempt
  const now = db.now()
  const oldest = await oldestAttempt(db, key, later(now, -limit.withinMs))
  const waitMs = oldest ? oldest.getTime() + limit.withinMs - now.getTime() : 0
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / second))
  if (limit.fault === undefined) throw new Fault('TOO_MANY_REQUESTS', { values: { retryAfterSeconds } })
  throw new Fault(limit.fault, { values: { retryAfterSeconds, max: limit.max, minutes: Math.ceil(waitMs / minute) } })
}

/** As `consumeAttempt`, but answers nothing where the limit is reached. */
export async function tryConsumeAttempt(db: Db, key: string, limit: RateLimit): Promise<Attempt | undefined> {
  const attempt = { key, at: db.now() }
  return (await addAttempt(db, attempt, limit.max, later(attempt.at, -limit.withinMs))) ? attempt : undefined
}

/** Gives attempts back: what turned out right does not count. */
export async function returnAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await removeAttempt(db, attempt)
}

/** Whose address it is: of IPv6 the network of 64 bits, since one person has all of it. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(group => group !== '')
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').filter(group => group !== '').length) groups.push('0')
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Guesses have a rate limit by address too, so that one machine cannot try its luck at every account. */
export async function countGuess({ request }: { request: { ip: string } }, db: Db): Promise<Attempt> {
  return consumeAttempt(db, `guess-address:${addressOf(request.ip)}`, rateLimits.guessFromAddress)
}
