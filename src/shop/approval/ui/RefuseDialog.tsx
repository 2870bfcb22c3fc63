import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useText } from '#kit/use-text.ts'
import { type Approval, approvalCalls, RefuseBody } from '../contract.ts'

/** Ends what waits, with a reason that its maker reads. */
export function RefuseDialog({ act: { id }, onClose }: { act: Approval; onClose: () => void }) {
  const t = useText('approvalOffice')
  const refuse = useAct(approvalCalls.refuseApproval, {
    changes: [approvalCalls.approvals],
    done: t('refused'),
    onDone: onClose,
    showsRefusal: true,
  })
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      shape={RefuseBody}
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
