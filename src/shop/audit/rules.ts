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

/** The path's parameters as one text: '12'. */
export const objectOf = (params: unknown): string =>
  typeof params === 'object' && params !== null ? Object.values(params).map(String).join(' ') : ''
