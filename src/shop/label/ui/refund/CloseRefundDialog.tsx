import { formatCents } from '#base/money.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCards, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import type { RowOf } from '#kit/app/list/list.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { CloseRefundBody, labelRefundCalls } from '../../buy/office/contract.ts'

export type Refund = RowOf<typeof labelRefundCalls.labelRefunds>

/** What became of the postage, as the carrier's statement says it; what that gives the seller stands there first. */
export function CloseRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const t = useText('labelRefund')
  const language = useLanguage()
  const form = useAppForm(CloseRefundBody, { note: '' })
  const { control } = form
  const { state } = form.watch()
  const close = useMoneySend(labelRefundCalls.closeLabelRefund, {
    changes: [labelRefundCalls.labelRefunds],
    done: t('closed'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const creditCents = state === 'REFUNDED' ? refund.dueCents : 0
  return (
    <Dialog isOpen onClose={onClose} title={t('closeTitle', { number: refund.trackingNumber })}>
      <AppForm
        form={form}
        error={close.error}
        onSubmit={body =>
          close.mutate({ params: { id: refund.id }, body: { ...body, seenCents: body.state === 'REFUNDED' ? refund.dueCents : 0 } })
        }
      >
        <FormCards
          control={control}
          name="state"
          legend={t('outcome')}
          choices={[
            {
              value: 'REFUNDED',
              title: t('outcome_REFUNDED'),
              hint: t('outcomeHint_REFUNDED', { amount: formatCents(refund.dueCents, { language }) }),
            },
            { value: 'REFUSED', title: t('outcome_REFUSED'), hint: t('outcomeHint_REFUSED') },
          ]}
        />
        <LimitNote kind="refund" amount={creditCents} />
        <FormTextarea control={control} name="note" label={t('note')} help={t('noteHint')} maxLength={300} rows={2} />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={close.isPending}>
            {t('close')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
