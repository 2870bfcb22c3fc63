import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { ImportStatus } from '../contract.ts'

const meanings: Record<ImportStatus, Meaning> = {
  FETCHING: 'blue',
  CHECKING: 'blue',
  MAPPING: 'amber',
  READY: 'amber',
  IMPORTING: 'blue',
  DONE: 'green',
  REFUSED: 'red',
  CANCELLED: 'grey',
}

/** How far an import is, as colour, icon and word. */
export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  const t = useText('import')
  return (
    <Badge meaning={meanings[status]} {...(status === 'CANCELLED' && { icon: 'close' })}>
      {t(`status_${status}`)}
    </Badge>
  )
}
