// Working time: from opening to closing, Monday to Friday, without holidays, in the shop's own time zone.
import { hour, minute } from '#base/time.ts'
import { isWorkingDay, nextDay } from '#shop/shipping/offer.rules.ts'

/** When somebody answers. Hours count from midnight and are whole; 24 is the end of the day. */
export interface WorkingHours {
  opensHour: number
  closesHour: number
  timeZone: string
  /** As 'YYYY-MM-DD'. */
  holidays: ReadonlySet<string>
}

/** The moment when so much working time has passed since `from`; the end of a day, not the beginning of the next. Milliseconds. */
export function dueAfter(from: Date, workingMs: number, hours: WorkingHours): Date {
  let left = workingMs
  if (left <= 0) return from
  for (let today = dayOf(from, hours.timeZone); ; today = nextDay(today)) {
    const { opens, closes } = windowOf(today, hours)
    const begins = Math.max(opens, from.getTime())
    if (begins + left <= closes) return new Date(begins + left)
    left -= Math.max(0, closes - begins)
  }
}

/** How much working time passes from one moment to another; none where they are the wrong way round. Milliseconds. */
export function workedBetween(from: Date, to: Date, hours: WorkingHours): number {
  let worked = 0
  const last = dayOf(to, hours.timeZone)
  for (let today = dayOf(from, hours.timeZone); today <= last; today = nextDay(today)) {
    const { opens, closes } = windowOf(today, hours)
    worked += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
  }
  return worked
}

/** The instants between which work is done on that day; no time at all where none is. */
function windowOf(today: string, { opensHour, closesHour, timeZone, holidays }: WorkingHours): { opens: number; closes: number } {
  if (!isWorkingDay(today, holidays)) return { opens: 0, closes: 0 }
  return { opens: instantOf(today, opensHour, timeZone), closes: instantOf(today, closesHour, timeZone) }
}

/** An hour of a day of the zone's clock; clocks change in nights before days off, so each is there once. */
function instantOf(today: string, atHour: number, timeZone: string): number {
  const shown = Date.parse(`${today}T00:00:00Z`) + atHour * hour
  return shown - offsetAt(shown - offsetAt(shown, timeZone), timeZone)
}

const dayOf = (at: Date, timeZone: string): string => new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 10)

const clocks = new Map<string, Intl.DateTimeFormat>()
/** How far a zone's clock is ahead of UTC then. Milliseconds; whole minutes. */
function offsetAt(at: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  clocks.set(timeZone, clock)
  const name = clock.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute)
}
