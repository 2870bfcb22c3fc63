// Working days: Monday to Friday, without holidays. A day is the text 'YYYY-MM-DD', so that no time zone shifts it.

/** So many working days after `from`, which itself does not count; 0 gives the first working day from `from` on. */
export function workingDaysAfter(from: string, count: number, holidays: ReadonlySet<string>): string {
  let day = from
  while (!isWorkingDay(day, holidays)) day = nextDay(day)
  for (let left = count; left > 0; left--) {
    do day = nextDay(day)
    while (!isWorkingDay(day, holidays))
  }
  return day
}

/** The shop's own calendar day at this moment: parcels leave from the west of the United States. */
export const shipDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
