import { useState } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { teamCalls } from '../../team/contract.ts'
import { RolesField } from './RolesField.tsx'
import type { ShownMember } from './shown-member.ts'

/** Other roles of a member. */
export function RolesDialog({ member, onClose }: { member: ShownMember; onClose: () => void }) {
  const t = useText('team')
  const [roles, setRoles] = useState(member.roles)
  const [isTried, setTried] = useState(false)
  const save = useAct(teamCalls.setMemberRoles, {
    changes: [teamCalls.myTeam],
    done: t('rolesSaved'),
    onDone: onClose,
    showsRefusal: true,
  })
  const isMissing = roles.length === 0
  const submit = () => (isMissing ? setTried(true) : save.mutate({ params: { id: member.id }, body: { roles } }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rolesOf', { name: member.fullName })}
      hint={t('rolesHold')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={save.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack>
        {save.error && <ErrorNote error={save.error} />}
        <RolesField value={roles} onChange={setRoles} isMissing={isTried && isMissing} />
      </Stack>
    </Dialog>
  )
}
