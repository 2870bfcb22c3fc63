import { useState } from 'react'
import { formatCents, parseCents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import { whyNotRefund } from '../../refund/rules.ts'
import { AmountField, ReasonField } from './office-fields.tsx'
import { changes, type OfficeOrder } from './office-order.ts'

type Props = { order: OfficeOrder; item?: OfficeOrder['items'][number]; onClose: () => void }

/** Gives money of an order back; of one item, its part of the charge stands there first. */
export function RefundDialog({ order, item, onClose }: Props) {
  const t = useText('order')
  const office = useText('orderOffice')
  const language = useLanguage()
  const faultText = useFaultText()
  const [typed, setAmount] = useState<string>()
  const [reason, setReason] = useState(item ? `${item.sku} × ${item.quantity}` : '')
  const charge = useCall(orderMendCalls.officePreviewCancelItem, { params: { id: order.id, itemId: item?.id ?? 0 } }, { isEnabled: !!item })
  const leftCents = order.paidCents - order.refundedCents
  const itemCents = charge.data && Math.min(charge.data.data.chargedCents, leftCents)
  const amount = typed ?? (itemCents === undefined ? '' : (itemCents / 100).toFixed(2))
  const amountCents = parseCents(amount) ?? 0
  const refunds = useMoneySend(orderOfficeCalls.officeRefund, {
    changes,
    done: office('refunded', { amount: formatCents(amountCents, { language }) }),
    onDone: onClose,
    onWaits: onClose,
  })
  const fault = whyNotRefund(order, amountCents) ?? (reason.trim() === '' ? 'ORDER_REASON_MISSING' : undefined)
  const left = formatCents(leftCents, { language })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={item ? `${office('refundItem')}: ${nameIn(language, item)}` : office('refundTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="danger"
            reason={fault && faultText(fault)}
            busy={refunds.isPending}
            onClick={() =>
              refunds.mutate({
                params: { id: order.id },
                body: { amountCents, seenLeftCents: leftCents, reason },
              })
            }
          >
            {office('refund')} {amountCents > 0 && formatCents(amountCents, { language })}
          </Button>
        </>
      }
    >
      {charge.error && !charge.data && <ErrorNote error={charge.error} onRetry={() => void charge.refetch()} />}
      <AmountField
        label={office('refundAmount')}
        description={office('refundLeft', { left, paid: formatCents(order.paidCents, { language }) })}
        value={amount}
        onChange={setAmount}
      />
      <LimitNote kind="refund" amount={amountCents} />
      <ReasonField label={office('cancelReason')} value={reason} onChange={setReason} />
    </Dialog>
  )
}
