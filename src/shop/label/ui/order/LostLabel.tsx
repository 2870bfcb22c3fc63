import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { LostBody, labelPurchaseCalls } from '../../buy/office/contract.ts'
import { labelCalls } from '../../contract.ts'
import { whyNotLost } from '../../rules.ts'

/** Of an order whose address is wrong: that its carrier looks at the label for it, or did not take it back, and how it goes on then. */
export function LostLabel({ order }: { order: ShownOrder }) {
  const t = useText('labelLost')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { id, status, errorCode, labelState, source } = order
  const isMeant = status === 'ERROR' && errorCode === 'ADDRESS' && labelState === 'CREATED' && source !== 'LABEL_FORM'
  const isEnabled = isMeant && whyNot(labelCalls.officeLabel) === undefined
  const asked = useCall(labelCalls.officeLabel, { params: { id } }, { isEnabled })
  const label = asked.data?.data
  const end = useAct(labelPurchaseCalls.endLost, {
    changes: [labelCalls.officeLabel, orderOfficeCalls.officeOrder],
    done: t('done'),
    onDone: close,
    showsRefusal: true,
  })
  if (isEnabled && asked.isPending) return <Skeleton />
  if (!isEnabled || !label) return null
  if (label.state === 'VOIDING') return <p>{t('asked')}</p>
  if (whyNotLost(label, order)) return null
  const postage = formatCents(label.postageCents, { language })
  return (
    <Stack gap={12}>
      <p>{t('refused', { postage })}</p>
      <Row>
        <Button variant="primary" reason={whyNot(labelPurchaseCalls.endLost)} onClick={() => setOpen(true)}>
          {t('act')}
        </Button>
      </Row>
      {isOpen && (
        <ReasonDialog
          title={t('title')}
          hint={t('hint', { postage })}
          shape={LostBody}
          name="note"
          label={t('note')}
          action={t('go', { postage })}
          isDangerous
          act={end}
          onReason={body => end.mutate({ params: { id }, body })}
          onClose={close}
        />
      )}
    </Stack>
  )
}
