import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownPerson } from '#shop/account/ui/office/shown-person.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { careCalls, LinkBody } from '../contract.ts'

/** Asks why, says where the link goes, and for one of the staff that another person decides. */
export function PasswordLinkDialog({ person: { id, username, email, kind }, onClose }: { person: ShownPerson; onClose: () => void }) {
  const t = useText('careOffice')
  const link = useMoneySend(careCalls.sendPasswordLink, {
    done: ({ data }) => t('linkSent', { email: data.email }),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  return (
    <ReasonDialog
      title={t('linkTitle', { name: username })}
      hint={t('linkWhat', { email })}
      note={kind === 'staff' && <LimitNote kind="access" amount={null} />}
      shape={LinkBody}
      name="reason"
      label={t('reason')}
      action={t('linkDo')}
      act={link}
      onReason={body => link.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
