import { Badge, type Meaning } from '#kit/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { DepositStatus } from '../deposit.rules.ts'

const meanings = { PENDING: 'blue', WAITING: 'amber', COMPLETED: 'green', CANCELLED: 'red' } as const satisfies Record<
  DepositStatus,
  Meaning
>

/** A deposit's state in the words of its seller. */
export function DepositStatusBadge({ status, isWithdrawn = false }: { status: DepositStatus; isWithdrawn?: boolean }) {
  const t = useText('wallet')
  if (isWithdrawn) return <Badge meaning="grey">{t('isWithdrawn')}</Badge>
  return <Badge meaning={meanings[status]}>{t(`status_${status}`)}</Badge>
}

/** The same in finance's words: what waits for the seller waits for nobody here. */
export function DepositDeskBadge({ status }: { status: DepositStatus }) {
  const t = useText('walletDesk')
  return <Badge meaning={status === 'PENDING' ? 'amber' : status === 'WAITING' ? 'grey' : meanings[status]}>{t(`status_${status}`)}</Badge>
}
