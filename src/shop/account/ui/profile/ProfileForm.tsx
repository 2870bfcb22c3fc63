import { phoneFault } from '#base/fields.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/use-fields.ts'

type Props = { onSaved: () => void; onFailed: (text: string) => void }

/** Full name, phone and address, after sign-up (spec §5). */
export function ProfileForm({ onSaved, onFailed }: Props) {
  const t = useText('account')
  const faultText = useFaultText()
  const save = useSendPlain(accountCalls.updateMe, () => onFailed(t('profileFailed')))
  const fields = useFields(
    { fullName: '', phone: '', address: '' },
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
      <TextInput label={t('fullName')} autoComplete="name" maxLength={100} autoFocus {...fields.bind('fullName')} />
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
        <SubmitButton size="large" wide busy={save.isSending}>
          {t('saveProfile')}
        </SubmitButton>
      </div>
    </AuthForm>
  )
}
