import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Steps } from '#kit/layout/Steps.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { dashboardCalls, type Guide } from '../contract.ts'
import { guideSteps } from '../rules.ts'

const ways = { profile: '/profile', deposit: '/payments/deposit', art: '/library', order: '/order/import' } as const

/** The setup until all of it is done or the seller puts it away; the server knows which steps are taken. */
export function SetupGuide({ guide }: { guide: Guide }) {
  const t = useText('dashboard')
  const whyNot = useWhyNot()
  const hide = useAct(dashboardCalls.setGuide, { changes: [dashboardCalls.sellerHome] })
  const next = guideSteps.find(step => !guide.done.includes(step))
  if (guide.isDismissed || next === undefined) return null
  return (
    <Panel
      title={t('guide')}
      aside={
        <Row>
          <span className="hint numbers">{t('guideDone', { done: guide.done.length, total: guideSteps.length })}</span>
          <Button
            variant="quiet"
            size="small"
            busy={hide.isPending}
            reason={whyNot(dashboardCalls.setGuide)}
            onClick={() => hide.mutate({ body: { isDismissed: true } })}
          >
            {t('guideHide')}
          </Button>
        </Row>
      }
    >
      <Steps
        at={guideSteps.indexOf(next)}
        of={guideSteps.map(step => {
          const isDone = guide.done.includes(step)
          return { title: t(`step_${step}`), hint: isDone ? t('stepDone') : t(`step_${step}Hint`), isDone, to: ways[step] }
        })}
      />
    </Panel>
  )
}
