import { useController } from 'react-hook-form'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { MultiSelect } from '#kit/app/library/MultiSelect.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountOfficeCalls, InviteStaff } from '../../office/contract.ts'
import { staffRoles } from '../../person/rules.ts'
import { useRoleWords } from './person-words.tsx'

/** A new member of staff: who, and what they may do. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('accountOffice')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invite')}>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useText('accountOffice')
  const faultText = useFaultText()
  const { choices } = useRoleWords()
  const form = useAppForm(InviteStaff, { username: '', email: '', fullName: '', roles: [] })
  const roles = useController({ control: form.control, name: 'roles' })
  const invite = useAct(accountOfficeCalls.inviteStaff, {
    changes: [accountOfficeCalls.people],
    done: t('invited'),
    onDone: onClose,
    showsRefusal: true,
  })
  return (
    <AppForm form={form} onSubmit={body => invite.mutate({ body })} error={invite.error}>
      <p>{t('inviteHint')}</p>
      <FormText control={form.control} name="fullName" label={t('fullName')} autoComplete="off" data-autofocus />
      <FormText control={form.control} name="username" label={t('username')} autoComplete="off" />
      <FormText control={form.control} name="email" label={t('email')} type="email" autoComplete="off" />
      <MultiSelect
        label={t('roles')}
        help={t('rolesHint')}
        choices={choices}
        name="roles"
        value={roles.field.value}
        onChange={value => roles.field.onChange(staffRoles.filter(role => value.includes(role)))}
        error={roles.fieldState.error && faultText('REQUIRED')}
      />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={invite.isPending}>
          {t('sendInvite')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
