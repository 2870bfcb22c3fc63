import { useEffect } from 'react'
import { formatCents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { orderOfficeCalls, RefundBody } from '../../office/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import { whyNotRefund } from '../../refund/rules.ts'
import { changes, type OfficeOrder } from './office-order.ts'

type Props = { order: OfficeOrder; item?: OfficeOrder['items'][number]; onClose: () => void }

/** Gives money of an order back; of one item, its part of the charge stands there first. */
export function RefundDialog({ order, item, onClose }: Props) {
  const t = useText('order')
  const office = useText('orderOffice')
  const language = useLanguage()
  const faultText = useFaultText()
  const form = useAppForm(RefundBody, { reason: item ? `${item.sku} × ${item.quantity}` : '' })
  const { control, getValues, setValue } = form
  const charge = useCall(orderMendCalls.officePreviewCancelItem, { params: { id: order.id, itemId: item?.id ?? 0 } }, { isEnabled: !!item })
  const leftCents = order.paidCents - order.refundedCents
  const itemCents = charge.data && Math.min(charge.data.data.chargedCents, leftCents)
  // What was typed before the item's charge is known stays.
  useEffect(() => {
    if (itemCents !== undefined && getValues('amountCents') === undefined) setValue('amountCents', itemCents)
  }, [itemCents, getValues, setValue])
  const { amountCents = 0, reason } = form.watch()
  const refunds = useMoneySend(orderOfficeCalls.officeRefund, {
    changes,
    done: (_, { body }) => office('refunded', { amount: formatCents(body.amountCents, { language }) }),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const fault = whyNotRefund(order, amountCents) ?? (reason.trim() === '' ? 'ORDER_REASON_MISSING' : undefined)
  const left = formatCents(leftCents, { language })
  return (
    <Dialog isOpen onClose={onClose} title={item ? `${office('refundItem')}: ${nameIn(language, item)}` : office('refundTitle')}>
      <AppForm
        form={form}
        error={refunds.error}
        onSubmit={body => refunds.mutate({ params: { id: order.id }, body: { ...body, seenLeftCents: leftCents } })}
      >
        {charge.error && !charge.data && <ErrorNote error={charge.error} onRetry={() => void charge.refetch()} />}
        <FormMoney
          control={control}
          name="amountCents"
          label={office('refundAmount')}
          help={office('refundLeft', { left, paid: formatCents(order.paidCents, { language }) })}
          autoComplete="off"
          data-autofocus
        />
        <LimitNote kind="refund" amount={amountCents} />
        <FormTextarea control={control} name="reason" label={office('cancelReason')} maxLength={500} rows={2} />
        <FormActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant="danger" reason={fault && faultText(fault)} busy={refunds.isPending}>
            {office('refund')} {amountCents > 0 && formatCents(amountCents, { language })}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
