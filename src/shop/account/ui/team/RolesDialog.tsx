import { useController } from 'react-hook-form'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { RolesBody, teamCalls } from '../../team/contract.ts'
import { RolesField } from './RolesField.tsx'
import type { ShownMember } from './shown-member.ts'

/** Other roles of a member. */
export function RolesDialog({ member, onClose }: { member: ShownMember; onClose: () => void }) {
  const t = useText('team')
  const form = useAppForm(RolesBody, { roles: [...member.roles] })
  const roles = useController({ control: form.control, name: 'roles' })
  const save = useAct(teamCalls.setMemberRoles, {
    changes: [teamCalls.myTeam],
    done: t('rolesSaved'),
    onDone: onClose,
    showsRefusal: true,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('rolesOf', { name: member.fullName })} hint={t('rolesHold')}>
      <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id: member.id }, body })}>
        <RolesField value={roles.field.value} onChange={roles.field.onChange} isMissing={roles.fieldState.error !== undefined} />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
