import { useController } from 'react-hook-form'
import { type Language, languages } from '#base/text.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { InviteMember, teamCalls } from '../../team/contract.ts'
import { RolesField } from './RolesField.tsx'

/** A new member: who, what they may do, and in which language they are written to. */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const t = useText('team')
  return (
    <Dialog isOpen onClose={onClose} title={t('invite')} hint={t('inviteHint')}>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

const names: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt' }

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useText('team')
  const language = useLanguage()
  const form = useAppForm(InviteMember, { email: '', fullName: '', roles: [], language })
  const { control } = form
  const roles = useController({ control, name: 'roles' })
  const invite = useAct(teamCalls.inviteMember, { changes: [teamCalls.myTeam], done: t('sent'), onDone: onClose, showsRefusal: true })
  return (
    <AppForm form={form} onSubmit={body => invite.mutate({ body })} error={invite.error}>
      <FormText control={control} name="fullName" label={t('fullName')} autoComplete="off" data-autofocus />
      <FormText control={control} name="email" label={t('email')} help={t('emailHelp')} type="email" autoComplete="off" />
      <RolesField value={roles.field.value} onChange={roles.field.onChange} isMissing={roles.fieldState.error !== undefined} />
      <FormSelect
        control={control}
        name="language"
        label={t('language')}
        choices={languages.map(value => ({ value, label: names[value] }))}
      />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={invite.isPending}>
          {t('send')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
