import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { Label } from '../../contract.ts'

type State = Exclude<Label['refundState'], 'NONE'>
const meanings: Readonly<Record<State, Meaning>> = { ASKED: 'blue', REFUNDED: 'green', REFUSED: 'amber' }

/** What became of the postage of a label that was given back. */
export function RefundBadge({ state }: { state: State }) {
  const t = useText('labelRefund')
  return <Badge meaning={meanings[state]}>{t(`state_${state}`)}</Badge>
}
