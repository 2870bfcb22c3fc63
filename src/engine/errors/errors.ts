import type { Log } from '#engine/log.ts'

export interface ErrorFacts {
  level?: 'error' | 'fatal'
  requestId?: string
  tags?: Readonly<Record<string, string>>
}
/** Where bugs are told: the log, and an error-reporting service where one is set. Never throws. */
export interface ErrorReports {
  report(error: unknown, facts: ErrorFacts): void
}

export const logErrors = (log: Log): ErrorReports => ({
  report: (error, { level = 'error', requestId, tags }) =>
    log[level]({ err: error, reqId: requestId, ...tags }, error instanceof Error ? error.message : String(error)),
})
