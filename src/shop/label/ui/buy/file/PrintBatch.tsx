import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { labelBatchCalls } from '../../../buy/form/file/contract.ts'
import { PrintMany } from '../bought/PrintMany.tsx'
import { isPrintable } from '../bought/use-print.ts'
import type { ShownBatch } from './batch.ts'

/** The most that one page of a list holds. */
const limit = 100

/** Prints the labels of a file together, in the order of its rows, those that are made. */
export function PrintBatch({ batch }: { batch: ShownBatch }) {
  const params = { id: batch.id }
  const hasMore = (batch.counts.BOUGHT ?? 0) > limit
  const rows = useCall(labelBatchCalls.labelBatchRows, { params, query: { state: 'BOUGHT', limit } })
  const moreRows = useCall(labelBatchCalls.labelBatchRows, { params, query: { state: 'BOUGHT', limit, page: 2 } }, { isEnabled: hasMore })
  const labels = useCall(buyingLabelCalls.myBoughtLabels, { query: { limit } })
  const moreLabels = useCall(buyingLabelCalls.myBoughtLabels, { query: { limit, page: 2 } }, { isEnabled: hasMore })
  useLive(['label.changed'], [buyingLabelCalls.myBoughtLabels])
  const known = new Map([labels, moreLabels].flatMap(({ data }) => data?.data.docs ?? []).map(label => [label.id, label]))
  const ids = [rows, moreRows].flatMap(({ data }) => data?.data.docs ?? []).flatMap(({ orderId }) => orderId ?? [])
  // One that is older than these was made long ago.
  return <PrintMany ids={ids.filter(id => labels.data !== undefined && isPrintable(known.get(id) ?? { state: 'PRINTED', form: 'PDF' }))} />
}
