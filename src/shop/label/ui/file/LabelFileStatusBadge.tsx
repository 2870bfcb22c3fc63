import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { LabelImport } from '../../buy/file/contract.ts'

const meanings: Record<LabelImport['status'], Meaning> = {
  READING: 'blue',
  READY: 'amber',
  MAKING: 'blue',
  DONE: 'green',
  REFUSED: 'red',
  CANCELLED: 'grey',
}

/** How far a file of labels is, as colour, icon and word. */
export function LabelFileStatusBadge({ status }: { status: LabelImport['status'] }) {
  const t = useText('labelFile')
  return (
    <Badge meaning={meanings[status]} {...(status === 'CANCELLED' && { icon: 'close' })}>
      {t(`status_${status}`)}
    </Badge>
  )
}
