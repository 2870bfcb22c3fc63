import { Badge } from '#kit/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { MessageStatus } from '../../message/rules.ts'

const meanings = { NEW: 'amber', ANSWERED: 'green', SPAM: 'grey' } as const

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const t = useText('contentOffice')
  return <Badge meaning={meanings[status]}>{t(`messageStatus_${status}`)}</Badge>
}
