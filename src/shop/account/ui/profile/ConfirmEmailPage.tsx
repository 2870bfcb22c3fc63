import { useEffect, useState } from 'react'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { emailCalls } from '../../profile/email.contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { namesField } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

export const handle = { texts: ['account', 'fault'] }

/** Where the link to a new address lands that staff wrote down: proved by the account's username, and signed in nowhere. */
export default function ConfirmEmailPage() {
  const t = useText('account')
  const [email, setEmail] = useState<string>()
  return (
    <Panel>
      <title>{`${t('confirmEmailTitle')} – Inkport`}</title>
      <Stack as="header" gap={8}>
        <h1>{t(email === undefined ? 'confirmEmailTitle' : 'emailConfirmed')}</h1>
        <p className="muted">{email === undefined ? t('confirmEmailHint') : t('emailConfirmedHint', { email })}</p>
      </Stack>
      {email === undefined ? (
        <Prove onProved={setEmail} />
      ) : (
        <LinkButton to="/auth/login" variant="primary" size="large" wide>
          {t('login')}
        </LinkButton>
      )}
    </Panel>
  )
}

function Prove({ onProved }: { onProved: (email: string) => void }) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const [token, setToken] = useState('')
  // The server never sees what stands behind the '#'.
  useEffect(() => setToken(location.hash.slice(1)), [])
  const confirm = useSendPlain(emailCalls.confirmEmail, error => namesField(error) || notice.failed(error))
  const fields = useFields(
    { username: '' },
    { username: value => (value.trim() === '' ? faultText('REQUIRED') : undefined) },
    useFieldError(confirm.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const answer = await confirm.send({ body: { token, username: fields.values.username } })
    if (answer) onProved(answer.data.email)
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <TextInput label={t('username')} autoComplete="username" autoCapitalize="none" {...fields.bind('username')} />
      <SubmitButton size="large" wide busy={confirm.isSending}>
        {t('confirmEmailDo')}
      </SubmitButton>
    </AuthForm>
  )
}
