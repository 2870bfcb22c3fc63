import type { CallAnswer } from '#base/call.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { PasswordInput, TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { factorCalls } from '../../factor/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { isSessionLost, namesField } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

/** The acts that a code of the phone proves. */
type Proved = (typeof factorCalls)['confirmSecondFactor' | 'renewRecoveryCodes' | 'disableSecondFactor']
type Props<C extends Proved> = {
  call: C
  note: string
  codeLabel: string
  action: string
  asksPassword?: boolean
  onDone: (answer: CallAnswer<C>) => void
  onCancel: () => void
}

/** A code, and where the act needs it the password; what is wrong stands at its field. */
export function FactorForm<C extends Proved>({ call, note, codeLabel, action, asksPassword = false, onDone, onCancel }: Props<C>) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  // The three calls take the same code; two of them look at the password.
  const send = useSendPlain<Proved>(call, error => isSessionLost(error) || namesField(error) || notice.failed(error))
  const required = (value: string) => (value.trim() === '' ? faultText('REQUIRED') : undefined)
  const fields = useFields(
    { password: '', code: '' },
    { password: value => (asksPassword ? required(value) : undefined), code: required },
    useFieldError(send.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const { code, password } = fields.values
    const answer = await send.send({ body: { code, ...(asksPassword && { password }) } })
    if (answer) onDone(answer as CallAnswer<C>) // the answer of the very call that was given
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <p className="muted">{note}</p>
      {asksPassword && <PasswordInput label={t('password')} autoComplete="current-password" autoFocus {...fields.bind('password')} />}
      <TextInput
        label={codeLabel}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!asksPassword}
        {...fields.bind('code')}
      />
      <Row>
        <SubmitButton busy={send.isSending}>{action}</SubmitButton>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
      </Row>
    </AuthForm>
  )
}
