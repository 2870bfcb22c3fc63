// PostgreSQL's error codes (appendix A of its manual) that the app tells apart.
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** The transaction was rolled back by no fault of its own: the same work may be done again. */
export const isWorthRetrying = (error: unknown): boolean => [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error))

/** The name of the unique constraint or index that a row broke, or nothing. */
export function brokenUnique(error: unknown): string | undefined {
  return codeOf(error) === '23505' && error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}

/** The name of the foreign key that a row broke, or nothing. */
export function brokenForeignKey(error: unknown): string | undefined {
  return codeOf(error) === '23503' && error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}

/** The server has ended the statement because its time was over (statement_timeout): for the caller as if it were away, for us a bug. */
export const isOverdue = (error: unknown): boolean => codeOf(error) === '57014'

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
const GONE = /^(08|57P0|53300)/
const LOCK_NOT_AVAILABLE = '55P03'
const IDLE_IN_TRANSACTION = '25P03'
/** The database is away for the moment (restarting, no connection to be had, a row held by who stands still): the caller may come back soon. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = codeOf(error)
  if (NETWORK.has(code) || GONE.test(code) || code === LOCK_NOT_AVAILABLE || code === IDLE_IN_TRANSACTION) return true
  return (
    error instanceof Error &&
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}
