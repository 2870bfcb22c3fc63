import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { WorkDialog } from '#kit/work/dialog/WorkDialog.tsx'
import { FormTextarea } from '#kit/work/form/fields.tsx'
import { useWorkForm } from '#kit/work/form/use-work-form.ts'
import { WorkForm } from '#kit/work/form/WorkForm.tsx'
import { useNotice } from '#kit/work/use-notice.tsx'
import { type Approval, approvalCalls, RefuseBody } from '../contract.ts'

/** Ends what waits, with a reason that its maker reads. */
export function RefuseDialog({ act, onClose }: { act: Approval; onClose: () => void }) {
  const t = useText('approvalOffice')
  const notice = useNotice()
  const form = useWorkForm(RefuseBody, { remark: '' })
  const send = useSend(approvalCalls.refuseApproval, {
    changes: [approvalCalls.approvals],
    onDone: () => {
      notice.done(t('refused'))
      onClose()
    },
  })
  return (
    <WorkDialog isOpen onClose={onClose} title={t('refuseTitle')}>
      <WorkForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: act.id }, body })}>
        <FormTextarea control={form.control} name="remark" label={t('reason')} maxLength={500} minRows={2} data-autofocus required />
        <Button type="submit" variant="danger" busy={send.isPending}>
          {t('refuse')}
        </Button>
      </WorkForm>
    </WorkDialog>
  )
}
