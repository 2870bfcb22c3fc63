/** The day of the reader's calendar so many days ago, as 'YYYY-MM-DD'. */
export function dayBefore(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() - days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}
