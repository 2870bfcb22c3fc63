import { later, minute } from '#base/time.ts'
import { cron, type DomainJobs, listen, send, sendAll, work } from '#engine/jobs/job.ts'
import type { OrderMove } from '#shop/order/status/contract.ts'
import { findOrders, systemActor } from '#shop/order/status/facts.status.ts'
import { takeSteps } from '#shop/order/status/status.ts'
import { releaseLabels, voidSupplied } from '../store.ts'
import { buyLabel, buyLabelJob, emitLabel, settleStopped, voidLabelJob } from './buy.ts'
import { listUnsettled, setStoppedDue } from './purchase.store.ts'
import { askRefunds } from './refund.ts'
import { fetchLabel, fetchLabelJob } from './supplied.ts'
import { releaseAddressed, releaseLabel, voidLabel } from './void.ts'

/** Nothing is made of an order that is only a label: once it is paid, it waits for the scan. */
const paidLabels = (moves: readonly OrderMove[]) =>
  moves.filter(({ to, orderType }) => to === 'NEW_ORDER' && orderType === 'LABEL').map(({ orderId }) => orderId)

export const labelJobs = {
  jobs: [
    work(buyLabelJob, ({ labelId }, engine) => buyLabel(engine, labelId)),
    work(voidLabelJob, ({ labelId }, engine) => voidLabel(engine, labelId)),
    work(fetchLabelJob, ({ orderId }, engine, { isLastTry }) => fetchLabel(engine, orderId, isLastTry)),
  ],
  listeners: [
    // A label link is fetched at once, before it expires, and before the order is paid.
    listen(
      'order.created',
      'label.fetchOfNew',
      async (tx, { orderIds }) => {
        const waiting = [...(await findOrders(tx, orderIds)).values()].filter(
          order => order.labelState === 'WAITING' && order.status !== 'DUPLICATE',
        )
        await sendAll(
          tx,
          fetchLabelJob,
          waiting.map(order => ({ orderId: order.id })),
        )
      },
      ({ lacksLabels }) => lacksLabels,
    ),
    listen('order.changed', 'label.fetchOfChanged', async (tx, { orderId }) => {
      const order = (await findOrders(tx, [orderId])).get(orderId)
      if (order?.labelState === 'WAITING') await send(tx, fetchLabelJob, { orderId })
      // The order goes without it now: its number is free again.
      if (order?.labelState === 'NONE') for (const label of await voidSupplied(tx, [orderId])) await emitLabel(tx, label, 'VOIDED')
    }),
    listen('order.deleted', 'label.releaseOfDeleted', async (tx, { orderIds }) => {
      for (const label of await voidSupplied(tx, orderIds)) await emitLabel(tx, label, 'VOIDED')
    }),
    listen(
      'carrier.changed',
      'label.askAgain',
      async tx => {
        for (const { id, state } of await setStoppedDue(tx))
          await send(tx, state === 'INTENT' ? buyLabelJob : voidLabelJob, { labelId: id })
      },
      ({ isOpen }) => isOpen,
    ),
    listen('account.closed', 'label.release', (tx, { accountId }) => releaseLabels(tx, accountId)),
    listen(
      'order.moved',
      'label.followOrder',
      async (tx, { step, moves }) => {
        if (step === 'cancel') for (const { orderId } of moves) await releaseLabel(tx, orderId)
        if (step === 'error') for (const { orderId } of moves) await releaseAddressed(tx, orderId)
        if (step === 'keep')
          await sendAll(
            tx,
            fetchLabelJob,
            moves.map(({ orderId }) => ({ orderId })),
          )
        const orders = [...(await findOrders(tx, paidLabels(moves))).values()]
        // What was bought by the form is printed by its seller, and waits for its carrier alone.
        const scanned = orders.filter(({ source }) => source !== 'LABEL_FORM').map(({ id }) => id)
        await takeSteps(tx, { orderIds: scanned, step: 'queueScan', actor: systemActor })
        for (const { id, source } of orders) if (source === 'LABEL_FORM') await settleStopped(tx, id)
      },
      ({ step, moves }) => step === 'cancel' || step === 'error' || step === 'keep' || paidLabels(moves).length > 0,
    ),
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
    // Carriers take days and weeks to say whether postage comes back.
    cron('label.refunds', '7,37 * * * *', engine => askRefunds(engine)),
  ],
} satisfies DomainJobs
