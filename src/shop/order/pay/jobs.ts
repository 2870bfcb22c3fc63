import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { cron, type DomainJobs, job, listen, send, work } from '#engine/jobs/job.ts'
import { getAccount } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { wantFiles } from '../item/file.ts'
import type { OrderMove, OrderStatus } from '../status/contract.ts'
import type { OrderFacts } from '../status/facts.rules.ts'
import { systemActor } from '../status/facts.status.ts'
import { notifyNoNumber, notifyPaidReady, notifyShipped, notifyUnpaid } from '../status/notice/notice.ts'
import type { OrderStep } from '../status/rules.ts'
import { takeSteps } from '../status/status.ts'
import { findFacts, setOrder } from '../status/store.ts'
import { payOrders } from './pay.ts'
import { listActivated, listClosable, listCooledOff, listMissed } from './store.ts'
import { payWaiting } from './waiting.ts'

const BATCH = 500

type Due = (db: Db, limit: number) => Promise<number[]>

/** Takes this step with all orders that are due, in batches; what a guard keeps back is left for the next run. */
async function sweep(engine: Engine, step: OrderStep, due: Due, facts: Partial<OrderFacts> = {}): Promise<void> {
  for (;;) {
    const moved = await engine.db.transaction(async tx => {
      const orderIds = await due(tx, BATCH)
      const outcomes = await takeSteps(tx, { orderIds, step, facts, actor: systemActor })
      return outcomes.filter(outcome => outcome.fault === undefined).length
    })
    if (moved < BATCH) return
  }
}

/** An order that was submitted before its files were there is paid now that they are. */
async function payReady(tx: Tx, sellerId: number, orderId: number): Promise<void> {
  const [row] = await findFacts(tx, [orderId])
  if (!row?.submitsWhenReady || row.itemsMissingFiles > 0 || row.labelState === 'WAITING') return
  const [outcome] = await payOrders(tx, sellerId, [orderId], systemActor)
  // Their seller decides about a new price; nothing happens by itself until they submit again.
  if (outcome?.fault?.code === 'ORDER_PRICE_CHANGED') await setOrder(tx, orderId, { submitWhenReady: false })
  if (outcome?.fault) await notifyUnpaid(tx, row, outcome.fault)
  else if (outcome) await notifyPaidReady(tx, row, outcome.totalCents)
}

/** Made orders that their sellers ship. */
const selfShipped = (moves: readonly OrderMove[]) =>
  moves.flatMap(({ orderId, orderType, to }) => (to === 'PRODUCED' && orderType === 'SHIP_BY_SELLER' ? orderId : []))

/** Handed to the carrier: by our dock, or, of what is a label alone, by its seller and seen by the carrier first. */
const shipped = (step: string, moves: readonly OrderMove[]) =>
  moves.flatMap(({ orderId, orderType, from }) =>
    step === 'handOver' || (orderType === 'LABEL' && firstSeen.includes(step) && unseen.includes(from)) ? orderId : [],
  )
const firstSeen: readonly string[] = ['carrierAccepted', 'carrierMoved']
const unseen: readonly OrderStatus[] = ['LABEL_CREATED', 'SCANNING', 'MISSED']

async function tellNoNumber(tx: Tx, orderIds: readonly number[]): Promise<void> {
  for (const row of await findFacts(tx, orderIds))
    if (row.trackingNumber === null && row.labelState !== 'WAITING') await notifyNoNumber(tx, row)
}

const payWaitingJob = job<{ sellerId: number }>('order.pay-waiting')

export const payJobs = {
  jobs: [work(payWaitingJob, ({ sellerId }, engine, { signal }) => payWaiting(engine, sellerId, signal))],
  listeners: [
    listen(
      'order.moved',
      'order.tellNoNumber',
      (tx, { moves }) => tellNoNumber(tx, selfShipped(moves)),
      ({ moves }) => selfShipped(moves).length > 0,
    ),
    listen(
      'order.moved',
      'order.tellShipped',
      (tx, { sellerId, step, moves }) => notifyShipped(tx, sellerId, shipped(step, moves)),
      ({ step, moves }) => shipped(step, moves).length > 0,
    ),
    listen('order.changed', 'order.takeChangedFiles', async (tx, { sellerId, orderId }) => {
      await wantFiles(tx, sellerId, [orderId])
      await payReady(tx, sellerId, orderId)
    }),
    listen('deposit.completed', 'order.payWaiting', async (tx, { sellerId }) => {
      if ((await getAccount(tx, sellerId)).payAfterDeposit) await send(tx, payWaitingJob, { sellerId })
    }),
  ],
  crons: [
    cron('order.process', '* * * * *', engine => sweep(engine, 'process', listCooledOff)),
    cron('order.miss', '*/10 * * * *', engine => sweep(engine, 'miss', listMissed)),
    cron('order.close', '17 * * * *', async engine => {
      await sweep(engine, 'close', listClosable)
      if (await readSetting(engine.db, 'isActivationOnly')) await sweep(engine, 'close', listActivated, { isActivationOnly: true })
    }),
  ],
} satisfies DomainJobs
