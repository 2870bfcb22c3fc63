import { MultiSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { Button } from '#kit/Button.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm, FormActions } from '#kit/desk/DeskForm.tsx'
import { FormText } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountDeskCalls } from '../calls.ts'
import { InviteStaff } from '../desk.contract.ts'
import { staffRoles } from '../rules.ts'
import { useRoleWords } from './person-words.tsx'

/** A new member of staff: who, and what they may do. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('accountDesk')
  return (
    <DeskDialog isOpen={isOpen} onClose={onClose} title={t('invite')}>
      <InviteForm onClose={onClose} />
    </DeskDialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useText('accountDesk')
  const notice = useNotice()
  const faultText = useFaultText()
  const { choices } = useRoleWords()
  const form = useDeskForm(InviteStaff, { username: '', email: '', fullName: '', roles: [] })
  const roles = useController({ control: form.control, name: 'roles' })
  const invite = useSend(accountDeskCalls.inviteStaff, {
    changes: [accountDeskCalls.people],
    onDone: () => {
      notice.done(t('invited'))
      onClose()
    },
  })
  return (
    <DeskForm form={form} onSubmit={body => invite.mutate({ body })} error={invite.error}>
      <p>{t('inviteHint')}</p>
      <FormText control={form.control} name="fullName" label={t('fullName')} autoComplete="off" data-autofocus />
      <FormText control={form.control} name="username" label={t('username')} autoComplete="off" />
      <FormText control={form.control} name="email" label={t('email')} type="email" autoComplete="off" />
      <MultiSelect
        label={t('roles')}
        description={t('rolesHint')}
        data={choices}
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
    </DeskForm>
  )
}
