import { useEffect, useRef, useState } from 'react'
import { limits } from '#base/fields.ts'
import { formatCountdown } from '#base/time.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { CodeInput } from '#kit/control/CodeInput.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useCountdown } from '#kit/show/use-countdown.ts'
import { useText } from '#kit/use-text.ts'
import { maskEmail } from '../../person/rules.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import { AuthForm } from './AuthForm.tsx'
import styles from './auth.module.css'
import { keepPending, type Pending } from './pending.ts'
import { isWrongCode } from './refusal.ts'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  pending: Pending
  onPending: (pending: Pending) => void
  /** The words of the button. */
  action: string
  /** Sends the code; answers how it was refused, or nothing where it was right. */
  onCode: (code: string) => Promise<unknown>
  isBusy: boolean
  /** In the verification dialog a new code can only be had after the countdown (spec §4). */
  waitsToResend: boolean
  /** The way to a new code where the email alone is not enough to ask for one. */
  onAskAnew?: () => void
}
const WRONG_TRIES = 4

/** Four boxes, the masked email, a countdown that survives a reload, and a way to a new code. */
export function CodeStep({ pending, onPending, action, onCode, isBusy, waitsToResend, onAskAnew }: Props) {
  const t = useText('account')
  const errorText = useErrorText()
  const notice = useNotice()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [wrongs, setWrongs] = useState(0)
  const boxes = useRef<HTMLDivElement>(null)
  // At first, and again after each wrong code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what brings the focus back.
  useEffect(() => boxes.current?.querySelector('input')?.focus(), [wrongs])
  const left = useCountdown(pending.endsAt)
  const resend = useSendPlain(signInCalls.requestOtp, refused => notice.failed(refused))
  const sendAgain = async () => {
    if (!(await resend.send({ body: { email: pending.email } }))) return
    onPending(keepPending(pending.email, pending.staysSignedIn))
    setWrongs(0)
    setCode('')
    setError(undefined)
    notice.done(t('resent'))
  }
  const submit = async (given: string) => {
    if (isBusy) return
    if (given.length < limits.otpLength) return setError(t('codeWrong'))
    const refused = await onCode(given)
    if (refused === undefined) return
    setCode('')
    setError(isWrongCode(refused) ? t('codeWrong') : errorText(refused))
    setWrongs(count => count + 1)
  }
  const mayResend = !waitsToResend || left === 0
  return (
    <AuthForm onSubmit={() => submit(code)}>
      <p className="muted">{t('codeHint', { email: maskEmail(pending.email) })}</p>
      <div ref={boxes}>
        <CodeInput
          length={limits.otpLength}
          label={t('codeLabel')}
          value={code}
          onChange={value => {
            setCode(value)
            setError(undefined)
          }}
          onComplete={value => void submit(value)}
          isInvalid={error !== undefined}
        />
      </div>
      <Row as="p" gap={4} className={styles.codeError} role="alert">
        {error !== undefined && (
          <>
            <Icon name="alert" size={16} />
            {error}
          </>
        )}
      </Row>
      {wrongs >= WRONG_TRIES && <Note>{t('codeManyWrong')}</Note>}
      <p className={styles.other} role="timer">
        {left > 0 ? (
          <>
            {t('codeEndsIn')} <strong className="numbers">{formatCountdown(left)}</strong>
          </>
        ) : (
          t('codeEnded')
        )}
      </p>
      <SubmitButton size="large" wide busy={isBusy}>
        {action}
      </SubmitButton>
      <Button
        variant="quiet"
        wide
        busy={resend.isSending}
        reason={mayResend ? undefined : t('resendWait')}
        onClick={onAskAnew ?? (() => void sendAgain())}
      >
        {t('resend')}
      </Button>
    </AuthForm>
  )
}
