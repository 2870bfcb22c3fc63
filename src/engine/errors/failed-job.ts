import type { Log } from '#engine/log.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import type { ErrorReports } from './reports.ts'

/** Reports what a job threw. A link of a user's that gives no file is told to them; whoever runs the app has nothing to mend. */
export function reportFailedJob(
  { log, errors }: { log: Log; errors: ErrorReports },
  error: unknown,
  { id: jobId, name: job, isLastTry }: { id: string; name: string; isLastTry: boolean },
): void {
  if (error instanceof OutboundRefusal && error.isGiven)
    log.info({ job, jobId, reason: error.reason, status: error.status }, 'A link gave no file.')
  else errors.report(error, { tags: { job, jobId, isLastTry: String(isLastTry) } })
}
