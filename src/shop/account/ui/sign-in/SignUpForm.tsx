import { CallError } from '#base/fault.ts'
import { emailFault, passwordFault, referralCodeFault, usernameFault } from '#base/fields.ts'
import { useErrorText, useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { PasswordInput, TextInput } from '#kit/control/TextInput.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import styles from '../form/auth.module.css'
import { keepPending } from '../form/pending.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { StepProps } from '../form/step.ts'
import { useFields } from '../form/use-fields.ts'

/** A new account; its code is sent at once (spec §2, §5). `referralCode` comes from a shared link. */
export function SignUpForm({ go, referralCode = '' }: StepProps & { referralCode?: string | undefined }) {
  const t = useText('account')
  const faultText = useFaultText()
  const errorText = useErrorText()
  const language = useLanguage()
  const notice = useNotice()
  const signUp = useSendPlain(signInCalls.signUp, error => {
    const [first] = error instanceof CallError ? error.errors : []
    notice.failed(t('signUpFailed', { reason: (first && faultText(first.detail, first.values)) ?? errorText(error) }))
  })
  const said = (fault: string | undefined) => fault && faultText(fault)
  const fields = useFields(
    { username: '', email: '', password: '', confirm: '', referralCode },
    {
      username: value => said(usernameFault(value.trim())),
      email: value => said(emailFault(value.trim())),
      password: value => said(passwordFault(value)),
      confirm: (value, all) => (value === '' ? faultText('REQUIRED') : value === all.password ? undefined : t('confirmMismatch')),
      referralCode: value => (value.trim() === '' ? undefined : said(referralCodeFault(value.trim()))),
    },
    useFieldError(signUp.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const { confirm: _, referralCode: code, ...person } = fields.values
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const body = { ...person, language, timeZone, ...(code.trim() !== '' && { referralCode: code.trim() }) }
    const answer = await signUp.send({ body })
    if (!answer) return
    keepPending(answer.data.user.email)
    go('signedUp')
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <TextInput
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...fields.bind('username')}
      />
      <TextInput label={t('email')} type="email" autoComplete="email" {...fields.bind('email')} />
      <Columns>
        <PasswordInput label={t('password')} help={t('passwordHelp')} autoComplete="new-password" {...fields.bind('password')} />
        <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...fields.bind('confirm')} />
      </Columns>
      <TextInput
        label={t('referralCode')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={10}
        {...fields.bind('referralCode')}
      />
      <p className="hint">{t('cookieNotice')}</p>
      <SubmitButton size="large" wide busy={signUp.isSending}>
        {t('signUp')}
      </SubmitButton>
      <p className={styles.other}>
        {t('haveAccount')}{' '}
        <button type="button" className={styles.link} onClick={() => go('toLogin')}>
          {t('toLogin')}
        </button>
      </p>
    </AuthForm>
  )
}
