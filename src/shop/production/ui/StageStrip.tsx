import type { CallAnswer } from '#base/call.ts'
import { When } from '#kit/app/page/When.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { useText } from '#kit/use-text.ts'
import type { productionCalls as contract } from '../contract.ts'
import { stages } from '../rules.ts'

type Stage = CallAnswer<(typeof contract)['productionBoard']>['data']['stages'][number]

/** The way of an order through production, with how many stand where and how long the oldest has waited. */
export function StageStrip({ counts }: { counts: readonly Stage[] | undefined }) {
  const t = useText('production')
  if (!counts) return <Figures of={undefined} waiting={stages.length} />
  return (
    <Figures
      of={stages.map(status => {
        const stage = counts.find(each => each.status === status)
        return {
          label: t(`stage_${status}`),
          // What stands where is a list of its pieces.
          to: status === 'IN_PRODUCTION' && stage?.count ? '/office/production/pieces?state=STARTED' : undefined,
          value: stage?.count ? stage.count : <span className="muted">0</span>,
          hint: stage?.oldestAt && (
            <>
              {t('oldest')} <When at={stage.oldestAt} />
            </>
          ),
        }
      })}
    />
  )
}
