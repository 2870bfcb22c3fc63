import { type DomainJobs, work } from '#engine/jobs/job.ts'
import { drawSheet } from './draw.ts'
import { gangJob } from './plan.ts'

/** Sheets are drawn one after another in a process: each may take hundreds of megabytes. */
export const gangJobs = {
  jobs: [work(gangJob, ({ sheetId }, engine, { isLastTry }) => drawSheet(engine, sheetId, isLastTry))],
} satisfies DomainJobs
