import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { gangCalls } from '../../gang/contract.ts'
import { usePlannedWords } from './planned.ts'

/** Lays what is ready of a batch onto gang sheets. */
export function PlanGang({ batchId, filesReady }: { batchId: number; filesReady: number }) {
  const t = useText('production')
  const whyNot = useWhyNot()
  const wordsOf = usePlannedWords()
  const plan = useAct(gangCalls.planGang, {
    changes: [gangCalls.gangSheets, gangCalls.gangWaiting, gangCalls.allGangSheets],
    done: ({ data }) => {
      const { headline, left } = wordsOf(data)
      return [headline, ...left].join(' ')
    },
  })
  return (
    <Button
      icon="layers"
      reason={whyNot(gangCalls.planGang) ?? (filesReady > 0 ? undefined : t('notReady'))}
      busy={plan.isPending}
      onClick={() => plan.mutate({ params: { id: batchId } })}
    >
      {t('planGang')}
    </Button>
  )
}
