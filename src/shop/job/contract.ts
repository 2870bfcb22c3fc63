import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { dataOf, Instant, PageQuery, pageOf } from '#base/shapes.ts'
import { jobFields } from './rules.ts'

export const job = subject('job', ['Job', 'Tác vụ'], { office: '/office/jobs' })

export const FailedJob = z.object({
  id: z.uuid(),
  /** As the sources name it: `label.buy`. */
  name: z.string(),
  /** The rows it is about: the field, and the number in it. */
  about: z.array(z.object({ field: z.enum(jobFields), id: z.int() })),
  error: z.string(),
  tries: z.int(),
  sentAt: Instant,
  diedAt: Instant,
  /** So many processes ended under it, so it stands still until it is tried again. */
  deaths: z.int().nullable(),
})
export type FailedJob = z.input<typeof FailedJob>

export const jobCalls = {
  failedJobs: call('GET /v1/office/job', {
    access: { staff: ['auditor'] },
    touches: 'nothing',
    summary: 'Jobs that failed for the last time, first what stands still, then the newest, one page; they are kept for a week',
    query: PageQuery,
    answer: pageOf(FailedJob),
  }),
  retryJob: call('POST /v1/office/job/{id}/retry', {
    access: { staff: [] },
    touches: 'any',
    money: { none: 'Runs again what was decided before' },
    did: { about: job, done: ['Retried a failed job', 'Cho chạy lại tác vụ hỏng'] },
    summary: 'Try a failed job once more',
    params: z.object({ id: z.uuid() }),
    answer: dataOf(z.object({ id: z.uuid() })),
  }),
}
