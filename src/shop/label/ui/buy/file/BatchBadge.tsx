import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { LabelBatchStatus, LabelRowState } from '../../../buy/form/file/contract.ts'

const meanings: Record<LabelBatchStatus, Meaning> = { RATING: 'blue', READY: 'amber', BUYING: 'blue', DONE: 'green', DISCARDED: 'grey' }
const rowMeanings: Record<LabelRowState, Meaning> = { RATING: 'blue', READY: 'green', REFUSED: 'red', BOUGHT: 'green', FAILED: 'red' }

/** How far a file of labels to buy is, as colour, icon and word. */
export function BatchBadge({ status }: { status: LabelBatchStatus }) {
  const t = useText('labelBatch')
  return (
    <Badge meaning={meanings[status]} {...(status === 'DISCARDED' && { icon: 'close' })}>
      {t(`status_${status}`)}
    </Badge>
  )
}

/** The same of one row of it. */
export function RowBadge({ state }: { state: LabelRowState }) {
  const t = useText('labelBatch')
  return (
    <Badge meaning={rowMeanings[state]} {...(state === 'BOUGHT' && { icon: 'checkCircle' })}>
      {t(`row_${state}`)}
    </Badge>
  )
}
