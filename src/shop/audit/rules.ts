// Redaction in the audit log. A person's new address would outlive them here.
const SECRET = /password|token|secret|otp|authorization|card|factorcode|newemail/i
const LONGEST = 500
const MOST = 50

/** What of a request is kept in the log: no secrets, no long texts, no endless lists. */
export function summaryOf(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (depth === 4) return '…'
  if (Array.isArray(value)) return value.slice(0, MOST).map(each => summaryOf(each, depth + 1))
  const kept = Object.entries(value).slice(0, MOST)
  return Object.fromEntries(kept.map(([key, each]) => [key, SECRET.test(key) ? '(hidden)' : summaryOf(each, depth + 1)]))
}

/**
 * To which things a write was done: the one that its path names, or that it made; of many those that were not refused, `nothing` where
 * all of them were.
 */
export function doneTo(params: unknown, answer: unknown): readonly string[] | 'nothing' {
  const named = objectOf(params)
  if (named !== '') return [named]
  const data = isRecord(answer) ? answer.data : undefined
  if (isRecord(data) && Array.isArray(data.results)) {
    const done = data.results.filter(result => isRecord(result) && result.code === undefined)
    return done.length === 0 ? 'nothing' : idsOf(done)
  }
  return idsOf(Array.isArray(data) ? data : [data])
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const idsOf = (things: readonly unknown[]): string[] =>
  things.flatMap(it => (isRecord(it) && typeof it.id === 'number' ? [String(it.id)] : []))

/** The path's parameters as one text: '12'. */
export const objectOf = (params: unknown): string =>
  typeof params === 'object' && params !== null ? Object.values(params).map(String).join(' ') : ''
