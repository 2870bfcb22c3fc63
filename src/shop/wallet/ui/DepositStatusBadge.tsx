import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { DepositStatus } from '../deposit/rules.ts'

export const depositMeanings = { PENDING: 'blue', WAITING: 'amber', COMPLETED: 'green', CANCELLED: 'red' } as const satisfies Record<
  DepositStatus,
  Meaning
>

interface Props {
  status: DepositStatus
  isGateway?: boolean
  isWithdrawn?: boolean
}
/** A deposit's state in the words of its seller; a gateway's waits for nobody's answer and is rejected by nobody. */
export function DepositStatusBadge({ status, isGateway = false, isWithdrawn = false }: Props) {
  const t = useText('wallet')
  if (isWithdrawn) return <Badge meaning="grey">{t('isWithdrawn')}</Badge>
  if (isGateway && status !== 'COMPLETED')
    return <Badge meaning={status === 'CANCELLED' ? 'red' : 'grey'}>{t(status === 'CANCELLED' ? 'gatewayNotPaid' : 'gatewayWaits')}</Badge>
  return <Badge meaning={depositMeanings[status]}>{t(`status_${status}`)}</Badge>
}
