// The wait for a requester: they are reminded once, and without a reply the ticket is solved by the clock.
import { day, later } from '#base/time.ts'
import { isOpenTicket } from '../rules.ts'
import type { ClockMove } from './rules.ts'

export interface RequesterWait {
  /** Since when the ticket waits for its requester; null while it does not. */
  waitsSince: Date | null
  /** When they were reminded in this wait. */
  remindedAt: Date | null
}
/** Days of the wait: until the reminder, and until the end. */
export const waitDays = { remind: 5, solve: 7 } as const
/** Nobody's ticket ends without a day's notice, also where the reminder came late. */
const noticeMs = day

/** The wait after a move. What staff say to the requester begins it anew. */
export function waitAfter(wait: RequesterWait, { status, waitingOn, said }: Omit<ClockMove, 'was'>, now: Date): RequesterWait {
  if (!isOpenTicket(status) || waitingOn !== 'REQUESTER') return { waitsSince: null, remindedAt: null }
  if (wait.waitsSince && said === undefined) return { waitsSince: wait.waitsSince, remindedAt: wait.remindedAt }
  return { waitsSince: now, remindedAt: null }
}

/** When the ticket is solved by the clock; null where it does not wait for its requester. */
export function solvesAt({ waitsSince, remindedAt }: RequesterWait): Date | null {
  if (!waitsSince) return null
  const end = later(waitsSince, waitDays.solve * day)
  const noticed = remindedAt && later(remindedAt, noticeMs)
  return noticed && noticed > end ? noticed : end
}

/** What the clock does now; the moment itself counts. */
export function waitStep(wait: RequesterWait, now: Date): 'REMIND' | 'SOLVE' | undefined {
  const end = solvesAt(wait)
  if (!wait.waitsSince || !end) return undefined
  if (!wait.remindedAt) return later(wait.waitsSince, waitDays.remind * day) <= now ? 'REMIND' : undefined
  return end <= now ? 'SOLVE' : undefined
}
