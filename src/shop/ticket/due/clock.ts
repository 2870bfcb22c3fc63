// Due times as they are written: with each move of a ticket, and anew where the shop's hours, holidays or promises change.
import { hour, later, second } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { job, send } from '#engine/jobs/job.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { shopZone } from '#shop/setting/zone.rules.ts'
import { holidaysSince } from '#shop/shipping/shipping.ts'
import type { TicketStatus } from '../rules.ts'
import { type ClockMove, clockAfter, type DueTerms, dueAt, type TicketClock } from './rules.ts'
import { lockRunning, setDue } from './store.ts'
import { type RequesterWait, waitAfter } from './wait.rules.ts'

/** The clock, the due time and the wait for its requester of a ticket that moves now. */
export async function movedClock(
  tx: Tx,
  row: TicketClock & RequesterWait & { readonly status: TicketStatus },
  move: Omit<ClockMove, 'was'>,
): Promise<TicketClock & RequesterWait & { dueAt: Date | null }> {
  const now = tx.now()
  const terms = await readTerms(tx, row.runsSince ?? now)
  const clock = clockAfter(row, { was: row.status, ...move }, now, terms)
  return { ...clock, ...waitAfter(row, move, now), dueAt: dueAt(clock, terms) }
}

/** What is promised now, with the holidays from that moment on. */
async function readTerms(db: Db, since: Date): Promise<DueTerms> {
  const holidays = await holidaysSince(db, since)
  const opensHour = await readSetting(db, 'ticketOpensHour')
  const closesHour = await readSetting(db, 'ticketClosesHour')
  return {
    replyMs: (await readSetting(db, 'ticketReplyHours')) * hour,
    decisionMs: (await readSetting(db, 'ticketDecisionHours')) * hour,
    hours: { opensHour, closesHour, timeZone: shopZone, holidays },
  }
}

/** Apart from its work: whoever changes hours or holidays causes it. */
export const reckonDueJob = job<object>('ticket.reckon-due')
/** Another process sees a new setting so much later; what it has written with the old one by then is reckoned, too. */
const settledMs = 5 * second
export const reckonLater = (tx: Tx): Promise<void> => send(tx, reckonDueJob, {}, { startAfter: later(tx.now(), settledMs) })

const batchSize = 500
/** Reckons the due times of all clocks that run. Rows are held in the order of their ids; whoever has one moves one alone. */
export async function reckonDue(engine: Engine): Promise<void> {
  let after = 0
  while (after !== -1) {
    after = await engine.db.transaction(async tx => {
      const rows = await lockRunning(tx, after, batchSize)
      const [first] = rows.toSorted((one, other) => one.runsSince.getTime() - other.runsSince.getTime())
      if (!first) return -1
      const terms = await readTerms(tx, first.runsSince)
      const due = rows.map(row => ({ id: row.id, dueAt: dueAt(row, terms) ?? row.runsSince }))
      await setDue(tx, due)
      return rows.at(-1)?.id ?? -1
    })
  }
}
