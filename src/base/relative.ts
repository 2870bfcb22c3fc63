import { type DateReader, formatDate } from './dates.ts'
import { day, hour, minute } from './time.ts'

/** 'just now', '5 minutes ago', 'in 2 hours', 'yesterday'; from a week on the date itself. */
export function formatRelative(at: string | number | Date, now: number, reader: DateReader): string {
  const span = new Date(at).getTime() - now
  const size = Math.abs(span)
  if (size >= 7 * day) return formatDate(at, 'medium', reader)
  const say = new Intl.RelativeTimeFormat(reader.language, { numeric: 'auto' })
  if (size < minute) return say.format(0, 'second')
  if (size < hour) return say.format(Math.trunc(span / minute), 'minute')
  if (size < day) return say.format(Math.trunc(span / hour), 'hour')
  return say.format(Math.trunc(span / day), 'day')
}
