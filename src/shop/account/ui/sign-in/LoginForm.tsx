import { useState } from 'react'
import { usernameFault } from '#base/fields.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { PasswordInput, TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { isEmailForm } from '../../person/rules.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import styles from '../form/auth.module.css'
import { keepPending } from '../form/pending.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { StepProps } from '../form/step.ts'
import { useFields } from '../form/use-fields.ts'

/** Username and password; whoever has a second factor goes on to it, and whoever is not verified goes on to the code that was just sent (spec §4). */
export function LoginForm({ go, onSignedIn }: StepProps) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const [stays, setStays] = useState(false)
  const signIn = useSendPlain(signInCalls.signIn, error => notice.failed(error))
  const required = (value: string) => (value === '' ? faultText('REQUIRED') : undefined)
  const fields = useFields(
    { username: '', password: '' },
    {
      username: value => {
        const fault = isEmailForm(value) ? undefined : usernameFault(value.trim())
        return fault && faultText(fault)
      },
      password: required,
    },
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const answer = await signIn.send({ body: { ...fields.values, staySignedIn: stays } })
    if (!answer) return
    const { user, secondFactor } = answer.data
    if (secondFactor) return go('factorAsked')
    if (user.verified) return onSignedIn(user)
    keepPending(user.email, stays)
    go('notVerified')
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <TextInput
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...fields.bind('username')}
      />
      <PasswordInput label={t('password')} autoComplete="current-password" {...fields.bind('password')} />
      <Row isSpread>
        <Checkbox label={t('stay')} checked={stays} onChange={event => setStays(event.target.checked)} />
        <button type="button" className={styles.link} onClick={() => go('toForgot')}>
          {t('forgot')}
        </button>
      </Row>
      <SubmitButton size="large" wide busy={signIn.isSending}>
        {t('login')}
      </SubmitButton>
      <p className={styles.other}>
        {t('noAccount')}{' '}
        <button type="button" className={styles.link} onClick={() => go('toSignUp')}>
          {t('toSignUp')}
        </button>
      </p>
    </AuthForm>
  )
}
