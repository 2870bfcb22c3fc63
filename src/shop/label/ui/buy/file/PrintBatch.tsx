import { useCall } from '#kit/call/use-call.ts'
import { labelBatchCalls } from '../../../buy/form/file/contract.ts'
import { PrintMany } from '../bought/PrintMany.tsx'
import type { ShownBatch } from './batch.ts'

/** Prints the labels of a file together, in the order of its rows. */
export function PrintBatch({ batch }: { batch: ShownBatch }) {
  const query = { state: 'BOUGHT' as const, limit: 100 }
  const [first, second] = [1, 2].map(page => ({ params: { id: batch.id }, query: { ...query, page } }))
  const rows = useCall(labelBatchCalls.labelBatchRows, first ?? never)
  const more = useCall(labelBatchCalls.labelBatchRows, second ?? never, { isEnabled: (batch.counts.BOUGHT ?? 0) > query.limit })
  const docs = [...(rows.data?.data.docs ?? []), ...(more.data?.data.docs ?? [])]
  return <PrintMany variant="primary" ids={docs.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))} />
}
const never = { params: { id: 0 }, query: {} }
