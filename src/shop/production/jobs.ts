import { type DomainJobs, job, listen } from '#engine/jobs/job.ts'
import type { OrderMove } from '#shop/order/status.contract.ts'
import { renderJob } from './job-names.ts'
import { releasePrintFiles } from './personal.store.ts'
import { type RenderOrder, renderOrder } from './render.ts'
import { voidTickets } from './store.ts'

/** Where an order goes back or ends, nobody may make its open pieces any more. */
const ended = new Set(['CANCELLED', 'REFUNDED', 'ERROR'])
const endedOf = (moves: readonly OrderMove[]) => moves.filter(move => ended.has(move.to)).map(move => move.orderId)

export const productionJobs: DomainJobs = {
  jobs: [
    job<RenderOrder>(renderJob.name, { retries: 3, timeoutSeconds: 600, concurrency: 2 }, (order, engine) => renderOrder(engine, order)),
  ],
  listeners: [
    listen('account.closed', 'production.release', (tx, { accountId }) => releasePrintFiles(tx, accountId)),
    listen(
      'order.moved',
      'production.void',
      (tx, { moves }) => voidTickets(tx, endedOf(moves)),
      ({ moves }) => endedOf(moves).length > 0,
    ),
  ],
  crons: [],
}
