// Undo: whole designs that share what did not change, at most 200 of them. The clock is given.

export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** The field that was changed last, and when. */
  last?: { field: string; at: number } | undefined
}
export const mostSteps = 200
/** Changes of one field that follow each other so closely are one step: a word that is typed, an arrow that is held. */
export const joinMs = 500

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** After an edit. `field` names what was changed, where changes of it may join. */
export function edited<T>(history: History<T>, next: T, { field, at }: { field?: string | undefined; at: number }): History<T> {
  if (next === history.present) return history
  const { last } = history
  const joins = field !== undefined && last?.field === field && at - last.at <= joinMs && history.past.length > 0
  const past = joins ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present: next, future: [], last: field === undefined ? undefined : { field, at } }
}

export function undone<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  return before === undefined ? { past, present, future } : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}
export function redone<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest }
}
