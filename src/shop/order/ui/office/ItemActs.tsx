import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { ReasonGiven } from '../../intake/contract.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import { whyNotRefund } from '../../refund/rules.ts'
import { useItemQuestion } from '../use-cancel-question.tsx'
import { changes, type OfficeOrder } from './office-order.ts'
import { RefundDialog } from './RefundDialog.tsx'

type Props = { order: OfficeOrder; item: OfficeOrder['items'][number] }

/** What staff give back of one item: before it is made it is cancelled by the rule; afterwards its money is refunded. */
export function ItemActs({ order, item }: Props) {
  const t = useText('order')
  const office = useText('orderOffice')
  const language = useLanguage()
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const [open, setOpen] = useState<'cancel' | 'refund'>()
  if (item.cancelledAt !== null || order.paidAt === null) return null
  const isCancel =
    order.steps.cancel === null && !order.timeline.some(change => change.step === 'start') && order.items.filter(isWanted).length > 1
  const refundFault = whyNotRefund(order, 1)
  const act = isCancel ? t('cancelItem') : office('refundItem')
  const reason = isCancel
    ? whyNot(orderMendCalls.officeCancelItem)
    : (whyNot(orderOfficeCalls.officeRefund) ?? (refundFault && faultText(refundFault)))
  const close = () => setOpen(undefined)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={isCancel ? 'xCircle' : 'moneyBack'}
        aria-label={`${act}: ${nameIn(language, item)}, ${colorIn(language, item.color)} ${item.size}`}
        reason={reason}
        onClick={() => setOpen(isCancel ? 'cancel' : 'refund')}
      >
        {act}
      </Button>
      {open === 'cancel' && <CancelDialog order={order} item={item} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} item={item} onClose={close} />}
    </>
  )
}

const isWanted = (item: Props['item']) => item.cancelledAt === null

function CancelDialog({ order, item, onClose }: Props & { onClose: () => void }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const language = useLanguage()
  const question = useItemQuestion(item, office('refundNow'))
  const cancels = useMoneySend(orderMendCalls.officeCancelItem, {
    changes,
    done: t('itemCancelled'),
    onDone: onClose,
    onWaits: onClose,
    failed: t('cancelFailed'),
  })
  const params = { id: order.id, itemId: item.id }
  const next = ({ reason }: { reason: string }) =>
    cancels.askWith({
      figures: () => api(orderMendCalls.officePreviewCancelItem, { params }),
      question: ({ data }) => question(data),
      input: ({ data }) => ({ params, body: { reason, seenRefundCents: data.nowCents } }),
    })
  return (
    <ReasonDialog
      title={`${t('cancelItem')}: ${nameIn(language, item)}`}
      shape={ReasonGiven}
      name="reason"
      label={office('cancelReason')}
      action={t('cancelItem')}
      isDangerous
      act={{ isPending: cancels.isPending, error: null }}
      onReason={next}
      onClose={onClose}
    />
  )
}
