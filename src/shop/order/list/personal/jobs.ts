import { type DomainJobs, job, listen, send, work } from '#engine/jobs/job.ts'
import { forgetOrders } from './personal.ts'

const forgetJob = job<{ sellerId: number }>('order.forget', { timeoutSeconds: 3_600 })

export const forgetJobs = {
  jobs: [work(forgetJob, ({ sellerId }, engine, { signal }) => forgetOrders(engine, sellerId, signal))],
  listeners: [listen('account.closed', 'order.forget', (tx, { accountId }) => send(tx, forgetJob, { sellerId: accountId }))],
} satisfies DomainJobs
