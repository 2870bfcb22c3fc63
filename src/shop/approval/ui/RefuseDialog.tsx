import { Button } from '#kit/Button.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm } from '#kit/desk/DeskForm.tsx'
import { FormTextarea } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { approvalCalls } from '../calls.ts'
import { type Approval, RefuseBody } from '../contract.ts'

/** Ends what waits, with a reason that its maker reads. */
export function RefuseDialog({ act, onClose }: { act: Approval; onClose: () => void }) {
  const t = useText('approvalDesk')
  const notice = useNotice()
  const form = useDeskForm(RefuseBody, { remark: '' })
  const send = useSend(approvalCalls.refuseApproval, {
    changes: [approvalCalls.approvals],
    onDone: () => {
      notice.done(t('refused'))
      onClose()
    },
  })
  return (
    <DeskDialog isOpen onClose={onClose} title={t('refuseTitle')}>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: act.id }, body })}>
        <FormTextarea control={form.control} name="remark" label={t('reason')} maxLength={500} minRows={2} data-autofocus required />
        <Button type="submit" variant="danger" busy={send.isPending}>
          {t('refuse')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}
