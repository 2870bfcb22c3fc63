import { type DomainJobs, job, listen } from '#engine/jobs/job.ts'
import { renderJob } from './job-names.ts'
import { type RenderOrder, renderOrder } from './render.ts'
import { voidTickets } from './store.ts'

/** Where an order goes back or ends, nobody may make its open pieces any more. */
const ended = new Set(['CANCELLED', 'REFUNDED', 'ERROR'])

export const productionJobs: DomainJobs = {
  jobs: [
    job<RenderOrder>(renderJob.name, { retries: 3, timeoutSeconds: 600, concurrency: 2 }, (order, engine) => renderOrder(engine, order)),
  ],
  listeners: [
    listen('order.moved', 'production.void', async (tx, { moves }) => {
      const orderIds = moves.filter(move => ended.has(move.to)).map(move => move.orderId)
      if (orderIds.length > 0) await voidTickets(tx, orderIds)
    }),
  ],
  crons: [],
}
