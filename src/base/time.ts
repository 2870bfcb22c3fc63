import type { Language } from './text.ts'
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** `date` moved by so many milliseconds. */
export const later = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

/** The day of the machine's own calendar (the reader's, in a browser) so many days ago, as 'YYYY-MM-DD'. */
export function dayBefore(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() - days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}

/** A span as mm:ss, as the one-time code's countdown shows it (spec §9). */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** 'just now', '5 minutes ago', 'in 2 hours', and from 24 hours on by the reader's calendar 'yesterday'; from a week on the date itself. */
export function formatRelative(at: string | number | Date, now: number, reader: DateReader): string {
  const span = new Date(at).getTime() - now
  const size = Math.abs(span)
  if (size >= 7 * day) return formatDate(at, 'medium', reader)
  const say = new Intl.RelativeTimeFormat(reader.language, { numeric: 'auto' })
  if (size < minute) return say.format(0, 'second')
  if (size < hour) return say.format(Math.trunc(span / minute), 'minute')
  if (size < day) return say.format(Math.trunc(span / hour), 'hour')
  // What is due in 26 hours may be due the day after tomorrow; 24 hours fit into the day on which the clock goes back.
  const days = calendarDay(at, reader) - calendarDay(now, reader)
  // The platform's Vietnamese names of days begin with a capital, also in the middle of a sentence.
  return say.format(days === 0 ? Math.sign(span) : days, 'day').toLocaleLowerCase(reader.language)
}

/** The day of the reader's calendar, counted. */
function calendarDay(at: string | number | Date, reader: DateReader): number {
  const [date = 0, month = 0, year = 0] = formatDate(at, 'dotted', reader).split('.').map(Number)
  return Date.UTC(year, month - 1, date) / day
}

/**
 * The seven formats (spec §9), in English: 'November 21st, 2026' · '21.11.2026' · 'Nov 21, 2026' · 'Nov 21' ·
 * 'Nov 21, 2026, 14:05' · '14:05' · 'Saturday, November 21, 2026 at 14:05:09 GMT+7'.
 */
export type DateFormat = 'long' | 'dotted' | 'medium' | 'short' | 'dateTime' | 'time' | 'exact'
/** Where the zone is left out, the machine's own counts: the reader's, in a browser. */
export type DateReader = { language: Language; timeZone?: string | undefined }

const options: Record<Exclude<DateFormat, 'long' | 'dotted'>, Intl.DateTimeFormatOptions> = {
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  exact: {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
}

const writers = new Map<string, Intl.DateTimeFormat>()
/** A format of the platform, made once: making one takes a hundred times as long as writing a date with it. */
function writer(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`
  const made = writers.get(key) ?? new Intl.DateTimeFormat(language, parts)
  if (writers.size > 500) writers.clear() // People of many time zones.
  writers.set(key, made)
  return made
}

/** An instant (ISO text, milliseconds or Date) in the reader's language and time zone. */
export function formatDate(at: string | number | Date, format: DateFormat, { language, timeZone }: DateReader): string {
  const date = new Date(at)
  const zone = timeZone === undefined ? {} : { timeZone }
  if (format === 'exact' && language === 'vi') return exactVietnamese(date, zone)
  if (format !== 'long' && format !== 'dotted') return writer(language, { ...options[format], ...zone }).format(date)
  const parts = writer('en', { year: 'numeric', month: '2-digit', day: '2-digit', ...zone }).formatToParts(date)
  const part = (type: string) => parts.find(each => each.type === type)?.value ?? ''
  if (format === 'dotted') return `${part('day')}.${part('month')}.${part('year')}`
  if (language === 'vi') return writer('vi', { year: 'numeric', month: 'long', day: 'numeric', ...zone }).format(date)
  const month = writer('en', { month: 'long', ...zone }).format(date)
  return `${month} ${ordinal(Number(part('day')))}, ${part('year')}`
}

/** 'Chủ Nhật, 22 tháng 11, 2026 lúc 01:05:09 GMT+7': the platform's own form begins with the time, in the middle of a sentence. */
function exactVietnamese(date: Date, zone: { timeZone?: string }): string {
  const { weekday, year, month, day, ...time } = options.exact
  const write = (parts: Intl.DateTimeFormatOptions) => writer('vi', { ...parts, ...zone }).format(date)
  return `${write({ weekday, year, month, day })} lúc ${write(time)}`
}

const ordinal = (number: number) => {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[
    new Intl.PluralRules('en', { type: 'ordinal' }).select(number) as 'one' | 'two' | 'few'
  ] // other: 'th'
  return `${number}${ending ?? 'th'}`
}
