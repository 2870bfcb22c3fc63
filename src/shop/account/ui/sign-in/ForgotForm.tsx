import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { emailFault, passwordFault } from '#base/fields.ts'
import { api } from '#kit/call/api.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { PasswordInput, TextInput } from '#kit/control/TextInput.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import type { AuthStep } from '../../sign-in/rules.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import styles from '../form/auth.module.css'
import { CodeStep } from '../form/CodeStep.tsx'
import { forgetPending, keepPending, type Pending } from '../form/pending.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { StepProps } from '../form/step.ts'
import { useAsk } from '../form/use-ask.ts'
import { useFields } from '../form/use-fields.ts'

/** Email, code, new password, and back to login (spec §4). */
export function ForgotForm({ step, ...props }: StepProps & { step: Extract<AuthStep, `forgot${string}`> }) {
  const t = useText('account')
  const [pending, setPending] = useState<Pending>()
  const [otpCode, setCode] = useState('')
  const back = (
    <p className={styles.other}>
      <button type="button" className={styles.link} onClick={() => props.go('toLogin')}>
        {t('backToLogin')}
      </button>
    </p>
  )
  if (step === 'forgotEmail' || !pending) return <EmailStep {...props} onPending={setPending} back={back} />
  if (step === 'forgotCode') return <CheckStep {...props} pending={pending} onPending={setPending} onCode={setCode} back={back} />
  return <PasswordStep {...props} email={pending.email} otpCode={otpCode} back={back} />
}

type Inner = StepProps & { back: React.ReactNode }

function EmailStep({ go, onPending, back }: Inner & { onPending: (pending: Pending) => void }) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const request = useSendPlain(signInCalls.requestOtp, error => {
    if (!(error instanceof CallError) || error.code !== 'EMAIL_NOT_FOUND') notice.failed(error)
  })
  const isUnknown = request.error instanceof CallError && request.error.code === 'EMAIL_NOT_FOUND'
  const fields = useFields(
    { email: '' },
    {
      email: value => {
        const fault = emailFault(value.trim())
        return fault === 'REQUIRED' ? t('inputEmail') : fault && faultText(fault)
      },
    },
    () => (isUnknown ? t('emailUnknown') : undefined),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const email = fields.values.email.trim()
    if (!(await request.send({ body: { email } }))) return
    onPending(keepPending(email))
    go('codeSent')
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <TextInput label={t('email')} type="email" autoComplete="email" autoFocus {...fields.bind('email')} />
      <SubmitButton size="large" wide busy={request.isSending}>
        {t('sendCode')}
      </SubmitButton>
      {back}
    </AuthForm>
  )
}

type CheckProps = Inner & { pending: Pending; onPending: (pending: Pending) => void; onCode: (code: string) => void }

function CheckStep({ go, onSignedIn, pending, onPending, onCode, back }: CheckProps) {
  const t = useText('account')
  const { isAsking, ask } = useAsk()
  const check = (otpCode: string) =>
    ask(async () => {
      const body = { email: pending.email, otpCode }
      const { data } = await api(signInCalls.checkOtp, { body })
      if (data.purpose === 'reset') {
        onCode(otpCode)
        return go('codeRight')
      }
      const signedIn = await api(signInCalls.verifyEmail, { body })
      forgetPending()
      onSignedIn(signedIn.data.user)
      go('verified')
    })
  return (
    <>
      <CodeStep pending={pending} onPending={onPending} action={t('next')} onCode={check} isBusy={isAsking} waitsToResend={false} />
      {back}
    </>
  )
}

function PasswordStep({ go, email, otpCode, back }: Inner & { email: string; otpCode: string }) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  // A refusal that names no field is silently ignored, as the specification says (§8).
  const forgot = useSendPlain(signInCalls.forgotPassword)
  const fields = useFields(
    { password: '', confirm: '' },
    {
      password: value => {
        const fault = passwordFault(value)
        return fault === 'REQUIRED' ? t('inputPassword') : fault && faultText(fault)
      },
      confirm: (value, all) => (value === '' ? t('inputConfirm') : value === all.password ? undefined : t('confirmMismatch')),
    },
    useFieldError(forgot.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    if (!(await forgot.send({ body: { email, otpCode, password: fields.values.password } }))) return
    forgetPending()
    notice.done(t('passwordSet'))
    go('passwordSet')
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <PasswordInput label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" autoFocus {...fields.bind('password')} />
      <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...fields.bind('confirm')} />
      <SubmitButton size="large" wide busy={forgot.isSending}>
        {t('savePassword')}
      </SubmitButton>
      {back}
    </AuthForm>
  )
}
