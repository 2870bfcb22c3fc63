import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import type { OrderMove, OrderStatus } from '#shop/order/status/contract.ts'
import { freeBins } from './store.ts'

/** With its label an order is packed. One that ends before lies in its bin until somebody says that it was emptied. */
const packed: readonly OrderStatus[] = ['PRINTED', 'SHIPPED']
const packedOf = (moves: readonly OrderMove[]) => moves.filter(move => packed.includes(move.to)).map(move => move.orderId)

export const binJobs = {
  listeners: [
    listen(
      'order.moved',
      'production.freeBins',
      (tx, { moves }) => free(tx, packedOf(moves)),
      ({ moves }) => packedOf(moves).length > 0,
    ),
  ],
} satisfies DomainJobs

async function free(tx: Tx, orderIds: readonly number[]): Promise<void> {
  if (await freeBins(tx, orderIds)) await emit(tx, 'production.binsChanged', { orderId: orderIds[0] ?? 0 })
}
