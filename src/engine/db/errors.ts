// PostgreSQL's error codes (appendix A of its manual) that the house tells apart.
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

/** The name of the check constraint that a row broke, or nothing. */
export function brokenCheck(error: unknown): string | undefined {
  return codeOf(error) === '23514' && error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
const GONE = /^(08|57P0|53300)/
/** The database is away for the moment (restarting, no connection to be had): the caller may come back soon. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = codeOf(error)
  if (NETWORK.has(code) || GONE.test(code)) return true
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message)
  )
}
