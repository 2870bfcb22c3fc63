import type { Config } from '#engine/config.ts'
import type { Log } from '#engine/log.ts'
import type { ErrorReports } from './reports.ts'
import { openSentry } from './sentry.ts'

/** The log, and the service of SENTRY_DSN. */
export function openErrors({ sentryDsn, publicUrl }: Pick<Config, 'sentryDsn' | 'publicUrl'>, log: Log): ErrorReports {
  const logged = logErrors(log)
  if (sentryDsn === undefined) return logged
  const sentry = openSentry(sentryDsn, { publicUrl, onFault: fault => log.warn({ err: fault }, 'An error report was not taken.') })
  return {
    report: (error, facts) => {
      logged.report(error, facts)
      sentry.report(error, facts)
    },
    flush: () => sentry.flush(),
  }
}

const logErrors = (log: Log): ErrorReports => ({
  report: (error, { level = 'error', requestId, tags }) =>
    log[level]({ err: error, reqId: requestId, ...tags }, error instanceof Error ? error.message : String(error)),
  flush: async () => undefined,
})
