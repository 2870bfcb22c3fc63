import { day, hour, later } from '#base/time.ts'

/** The platform gives two US business days from its order's time (docs/domain.md "Orders"); Sundays and Saturdays do not count. */
export const dispatchDays = 2
/** New York without summer time: an hour of kindness in summer. */
const offsetMs = -5 * hour

/** The instant by which a platform's order must be handed over; nothing where it is no platform's. */
export function dispatchBy(orderedAt: Date | null): Date | null {
  if (!orderedAt) return null
  let due = later(orderedAt, offsetMs)
  for (let left = dispatchDays; left > 0; ) {
    due = later(due, day)
    if (due.getUTCDay() !== 0 && due.getUTCDay() !== 6) left--
  }
  return later(due, -offsetMs)
}

/** What a platform still waits for, by how soon. LATE: past its time. SOON: due within 24 hours. */
export const dues = ['LATE', 'SOON'] as const
export type Due = (typeof dues)[number]
