// Times against their limits. The machines are noisy: one that is beyond its limit is told as slow, and breaks its promise with --strict
// alone. What never ends breaks it always: that has an end of its own, and a generous one.

/** A figure as it is shown, beside its limit. */
export interface Timed {
  readonly text: string
  readonly isSlow: boolean
}

/** 'back after 3.2 s (limit 5 s)' */
export const timed = (what: string, ms: number, limitMs: number): Timed =>
  against(`${what} ${seconds(ms)}`, ms <= limitMs, `${limitMs / 1_000} s`)

/** 'p99 of other calls 1.30 × (limit 1.5 ×)': a ratio of two times. */
export const ratio = (what: string, times: number, limit: number): Timed =>
  against(`${what} ${times.toFixed(2)} ×`, times <= limit, `${limit} ×`)

/** Where nothing was measured, nothing was quick. */
const against = (figure: string, isWithin: boolean, limit: string): Timed => ({
  text: `${figure} (${isWithin ? '' : 'slow: '}limit ${limit})`,
  isSlow: !isWithin,
})

/** For a finding. */
export const slowOf = (...times: readonly Timed[]): { slow: string[] } => ({
  slow: times.filter(({ isSlow }) => isSlow).map(({ text }) => text),
})

export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** Nothing of the app takes so long, also on a slow and busy machine: what has not ended by then hangs. */
export const hangMs = 120_000
