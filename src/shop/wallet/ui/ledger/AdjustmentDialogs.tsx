import { z } from 'zod'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { WorkDialog } from '#kit/work/dialog/WorkDialog.tsx'
import { FormMoney, FormSelect, FormText, FormTextarea } from '#kit/work/form/fields.tsx'
import { useWorkForm } from '#kit/work/form/use-work-form.ts'
import { WorkForm } from '#kit/work/form/WorkForm.tsx'
import { useNotice } from '#kit/work/use-notice.tsx'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { mostPerHandCents } from '../../adjust/rules.ts'
import { type Adjustment, AdjustmentBody, RefusalBody, walletOfficeCalls } from '../../office/contract.ts'

const changes = [walletOfficeCalls.adjustments]
/** As it is typed: an amount without a sign, and which way it goes. */
const AskForm = AdjustmentBody.extend({
  amountCents: z.int({ error: 'REQUIRED' }).min(1, { error: 'REQUIRED' }).max(mostPerHandCents),
  direction: z.enum(['give', 'take']),
})

/** Asks for a correction. */
export function AskAdjustmentDialog({ onClose }: { onClose: () => void }) {
  const t = useText('bookOffice')
  const notice = useNotice()
  const form = useWorkForm(AskForm, { seller: '', reason: '', direction: 'give' })
  const send = useSend(walletOfficeCalls.askAdjustment, {
    changes,
    onDone: ({ data }) => {
      notice.done(data.status === 'POSTED' ? t('postedNow') : t('asked'))
      onClose()
    },
  })
  return (
    <WorkDialog isOpen onClose={onClose} title={t('askAdjustment')}>
      <WorkForm
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
          description={t('sellerHelp')}
          autoComplete="off"
          data-autofocus
          required
        />
        <FormSelect
          control={form.control}
          name="direction"
          label={t('direction')}
          data={[
            { value: 'give', label: t('give') },
            { value: 'take', label: t('takeFrom') },
          ]}
          allowDeselect={false}
        />
        <FormMoney control={form.control} name="amountCents" label={t('amount')} autoComplete="off" required />
        <FormTextarea
          control={form.control}
          name="reason"
          label={t('reason')}
          description={t('reasonHelp')}
          maxLength={500}
          minRows={2}
          required
        />
        <LimitNote kind="adjustment" amount={form.watch('amountCents') ?? 0} />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('ask')}
        </Button>
      </WorkForm>
    </WorkDialog>
  )
}

/** Ends a correction that is not booked. */
export function RefuseAdjustmentDialog({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const t = useText('bookOffice')
  const notice = useNotice()
  const form = useWorkForm(RefusalBody, { remark: '' })
  const send = useSend(walletOfficeCalls.refuseAdjustment, {
    changes,
    onDone: () => {
      notice.done(t('refused'))
      onClose()
    },
  })
  return (
    <WorkDialog isOpen onClose={onClose} title={t('refuseTitle')}>
      <WorkForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: adjustment.id }, body })}>
        <FormTextarea control={form.control} name="remark" label={t('reason')} maxLength={500} data-autofocus required />
        <Button type="submit" variant="danger" busy={send.isPending}>
          {t('refuse')}
        </Button>
      </WorkForm>
    </WorkDialog>
  )
}
