import { Fault } from '#base/fault.ts'
import { type DeadLetter, listDeadLetters, retryDeadLetter } from '#engine/jobs/dead-letter.store.ts'
import { routes } from '#engine/serve/route.ts'
import { type FailedJob, jobCalls } from './contract.ts'
import { aboutOf } from './rules.ts'

export const jobRoutes = routes(jobCalls, {
  failedJobs: async ({ query: { page, limit } }, db) => {
    const { docs, totalDocs } = await listDeadLetters(db, { page, limit })
    return { data: { docs: docs.map(shown), totalDocs, page, limit } }
  },
  retryJob: async ({ params }, tx) => {
    if (!(await retryDeadLetter(tx, params.id))) throw new Fault('JOB_NOT_FOUND')
    return { data: { id: params.id } }
  },
})

const errorLength = 500
const shown = ({ data, error, ...job }: DeadLetter): FailedJob => ({ ...job, about: aboutOf(data), error: error.slice(0, errorLength) })
