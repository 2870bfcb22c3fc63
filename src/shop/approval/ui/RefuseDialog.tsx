import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { type Approval, approvalCalls, RefuseBody } from '../contract.ts'

/** Ends what waits, with a reason that its maker reads. */
export function RefuseDialog({ act, onClose }: { act: Approval; onClose: () => void }) {
  const t = useText('approvalOffice')
  const notice = useNotice()
  const form = useAppForm(RefuseBody, { remark: '' })
  const send = useSend(approvalCalls.refuseApproval, {
    changes: [approvalCalls.approvals],
    onDone: () => {
      notice.done(t('refused'))
      onClose()
    },
  })
  return (
    <AppDialog isOpen onClose={onClose} title={t('refuseTitle')}>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: act.id }, body })}>
        <FormTextarea control={form.control} name="remark" label={t('reason')} maxLength={500} minRows={2} data-autofocus required />
        <Button type="submit" variant="danger" busy={send.isPending}>
          {t('refuse')}
        </Button>
      </AppForm>
    </AppDialog>
  )
}
