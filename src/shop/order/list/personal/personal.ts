// What the orders know of their seller and of those they were sent to.
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import type { Personal } from '#shop/account/account.ts'
import { countSold } from '../../item/store.ts'
import { countUnderWay, deleteLabelFiles, deleteUnpaid, eachItem, eachLabelFile, eachOrder, forgetRecipients } from './store.ts'

const ORDERS_PER_EVENT = 500
export const orderPersonal: Personal = {
  parts: { orders: eachOrder, 'order-items': eachItem, 'label-files': eachLabelFile },
  async settle(tx, sellerId) {
    const orderIds = await deleteUnpaid(tx, sellerId)
    await countSold(tx, orderIds)
    for (let start = 0; start < orderIds.length; start += ORDERS_PER_EVENT)
      await emit(tx, 'order.deleted', { sellerId, orderIds: orderIds.slice(start, start + ORDERS_PER_EVENT) }, { seller: sellerId })
  },
  async unsettled(db, sellerId) {
    const count = await countUnderWay(db, sellerId)
    return count > 0 ? [{ kind: 'orders', count }] : []
  },
}

/** Chunk by chunk, as a seller may have a million orders; run again, it finds nothing left to take out. */
export async function forgetOrders({ db }: Pick<Engine, 'db'>, sellerId: number, signal: AbortSignal): Promise<void> {
  await db.transaction(tx => deleteLabelFiles(tx, sellerId))
  for (let after: number | undefined = 0; after !== undefined; ) {
    signal.throwIfAborted()
    const from: number = after
    after = await db.transaction(tx => forgetRecipients(tx, sellerId, from))
  }
}
