import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { returnBlanks } from '#shop/catalogue/stock/stock.ts'
import type { OrderMove, OrderStatus } from '#shop/order/status/contract.ts'
import { isOver, spoiledBy } from '../rules.ts'
import { freeBins, listUnstartedReprints } from './store.ts'

/** With its label an order is packed. One that ends before lies in its bin until somebody says that it was emptied. */
const packed: readonly OrderStatus[] = ['PRINTED', 'SHIPPED']
/** Broken orders come back; of these nothing is made any more. */
const endedOf = (moves: readonly OrderMove[]) => moves.filter(move => isOver(move.to)).map(move => move.orderId)
const packedOf = (moves: readonly OrderMove[]) => moves.filter(move => packed.includes(move.to)).map(move => move.orderId)

export const binJobs = {
  listeners: [
    listen(
      'order.moved',
      'production.freeBins',
      (tx, { moves }) => free(tx, packedOf(moves)),
      ({ moves }) => packedOf(moves).length > 0,
    ),
    listen(
      'order.moved',
      'production.returnBlanks',
      (tx, { moves }) => putBlanksBack(tx, endedOf(moves)),
      ({ moves }) => endedOf(moves).length > 0,
    ),
  ],
} satisfies DomainJobs

async function free(tx: Tx, orderIds: readonly number[]): Promise<void> {
  if (await freeBins(tx, orderIds)) await emit(tx, 'production.binsChanged', { orderId: orderIds[0] ?? 0 })
}

/** Blanks that reprints would have needed which nobody started are on the shelf. */
async function putBlanksBack(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await returnBlanks(tx, (await listUnstartedReprints(tx, orderIds)).map(spoiledBy))
}
