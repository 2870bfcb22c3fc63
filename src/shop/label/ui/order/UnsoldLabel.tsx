import { useState } from 'react'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { labelPurchaseCalls, UnsoldBody } from '../../buy/office/contract.ts'
import { labelCalls } from '../../contract.ts'

/** Ends the purchase of a label whose carrier does not say what became of it. */
export function UnsoldLabel({ orderId, isQuiet = false }: { orderId: number; isQuiet?: boolean }) {
  const t = useText('labelUnsold')
  const whyNot = useWhyNot()(labelPurchaseCalls.endUnsold)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const end = useMoneySend(labelPurchaseCalls.endUnsold, {
    changes: [labelCalls.labelDesk, labelCalls.officeLabel, orderOfficeCalls.officeOrder],
    done: t('done'),
    onDone: close,
    onWaits: close,
    showsRefusal: true,
  })
  return (
    <>
      <Button size="small" {...(isQuiet && { variant: 'quiet' as const })} reason={whyNot} onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('titleOf', { id: orderId })}
          hint={t('hint')}
          shape={UnsoldBody}
          name="note"
          label={t('note')}
          action={t('go')}
          isDangerous
          act={end}
          onReason={body => end.mutate({ params: { id: orderId }, body })}
          onClose={close}
        />
      )}
    </>
  )
}
