import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { BoughtState } from '../../../buy/form/rules.ts'

const meanings: Record<BoughtState, Meaning> = {
  BUYING: 'blue',
  READY: 'amber',
  PRINTED: 'grey',
  USED: 'green',
  VOIDING: 'violet',
  VOIDED: 'violet',
  FAILED: 'red',
}

/** What a bought label is to its seller, as colour, icon and word. */
export function BoughtBadge({ state }: { state: BoughtState }) {
  const t = useText('boughtLabel')
  return (
    <Badge meaning={meanings[state]} {...(state === 'PRINTED' && { icon: 'printer' })}>
      {t(`state_${state}`)}
    </Badge>
  )
}
