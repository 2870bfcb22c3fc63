import { z } from 'zod'
import { formatCents } from '#base/money.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { type OfficePayment, paymentCalls, TakeBackBody } from '../../contract.ts'

/** Books what PayPal took back of a payment and did not tell of. */
export function TakeBackDialog({ payment, onClose }: { payment: z.output<typeof OfficePayment>; onClose: () => void }) {
  const t = useText('paymentOffice')
  const language = useLanguage()
  const leftCents = payment.amount - payment.reversedCents
  const form = useAppForm(FormBody, { amountCents: leftCents, reference: '', reason: '' })
  const send = useMoneySend(paymentCalls.takeBackPayment, {
    changes: [paymentCalls.officePayments],
    done: t('takenBack'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const amountCents = form.watch('amountCents') || 0
  return (
    <Dialog isOpen onClose={onClose} title={t('takeBackTitle', { id: payment.id })}>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: payment.id }, body })}>
        <p>{t('takeBackHint', { seller: payment.seller.username })}</p>
        <FormMoney control={form.control} name="amountCents" label={t('takeBackAmount')} autoComplete="off" data-autofocus required />
        <FormText control={form.control} name="reference" label={t('takeBackReference')} autoComplete="off" required />
        <FormTextarea control={form.control} name="reason" label={t('takeBackReason')} maxLength={500} rows={2} required />
        <LimitNote kind="refund" amount={amountCents} />
        <Button type="submit" variant="danger" busy={send.isPending}>
          {t('takeBackSend', { amount: formatCents(amountCents, { language }) })}
        </Button>
      </AppForm>
    </Dialog>
  )
}

const FormBody = TakeBackBody.extend({ amountCents: z.int().min(1, { error: 'REQUIRED' }) })
