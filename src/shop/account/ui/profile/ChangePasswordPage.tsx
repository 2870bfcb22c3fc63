import { useEffect, useState } from 'react'
import { passwordFault } from '#base/fields.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText, useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { PasswordInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Spinner } from '#kit/show/Loading.tsx'
import { useReader } from '#kit/use-session.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { namesField } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

export const handle = { texts: ['account', 'fault'] }

/** `/auth/change-password` (spec §2), for whoever is signed in; the profile has the same form among its sections. */
export default function ChangePasswordPage() {
  const t = useText('account')
  const reader = useReader()
  const [isChanged, setChanged] = useState(false)
  const hint = !reader ? t('changePasswordFirst') : isChanged ? t('passwordChanged') : t('passwordEnds')
  return (
    <Panel>
      <title>{`${t('changePassword')} – Inkport`}</title>
      <Stack as="header" gap={8}>
        <h1>{t('changePassword')}</h1>
        <p className="muted" role="status">
          {hint}
        </p>
      </Stack>
      {!reader ? (
        <LinkButton to="/auth/login?redirect=/auth/change-password" variant="primary" size="large" wide>
          {t('login')}
        </LinkButton>
      ) : isChanged ? (
        <LinkButton to={reader.kind === 'staff' ? '/office' : '/dashboard'} variant="primary" size="large" wide>
          {t('goOn')}
        </LinkButton>
      ) : (
        <ChangeForm onChanged={() => setChanged(true)} />
      )}
    </Panel>
  )
}

/** Who came in by a link alone has no old password. */
function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const t = useText('account')
  const errorText = useErrorText()
  const faultText = useFaultText()
  const notice = useNotice()
  const [hasPassword, setHasPassword] = useState<boolean>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    api(accountCalls.me).then(({ data }) => setHasPassword(data.hasPassword), setError)
  }, [])
  const change = useSendPlain(accountCalls.changePassword, refused => namesField(refused) || notice.failed(refused))
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
    if (await change.send({ body: { newPassword, ...(hasPassword && { oldPassword }) } })) onChanged()
  }
  if (error !== undefined) return <p className="red">{errorText(error)}</p>
  if (hasPassword === undefined) return <Spinner size={40} />
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      {hasPassword && <PasswordInput label={t('oldPassword')} autoComplete="current-password" {...fields.bind('oldPassword')} />}
      <PasswordInput label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" {...fields.bind('newPassword')} />
      <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...fields.bind('confirm')} />
      <SubmitButton size="large" wide busy={change.isSending}>
        {t('savePassword')}
      </SubmitButton>
    </AuthForm>
  )
}
