// When a draft is sent: a second after the last change, at the latest five after the first that was not sent. The clock is given.

export interface Unsent {
  firstAt: number
  lastAt: number
}
export const quietMs = 1_000
export const longestMs = 5_000

/** After a change. */
export const unsentAfter = (unsent: Unsent | undefined, at: number): Unsent => ({ firstAt: unsent?.firstAt ?? at, lastAt: at })
/** How long to wait from now on; 0 is now. */
export const waitMs = ({ firstAt, lastAt }: Unsent, now: number): number =>
  Math.max(0, Math.min(lastAt + quietMs, firstAt + longestMs) - now)
