/** As `datetime-local` wants an instant, in the reader's own time zone. */
export const localText = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** What was typed there, as an instant; nothing where it is empty or half typed. */
export const instantOf = (typed: string): string | null => {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
