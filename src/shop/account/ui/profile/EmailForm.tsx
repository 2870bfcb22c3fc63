import { z } from 'zod'
import { emailFault } from '#base/fields.ts'
import { fieldOf } from '#base/shapes.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { trimmed } from '../../person/contract.ts'
import { emailCalls } from '../../profile/email.contract.ts'
import { type Proof, ProofFields, proofOf, proofShape } from '../form/ProofFields.tsx'

type Props = {
  asks: Proof
  first: string
  onAsked: (newEmail: string) => void
  onCancel: () => void
}

/** The new address, and the proof that its owner is the person who is signed in. */
export function EmailForm({ asks, first, onAsked, onCancel }: Props) {
  const t = useText('account')
  const send = useAct(emailCalls.askNewEmail, { showsRefusal: true, onDone: ({ data }) => onAsked(data.newEmail) })
  const newEmail = trimmed(
    fieldOf(value => {
      const fault = emailFault(value)
      return fault === 'REQUIRED' ? t('inputEmail') : fault
    }),
  )
  const form = useAppForm(z.object({ newEmail, ...proofShape(asks) }), { newEmail: first, password: '', secondFactorCode: '' })
  return (
    <AppForm
      form={form}
      error={send.error}
      onSubmit={given => send.mutate({ body: { newEmail: given.newEmail, ...proofOf(asks, given) } })}
    >
      <p className="muted">{t('newEmailHint')}</p>
      <FormText
        control={form.control}
        name="newEmail"
        label={t('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        data-autofocus
      />
      <ProofFields asks={asks} control={form.control} />
      <FormActions>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('sendCode')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
