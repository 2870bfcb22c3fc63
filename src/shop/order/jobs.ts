import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { cron, type DomainJobs } from '#engine/jobs/job.ts'
import { listClosable, listCooledOff, listMissed, listMissRefunds } from './due.store.ts'
import { systemActor } from './facts.order.ts'
import { takeSteps } from './order.ts'
import { refundOrder } from './refund.order.ts'
import type { OrderStep } from './status.rules.ts'

const BATCH = 500

/** Takes this step with all orders that are due, in batches; what a guard keeps back is left for the next run. */
async function sweep(engine: Engine, step: OrderStep, due: (db: Db, limit: number) => Promise<number[]>): Promise<void> {
  for (;;) {
    const moved = await engine.db.transaction(async tx => {
      const orderIds = await due(tx, BATCH)
      const outcomes = await takeSteps(tx, { orderIds, step, actor: systemActor })
      return outcomes.filter(outcome => outcome.fault === undefined).length
    })
    if (moved < BATCH) return
  }
}

export const orderJobs: DomainJobs = {
  jobs: [],
  listeners: [],
  crons: [
    cron('order.process', '* * * * *', engine => sweep(engine, 'process', listCooledOff)),
    cron('order.miss', '*/10 * * * *', engine => sweep(engine, 'miss', listMissed)),
    cron('order.close', '17 * * * *', engine => sweep(engine, 'close', listClosable)),
    cron('order.refund-missed', '27 * * * *', async engine => {
      for (const { id, leftCents } of await listMissRefunds(engine.db, BATCH)) {
        const refund = { orderId: id, amountCents: leftCents, actor: systemActor, reason: 'No carrier event in time' }
        await engine.db.transaction(tx => refundOrder(tx, refund))
      }
    }),
  ],
}
