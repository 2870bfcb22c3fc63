import { later, minute } from '#base/time.ts'
import { cron, type DomainJobs, job, listen, send } from '#engine/jobs/job.ts'
import { findOrders, systemActor } from '#shop/order/facts.order.ts'
import { takeSteps } from '#shop/order/order.ts'
import { buyLabel } from './buy.label.ts'
import { buyLabelJob, fetchLabelJob, voidLabelJob } from './job-names.ts'
import { listUnsettled } from './store.ts'
import { fetchLabel } from './supplied.label.ts'
import { releaseLabel, voidLabel } from './void.label.ts'

export const labelJobs: DomainJobs = {
  jobs: [
    job(buyLabelJob.name, { retries: 8, timeoutSeconds: 60, concurrency: 2 }, ({ labelId }: { labelId: number }, engine) =>
      buyLabel(engine, labelId),
    ),
    job(voidLabelJob.name, { retries: 8, timeoutSeconds: 60 }, ({ labelId }: { labelId: number }, engine) => voidLabel(engine, labelId)),
    job(
      fetchLabelJob.name,
      { retries: 4, timeoutSeconds: 120, concurrency: 4 },
      ({ orderId }: { orderId: number }, engine, { isLastTry }) => fetchLabel(engine, orderId, isLastTry),
    ),
  ],
  listeners: [
    // A label link is fetched at once, before it expires, and before the order is paid.
    listen('order.created', 'label.fetchOfNew', async (tx, { orderIds }) => {
      for (const order of (await findOrders(tx, orderIds)).values()) {
        if (order.labelState === 'WAITING' && order.status !== 'DUPLICATE') await send(tx, fetchLabelJob, { orderId: order.id })
      }
    }),
    listen('order.changed', 'label.fetchOfChanged', async (tx, { orderId }) => {
      const order = (await findOrders(tx, [orderId])).get(orderId)
      if (order?.labelState === 'WAITING') await send(tx, fetchLabelJob, { orderId })
    }),
    listen('order.moved', 'label.followOrder', async (tx, { step, moves }) => {
      if (step === 'cancel') for (const { orderId } of moves) await releaseLabel(tx, orderId)
      if (step === 'keep') for (const { orderId } of moves) await send(tx, fetchLabelJob, { orderId })
      // Nothing is made of an order that is only a label: once it is paid, it waits for the scan.
      const paid = await findOrders(
        tx,
        moves.filter(({ to }) => to === 'NEW_ORDER').map(({ orderId }) => orderId),
      )
      const orderIds = [...paid.values()].filter(order => order.orderType === 'LABEL').map(order => order.id)
      if (orderIds.length > 0) await takeSteps(tx, { orderIds, step: 'queueScan', actor: systemActor })
    }),
  ],
  crons: [
    // A process that died between its question and the answer leaves its label open: the carrier is asked again.
    cron('label.settle', '*/2 * * * *', async ({ db }) => {
      const open = await listUnsettled(db, later(db.now(), -2 * minute))
      await db.transaction(async tx => {
        for (const { id, state } of open) {
          await send(tx, state === 'INTENT' ? buyLabelJob : voidLabelJob, { labelId: id })
        }
      })
    }),
  ],
}
