import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { type DomainJobs, listen, work } from '#engine/jobs/job.ts'
import type { OrderMove } from '#shop/order/status/contract.ts'
import { endsPieces } from '../rules.ts'
import { releasePrintFiles, voidItem } from '../store.ts'
import { renderJob } from './batch.ts'
import { voidBroken } from './broken.ts'
import { deletePrintsOf } from './print/store.ts'
import { renderOrder } from './render.ts'

const endedOf = (moves: readonly OrderMove[]) => moves.filter(move => endsPieces(move.to)).map(move => move.orderId)

export const productionJobs = {
  jobs: [work(renderJob, (order, engine, { signal }) => renderOrder(engine, order, signal))],
  listeners: [
    listen('account.closed', 'production.release', release),
    listen('order.itemCancelled', 'production.voidItem', takeItemOut),
    listen(
      'order.moved',
      'production.void',
      (tx, { moves }) => voidBroken(tx, endedOf(moves)),
      ({ moves }) => endedOf(moves).length > 0,
    ),
  ],
} satisfies DomainJobs

/** What was drawn of a seller's art goes, unless another's order prints the same. */
async function release(tx: Tx, { accountId }: { accountId: number }): Promise<void> {
  await releasePrintFiles(tx, accountId)
  await deletePrintsOf(tx, accountId)
}

/** Nothing of a cancelled item is to be made; who looks at its batches sees it leave. */
async function takeItemOut(tx: Tx, { itemId }: { itemId: number }): Promise<void> {
  for (const batchId of await voidItem(tx, itemId)) await emit(tx, 'production.changed', { batchId })
}
