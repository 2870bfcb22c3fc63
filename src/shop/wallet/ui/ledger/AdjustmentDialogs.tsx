import { z } from 'zod'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormSelect, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { type Adjustment, AdjustmentBody, adjustCalls, RefusalBody } from '../../adjust/contract.ts'
import { mostPerHandCents } from '../../adjust/rules.ts'

const changes = [adjustCalls.adjustments]
/** As it is typed: an amount without a sign, and which way it goes. */
const AskForm = AdjustmentBody.extend({
  amountCents: z.int().min(1, { error: 'REQUIRED' }).max(mostPerHandCents),
  direction: z.enum(['give', 'take']),
})

/** Asks for a correction. */
export function AskAdjustmentDialog({ onClose }: { onClose: () => void }) {
  const t = useText('bookOffice')
  const form = useAppForm(AskForm, { seller: '', reason: '', direction: 'give' })
  const send = useAct(adjustCalls.askAdjustment, {
    changes,
    done: ({ data }) => (data.status === 'POSTED' ? t('postedNow') : t('asked')),
    onDone: onClose,
    showsRefusal: true,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('askAdjustment')}>
      <AppForm
        form={form}
        error={send.error}
        onSubmit={({ direction, amountCents, ...body }) =>
          send.mutate({ body: { ...body, amountCents: direction === 'give' ? amountCents : -amountCents } })
        }
      >
        <FormText
          control={form.control}
          name="seller"
          label={t('seller')}
          help={t('sellerHelp')}
          autoComplete="off"
          data-autofocus
          required
        />
        <FormSelect
          control={form.control}
          name="direction"
          label={t('direction')}
          choices={[
            { value: 'give', label: t('give') },
            { value: 'take', label: t('takeFrom') },
          ]}
        />
        <FormMoney control={form.control} name="amountCents" label={t('amount')} autoComplete="off" required />
        <FormTextarea control={form.control} name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} rows={2} required />
        <LimitNote kind="adjustment" amount={form.watch('amountCents') ?? 0} />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('ask')}
        </Button>
      </AppForm>
    </Dialog>
  )
}

/** Ends a correction that is not booked. */
export function RefuseAdjustmentDialog({ adjustment: { id }, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const t = useText('bookOffice')
  const refuse = useAct(adjustCalls.refuseAdjustment, { changes, done: t('refused'), onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      shape={RefusalBody}
      name="remark"
      label={t('reason')}
      action={t('refuse')}
      isDangerous
      act={refuse}
      onReason={body => refuse.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
