import { z } from 'zod'
import { passwordFault } from '#base/fields.ts'
import { fieldOf } from '#base/shapes.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormPassword } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { RequiredPassword } from '../form/ProofFields.tsx'

/** The old password once, the new one twice; whoever came in by a link has no old one. */
export function PasswordForm({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const t = useText('account')
  const form = useAppForm(shapeOf(hasPassword, t), { oldPassword: '', newPassword: '', confirm: '' })
  const change = useAct(accountCalls.changePassword, {
    done: t('passwordChanged'),
    onDone() {
      form.reset()
      onChanged()
    },
    showsRefusal: true,
  })
  const { control } = form
  return (
    <AppForm
      form={form}
      error={change.error}
      onSubmit={({ oldPassword, newPassword }) => change.mutate({ body: { newPassword, ...(hasPassword && { oldPassword }) } })}
    >
      <p className="muted">{hasPassword ? t('passwordEnds') : t('firstPassword')}</p>
      {hasPassword && <FormPassword control={control} name="oldPassword" label={t('oldPassword')} autoComplete="current-password" />}
      <FormPassword control={control} name="newPassword" label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" />
      <FormPassword control={control} name="confirm" label={t('confirmPassword')} autoComplete="new-password" />
      <FormActions>
        <Button type="submit" variant="primary" busy={change.isPending}>
          {t('savePassword')}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** With the specification's own sentences (§4). */
const shapeOf = (hasPassword: boolean, t: Translate<'account'>) =>
  z
    .object({
      oldPassword: hasPassword ? RequiredPassword : z.string(),
      newPassword: fieldOf(value => {
        const fault = passwordFault(value)
        return fault === 'REQUIRED' ? t('inputPassword') : fault
      }),
      confirm: z.string().min(1, t('inputConfirm')),
    })
    .refine(({ newPassword, confirm }) => confirm === '' || confirm === newPassword, { path: ['confirm'], message: t('confirmMismatch') })
