import type { CallAnswer } from '#base/call.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { elsewhereCalls } from '../buy/elsewhere/contract.ts'
import { type LabelTab, labelCalls } from '../contract.ts'
import { isStuck } from '../rules.ts'
import { UnsoldLabel } from './order/UnsoldLabel.tsx'

export type OfficeOrder = CallAnswer<typeof labelCalls.labelDesk>['data']['docs'][number]

/** What can be done with one order in the office; what cannot is grey and says why. */
export function LabelRowActions(props: {
  tab: LabelTab
  order: OfficeOrder
  isBusy: boolean
  onMake: () => void
  onPrint: () => void
  onReprint: () => void
  onElsewhere: () => void
}) {
  const { tab, order, isBusy, onMake, onPrint, onReprint, onElsewhere } = props
  const t = useText('labelOffice')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const takeBack = useAct(labelCalls.voidLabel, { changes: [labelCalls.labelDesk] })
  const { label } = order
  const askVoid = () => {
    if (!label) return
    const question = {
      title: t('voidTitle'),
      children: t('voidHint'),
      figures: [
        { label: t('number'), value: label.trackingNumber },
        { label: t('postage'), value: <Money cents={label.postageCents} /> },
      ],
      action: t('void'),
      decline: t('keepLabel'),
      isDangerous: true,
    }
    void takeBack.ask(question, { params: { id: label.id }, body: { reason: t('voidReason') } })
  }
  if (tab === 'SILENT') return <UnsoldLabel orderId={order.id} />
  if (tab === 'TO_MAKE') {
    const why = order.whyNotMake === null ? undefined : (faultText(order.whyNotMake) ?? order.whyNotMake)
    return (
      <>
        <Button
          size="small"
          icon="label"
          busy={isBusy || label?.state === 'INTENT'}
          reason={whyNot(labelCalls.makeLabels) ?? why}
          onClick={onMake}
        >
          {t('makeOne')}
        </Button>
        {label && isStuck(label, new Date()) && <UnsoldLabel orderId={order.id} isQuiet />}
        {order.by.way !== 'SELLER' && label?.state !== 'INTENT' && (
          <Button size="small" variant="quiet" reason={whyNot(elsewhereCalls.putElsewhere) ?? why} onClick={onElsewhere}>
            {t('elsewhere')}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      {tab === 'PRINTED' ? (
        <Button size="small" icon="printer" reason={whyNot(labelCalls.reprintLabels)} onClick={onReprint}>
          {t('reprint')}
        </Button>
      ) : (
        <Button size="small" icon="printer" reason={whyNot(labelCalls.labelSheet)} onClick={onPrint}>
          {t('printOne')}
        </Button>
      )}
      {label && label.kind !== 'SUPPLIED' && (
        <Button
          size="small"
          variant="quiet"
          reason={whyNot(labelCalls.voidLabel)}
          busy={takeBack.isPending || label.state === 'VOIDING'}
          onClick={askVoid}
        >
          {t('void')}
        </Button>
      )}
    </>
  )
}
