import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { DepositStatus } from '../../deposit/rules.ts'
import { depositMeanings } from '../DepositStatusBadge.tsx'

/** A deposit's state in finance's words: what waits for the seller waits for nobody here. */
export function DepositOfficeBadge({ status, isGateway = false }: { status: DepositStatus; isGateway?: boolean }) {
  const t = useText('walletOffice')
  if (isGateway && status === 'WAITING') return <Badge meaning="grey">{t('gatewayWaits')}</Badge>
  const meaning = status === 'PENDING' ? 'amber' : status === 'WAITING' ? 'grey' : depositMeanings[status]
  return <Badge meaning={meaning}>{t(`status_${status}`)}</Badge>
}
