import { emailFault } from '#base/fields.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { emailCalls } from '../../profile/email.contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { type Proof, ProofFields } from '../form/ProofFields.tsx'
import { isSessionLost, namesField } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

type Props = {
  asks: Proof
  first: string
  onAsked: (newEmail: string) => void
  onCancel: () => void
}

/** The new address, and the proof that its owner is the person who is signed in. */
export function EmailForm({ asks, first, onAsked, onCancel }: Props) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const send = useSendPlain(emailCalls.askNewEmail, error => isSessionLost(error) || namesField(error) || notice.failed(error))
  const required = (isAsked: boolean) => (value: string) => (isAsked && value.trim() === '' ? faultText('REQUIRED') : undefined)
  const fields = useFields(
    { newEmail: first, password: '', secondFactorCode: '' },
    {
      newEmail: value => {
        const fault = emailFault(value.trim())
        return fault === 'REQUIRED' ? t('inputEmail') : fault && faultText(fault)
      },
      password: required(asks.password),
      secondFactorCode: required(asks.code),
    },
    useFieldError(send.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const { newEmail, password, secondFactorCode } = fields.values
    const answer = await send.send({ body: { newEmail, ...(asks.password && { password }), ...(asks.code && { secondFactorCode }) } })
    if (answer) onAsked(answer.data.newEmail)
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <p className="muted">{t('newEmailHint')}</p>
      <TextInput
        label={t('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        data-autofocus
        {...fields.bind('newEmail')}
      />
      <ProofFields asks={asks} bind={fields.bind} />
      <Row>
        <SubmitButton busy={send.isSending}>{t('sendCode')}</SubmitButton>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
      </Row>
    </AuthForm>
  )
}
