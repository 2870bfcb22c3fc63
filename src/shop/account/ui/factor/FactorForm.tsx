import { z } from 'zod'
import type { CallAnswer } from '#base/call.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormPassword, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { FactorCode, type factorCalls } from '../../factor/contract.ts'
import { RequiredPassword } from '../form/ProofFields.tsx'

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
  // The three calls take the same code; two of them look at the password. It is the answer of the very call that was given.
  const send = useAct<Proved>(call, { showsRefusal: true, onDone: answer => onDone(answer as CallAnswer<C>) })
  const shape = z.object({ password: asksPassword ? RequiredPassword : z.string(), code: FactorCode })
  const form = useAppForm(shape, { password: '', code: '' })
  const { control } = form
  return (
    <AppForm
      form={form}
      error={send.error}
      onSubmit={({ code, password }) => send.mutate({ body: { code, ...(asksPassword && { password }) } })}
    >
      <p className="muted">{note}</p>
      {asksPassword && <FormPassword control={control} name="password" label={t('password')} autoComplete="current-password" autoFocus />}
      <FormText
        control={control}
        name="code"
        label={codeLabel}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!asksPassword}
      />
      <FormActions>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {action}
        </Button>
      </FormActions>
    </AppForm>
  )
}
