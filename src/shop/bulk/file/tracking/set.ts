// Setting the tracking numbers of many orders, one by one.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { numberOfScan } from '#shop/carrier/number.carrier.ts'
import { editOrder } from '#shop/order/edit/edit.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import type { NumberResult } from './contract.ts'
import { release, rollBackTo, savepoint } from './store.ts'

interface Given {
  orderId: number
  trackingNumber: string
}

/**
 * Each order is edited as by its seller's own hand, with its line of the timeline; none stops the others, and one that bears the number
 * already stays as it is.
 */
export async function setNumbers(tx: Tx, sellerId: number, given: readonly Given[]): Promise<NumberResult[]> {
  const results = new Map<Given, NumberResult>()
  // In the order of their ids, as everybody locks them.
  for (const each of given.toSorted((one, other) => one.orderId - other.orderId)) results.set(each, await setAlone(tx, sellerId, each))
  return given.flatMap(each => results.get(each) ?? [])
}

/** A refusal undoes what was written of this order alone. */
async function setAlone(tx: Tx, sellerId: number, given: Given): Promise<NumberResult> {
  await savepoint(tx)
  try {
    const result = await setNumber(tx, sellerId, given)
    await release(tx)
    return result
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await rollBackTo(tx)
    return { id: given.orderId, isSet: false, code: error.code, values: error.values }
  }
}

/** Throws ORDER_NOT_FOUND, also for another seller's, and the faults of the edit. */
async function setNumber(tx: Tx, sellerId: number, { orderId: id, trackingNumber: text }: Given): Promise<NumberResult> {
  const trackingNumber = numberOfScan(text)
  const order = await lockOrder(tx, id, sellerId)
  if (order.trackingNumber === trackingNumber) return { id, isSet: false }
  await editOrder(tx, { orderId: id, actor: sellerActor(sellerId), sellerId }, { trackingNumber })
  return { id, isSet: true }
}
