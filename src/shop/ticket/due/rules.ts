// The clock of a ticket: it runs while the ticket is open and waits for staff, and stands still while it waits for anybody else.
import { later } from '#base/time.ts'
import { isOpenTicket, type TicketStatus, type TicketWait } from '../rules.ts'
import { dueAfter, type WorkingHours, workedBetween } from './hours.rules.ts'

export interface TicketClock {
  /** Working milliseconds that are over, without those of the span that runs. */
  workedMs: number
  /** Since when it runs; null while it stands still. */
  runsSince: Date | null
  /** Staff have answered: now a decision is due, not a first reply. */
  isAnswered: boolean
}
/** What the shop promises, in working milliseconds, and when it works. */
export interface DueTerms {
  replyMs: number
  decisionMs: number
  hours: WorkingHours
}
export interface ClockMove {
  was: TicketStatus
  status: TicketStatus
  waitingOn: TicketWait
  /** What staff say with it: an answer ends the wait for the first reply; after a decision the next one has its whole time. */
  said?: 'ANSWER' | 'DECISION' | undefined
}

/** The clock after a move. A solved ticket that is opened again begins anew; one that was no spam goes on. */
export function clockAfter(clock: TicketClock, { was, status, waitingOn, said }: ClockMove, now: Date, { hours }: DueTerms): TicketClock {
  const isRunning = isOpenTicket(status) && waitingOn === 'STAFF'
  if (was === 'SOLVED' && isOpenTicket(status)) return { workedMs: 0, runsSince: isRunning ? now : null, isAnswered: false }
  const isAnswered = clock.isAnswered || said !== undefined
  if (said === 'DECISION') return { workedMs: 0, runsSince: isRunning ? now : null, isAnswered }
  if (isRunning) return { workedMs: clock.workedMs, runsSince: clock.runsSince ?? now, isAnswered }
  const ranMs = clock.runsSince ? workedBetween(clock.runsSince, now, hours) : 0
  return { workedMs: clock.workedMs + ranMs, runsSince: null, isAnswered }
}

/** When staff must have replied or decided; null while the clock stands still. Time that is used up is due since it runs. */
export function dueAt({ workedMs, runsSince, isAnswered }: TicketClock, { replyMs, decisionMs, hours }: DueTerms): Date | null {
  return runsSince && dueAfter(runsSince, (isAnswered ? decisionMs : replyMs) - workedMs, hours)
}

/** What is due within this long stands out. */
export const soonMs = 2 * 3_600_000
export type Urgency = 'OVERDUE' | 'SOON' | 'LATER'
/** How pressing it is; the moment itself is in time. */
export function urgencyOf(due: Date | string, now: Date): Urgency {
  const at = new Date(due)
  if (at < now) return 'OVERDUE'
  return at <= later(now, soonMs) ? 'SOON' : 'LATER'
}
