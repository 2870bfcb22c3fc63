import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { CodeInput } from '#kit/control/CodeInput.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { totpLength } from '../../factor/rules.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import styles from '../form/auth.module.css'
import { isSecondStepOver, namesField } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { StepProps } from '../form/step.ts'

/** The second step of a sign-in: the phone's six digits, or a recovery code. Its token is a cookie that no script reads. */
export function SecondStepForm({ go, onSignedIn }: StepProps) {
  const t = useText('account')
  const faultText = useFaultText()
  const errorText = useErrorText()
  const notice = useNotice()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [error, setError] = useState<string>()
  const [wrongs, setWrongs] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  // At first, after each wrong code, and where the other field has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what brings the focus back.
  useEffect(() => area.current?.querySelector('input')?.focus(), [wrongs, isRecovery])
  const step = useSendPlain(signInCalls.secondStep, refused => {
    if (isSecondStepOver(refused)) go('toLogin')
    if (!namesField(refused)) return notice.failed(refused)
    setError(errorText(refused))
    setWrongs(count => count + 1)
    if (!isRecovery) setCode('')
  })
  const type = (value: string) => {
    setCode(value)
    setError(undefined)
  }
  const submit = async (given: string) => {
    if (given.trim() === '') {
      setError(faultText('REQUIRED'))
      return setWrongs(count => count + 1)
    }
    const answer = await step.send({ body: { code: given } })
    if (!answer) return
    onSignedIn(answer.data.user)
    go('signedIn')
  }
  return (
    <AuthForm onSubmit={() => submit(code)}>
      <p className="muted">{isRecovery ? t('recoveryHint') : t('factorHint')}</p>
      <div ref={area}>
        {isRecovery ? (
          <TextInput
            label={t('recoveryCode')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={event => type(event.target.value)}
            error={error}
          />
        ) : (
          <CodeInput
            length={totpLength}
            label={t('factorCode')}
            value={code}
            onChange={type}
            onComplete={given => void submit(given)}
            isInvalid={error !== undefined}
          />
        )}
      </div>
      <Row as="p" gap={4} className={styles.codeError} role="alert">
        {error !== undefined && !isRecovery && (
          <>
            <Icon name="alert" size={16} />
            {error}
          </>
        )}
      </Row>
      <SubmitButton size="large" wide busy={step.isSending}>
        {t('factorDo')}
      </SubmitButton>
      <Row as="p" isSpread>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            setRecovery(!isRecovery)
            type('')
          }}
        >
          {isRecovery ? t('toPhone') : t('toRecovery')}
        </button>
        <button type="button" className={styles.link} onClick={() => go('toLogin')}>
          {t('backToLogin')}
        </button>
      </Row>
    </AuthForm>
  )
}
