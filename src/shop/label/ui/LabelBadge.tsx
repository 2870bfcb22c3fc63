import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { LabelStatus } from '../rules.ts'

const meanings: Readonly<Record<LabelStatus, Meaning>> = {
  INTENT: 'blue',
  FAILED: 'red',
  READ: 'blue',
  LIVE: 'green',
  VOIDING: 'blue',
  VOIDED: 'grey',
  REFUSED: 'amber',
  ENDED: 'grey',
}

/** What became of a label, in its one colour and its word. */
export function LabelBadge({ state }: { state: LabelStatus }) {
  const t = useText('labelOffice')
  return <Badge meaning={meanings[state]}>{t(`state_${state}`)}</Badge>
}
