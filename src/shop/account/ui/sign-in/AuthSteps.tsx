import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import type { AuthStep } from '../../sign-in/rules.ts'
import { SecondStepForm } from '../factor/SecondStepForm.tsx'
import { type Pending, readPending } from '../form/pending.ts'
import type { StepProps } from '../form/step.ts'
import { ProfileForm } from '../profile/ProfileForm.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { VerifyForm } from './VerifyForm.tsx'

/** The words at the head of a step, on its page and in its dialog alike. */
export function useStepWords(step: AuthStep): { title: string; hint?: string } {
  const t = useText('account')
  if (step === 'secondFactor') return { title: t('factorTitle') }
  if (step === 'signUp') return { title: t('signUpTitle'), hint: t('signUpHint') }
  if (step === 'verify') return { title: t('verifyTitle') }
  if (step === 'forgotEmail') return { title: t('forgotTitle'), hint: t('forgotHint') }
  if (step === 'forgotCode') return { title: t('forgotTitle') }
  if (step === 'forgotPassword') return { title: t('newPasswordTitle') }
  if (step === 'profile') return { title: t('profileTitle'), hint: t('profileHint') }
  return { title: t('loginTitle'), hint: t('loginHint') }
}

/** The content of a step: the same on its page and in its dialog. */
export function AuthStepContent({
  step,
  referralCode,
  ...given
}: StepProps & { step: AuthStep; referralCode?: string | undefined }): ReactNode {
  const notice = useNotice()
  // What was wrong at one step is no news at the next.
  const go: StepProps['go'] = event => {
    notice.forgetFailed()
    given.go(event)
  }
  const props = { ...given, go }
  if (step === 'secondFactor') return <SecondStepForm {...props} />
  if (step === 'signUp') return <SignUpForm {...props} referralCode={referralCode} />
  if (step === 'verify') return <WithPending {...props} />
  if (step === 'forgotEmail' || step === 'forgotCode' || step === 'forgotPassword') return <ForgotForm {...props} step={step} />
  if (step === 'profile') return <ProfileForm onSaved={() => props.go('profileSaved')} onFailed={notice.failed} />
  return <LoginForm {...props} />
}

/** The code that is waited for stands in the tab's storage, which the server does not have. */
function WithPending(props: StepProps) {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return isBrowser ? <Verify {...props} /> : null
}

/** Whoever waits for no code has nothing to enter here: they sign in, which sends one where it is due. */
function Verify(props: StepProps) {
  const [pending] = useState<Pending | undefined>(readPending)
  const leave = useEffectEvent(() => props.go('toLogin'))
  useEffect(() => {
    if (!pending) leave()
  }, [pending])
  return pending ? <VerifyForm {...props} pending={pending} /> : null
}
