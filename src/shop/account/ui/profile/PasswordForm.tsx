import { passwordFault } from '#base/fields.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { PasswordInput } from '#kit/control/TextInput.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { isSessionLost, namesField } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

/** The old password once, the new one twice; whoever came in by a link has no old one. */
export function PasswordForm({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const change = useSendPlain(accountCalls.changePassword, error => isSessionLost(error) || namesField(error) || notice.failed(error))
  const fields = useFields(
    { oldPassword: '', newPassword: '', confirm: '' },
    {
      oldPassword: value => (hasPassword && value === '' ? faultText('REQUIRED') : undefined),
      newPassword: value => {
        const fault = passwordFault(value)
        return fault === 'REQUIRED' ? t('inputPassword') : fault && faultText(fault)
      },
      confirm: (value, all) => (value === '' ? t('inputConfirm') : value === all.newPassword ? undefined : t('confirmMismatch')),
    },
    useFieldError(change.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const { oldPassword, newPassword } = fields.values
    if (!(await change.send({ body: { newPassword, ...(hasPassword && { oldPassword }) } }))) return
    fields.reset()
    notice.done(t('passwordChanged'))
    onChanged()
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <p className="muted">{hasPassword ? t('passwordEnds') : t('firstPassword')}</p>
      {hasPassword && <PasswordInput label={t('oldPassword')} autoComplete="current-password" {...fields.bind('oldPassword')} />}
      <PasswordInput label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" {...fields.bind('newPassword')} />
      <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...fields.bind('confirm')} />
      <div>
        <SubmitButton busy={change.isSending}>{t('savePassword')}</SubmitButton>
      </div>
    </AuthForm>
  )
}
