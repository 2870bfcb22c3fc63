import { listen } from '#engine/jobs/job.ts'
import { findFacts } from '../status/store.ts'
import { freeTypedNumbers } from './number.ts'

/** Numbers that were typed and that a label bears. */
export const numberListeners = [
  listen(
    'order.created',
    'order.settleTyped',
    (tx, { numbers }) => freeTypedNumbers(tx, numbers),
    ({ numbers }) => numbers.length > 0,
  ),
  listen(
    'order.moved',
    'order.settleKept',
    async (tx, { moves }) => {
      const kept = await findFacts(
        tx,
        moves.map(move => move.orderId),
      )
      await freeTypedNumbers(
        tx,
        kept.flatMap(row => row.trackingNumber ?? []),
      )
    },
    ({ step }) => step === 'keep',
  ),
  listen('order.numberRead', 'order.settleRead', (tx, { number }) => freeTypedNumbers(tx, [number])),
  listen('order.numberTyped', 'order.settleEdited', (tx, { number }) => freeTypedNumbers(tx, [number])),
]
