import type { CallAnswer } from '#base/call.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { hotCalls } from '../../batch/hot/contract.ts'

type HotFile = CallAnswer<typeof hotCalls.hotFiles>['data'][number]
const meaning: Record<HotFile['state'], Meaning> = { WAITING: 'blue', PLACING: 'blue', SENT: 'green', FAILED: 'red' }

/** How a file stands in its hot folder, what keeps it out, and how often it was put there. */
export function HotState({ of: { state, fault, times } }: { of: Pick<HotFile, 'state' | 'fault' | 'times'> }) {
  const t = useText('production')
  const faultText = useFaultText()
  return (
    <>
      <Badge meaning={meaning[state]}>{t(`hot_${state}`)}</Badge> {fault && faultText(fault)}
      {times > 1 && <span className="muted"> {t('hotTimes', { count: times })}</span>}
    </>
  )
}
