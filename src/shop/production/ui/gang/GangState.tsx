import type { CallAnswer } from '#base/call.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { gangCalls } from '../../gang/contract.ts'

const meanings = { WAITING: 'blue', READY: 'green', FAILED: 'red' } as const

export type GangSheet = CallAnswer<typeof gangCalls.gangSheets>['data'][number]

/** How a sheet stands, and what speaks against printing it. */
export function GangState({ sheet }: { sheet: Pick<GangSheet, 'state' | 'cancelled' | 'prints'> }) {
  const t = useText('production')
  const { state, cancelled, prints } = sheet
  return (
    <>
      {prints.length > 0 ? (
        <Badge meaning="green">{t('gangPrinted', { count: prints.length })}</Badge>
      ) : (
        <Badge meaning={meanings[state]}>{t(`gang_${state}`)}</Badge>
      )}{' '}
      {cancelled > 0 && <Badge meaning="red">{t('gangCancelled', { count: cancelled })}</Badge>}
    </>
  )
}
