export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** `date` moved by so many milliseconds. */
export const later = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

/** A span as mm:ss, as the one-time code's countdown shows it (spec §9). */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
