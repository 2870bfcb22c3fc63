import { useState } from 'react'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import { CodeStep } from '../form/CodeStep.tsx'
import { forgetPending, type Pending } from '../form/pending.ts'
import type { StepProps } from '../form/step.ts'
import { useAsk } from '../form/use-ask.ts'

/** The code of a new account: right, it verifies and signs in (spec §4). */
export function VerifyForm({ go, onSignedIn, pending: first }: StepProps & { pending: Pending }) {
  const t = useText('account')
  const notice = useNotice()
  const [pending, setPending] = useState(first)
  const { isAsking, ask } = useAsk()
  const verify = (otpCode: string) =>
    ask(async api => {
      const body = { email: pending.email, otpCode }
      await api(signInCalls.checkOtp, { body })
      const { data } = await api(signInCalls.verifyEmail, { body: { ...body, staySignedIn: pending.staysSignedIn } })
      forgetPending()
      notice.done(t('verified'))
      onSignedIn(data.user)
      go('verified')
    })
  return <CodeStep pending={pending} onPending={setPending} action={t('verify')} onCode={verify} isBusy={isAsking} waitsToResend />
}
