import { Suspense, useState } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { ChosenOrder } from './order-columns.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'
import { useBulkActs } from './use-bulk-acts.tsx'

const AddArtDialog = lazyPart(() => import('../art/AddArtDialog.tsx').then(it => it.AddArtDialog))

/**
 * The art of chosen orders, and their submit after it. It stands beside the list and not in its bar: a list of what lacks art is empty
 * once all have theirs.
 */
export function ListedArt({ orders, onClose, onDone }: { orders: readonly ChosenOrder[]; onClose: () => void; onDone: () => void }) {
  const [isAdding, setAdding] = useState(true)
  const acts = useBulkActs({ orders, onDone, onRefused: onClose })
  const submit = async (orderIds: readonly number[]) => {
    setAdding(false)
    if (!(await acts.submit(orders.filter(order => orderIds.includes(order.id))))) onClose()
  }
  return (
    <>
      {isAdding && (
        <Suspense>
          <AddArtDialog orderIds={orders.map(order => order.id)} onClose={onClose} onSubmit={ids => void submit(ids)} />
        </Suspense>
      )}
      <RefusedDialog {...acts.left} />
    </>
  )
}
