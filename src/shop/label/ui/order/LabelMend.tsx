import { useAct } from '#kit/app/use-act.ts'
import { FileButton } from '#kit/control/FileButton.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { LineForm } from '#shop/order/ui/detail/mend/LineForm.tsx'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { labelCalls } from '../../contract.ts'
import { faultWords } from '../../rules.ts'

/** Why the label is not taken, and another one in its place: by its link, or as a file. */
export function LabelMend({ order, isForStaff = false, onDone }: { order: ShownOrder; isForStaff?: boolean; onDone?: () => void }) {
  const t = useText('labelMend')
  const faultText = useFaultText()
  const why = order.labelFault && faultText(order.labelFault, faultWords(order.labelFaultNote))
  return (
    <Stack gap={12}>
      {order.labelState === 'WAITING' && <p role="status">{t('reading')}</p>}
      {why && <p>{why}</p>}
      <LineForm
        order={order}
        isForStaff={isForStaff}
        label={t('link')}
        action={t('useLink')}
        done={t('linkSaved')}
        type="url"
        inputMode="url"
        maxLength={2_000}
        {...(onDone && { onDone })}
        editOf={labelLink => ({ labelLink })}
      />
      <Upload order={order} isForStaff={isForStaff} {...(onDone && { onDone })} />
    </Stack>
  )
}

function Upload({ order: { id }, isForStaff, onDone }: { order: ShownOrder; isForStaff: boolean; onDone?: () => void }) {
  const t = useText('labelMend')
  const whyNot = useWhyNot()
  const changes = isForStaff ? [orderOfficeCalls.officeOrder] : [orderCalls.order, orderCalls.myOrders, labelCalls.myLabel]
  const supply = useAct(isForStaff ? labelCalls.officeSupplyLabel : labelCalls.supplyLabel, {
    changes,
    done: t('taken'),
    ...(onDone && { onDone }),
  })
  return (
    <Row>
      <FileButton
        icon="upload"
        reason={whyNot(isForStaff ? labelCalls.officeSupplyLabel : labelCalls.supplyLabel)}
        busy={supply.isPending}
        accept="application/pdf,image/png,image/jpeg,.zpl"
        onFile={file => supply.mutate({ params: { id }, body: {}, files: [file] })}
      >
        {t('upload')}
      </FileButton>
    </Row>
  )
}
