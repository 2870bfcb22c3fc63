import { phoneFault } from '#base/fields.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { isSessionLost } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

type Props = {
  first: { fullName: string; phone: string; address: string }
  onSaved: () => void
  onFailed: (text: string) => void
  autoFocus?: boolean
}

/** Full name, phone and address: after sign-up and on the profile (spec §5). */
export function ProfileForm({ first, onSaved, onFailed, autoFocus = false }: Props) {
  const t = useText('account')
  const faultText = useFaultText()
  const save = useSendPlain(accountCalls.updateMe, error => isSessionLost(error) || onFailed(t('profileFailed')))
  const fields = useFields(
    { fullName: first.fullName, phone: first.phone, address: first.address },
    {
      fullName: value => (value.trim() === '' ? t('inputFullName') : undefined),
      phone: value => {
        const fault = phoneFault(value.trim())
        return fault === 'REQUIRED' ? t('inputPhone') : fault && faultText(fault)
      },
      address: value => (value.trim() === '' ? t('inputAddress') : undefined),
    },
    useFieldError(save.error),
  )
  const submit = async () => {
    if (fields.areRight() && (await save.send({ body: fields.values }))) onSaved()
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <TextInput label={t('fullName')} autoComplete="name" maxLength={100} autoFocus={autoFocus} {...fields.bind('fullName')} />
      <TextInput
        label={t('phone')}
        help={t('phoneHelp')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={15}
        {...fields.bind('phone')}
      />
      <TextInput label={t('address')} autoComplete="street-address" maxLength={300} {...fields.bind('address')} />
      <div>
        <SubmitButton size={autoFocus ? 'large' : 'medium'} wide={autoFocus} busy={save.isSending}>
          {t('saveProfile')}
        </SubmitButton>
      </div>
    </AuthForm>
  )
}
