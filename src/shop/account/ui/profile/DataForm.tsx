import { z } from 'zod'
import { phoneFault } from '#base/fields.ts'
import { fieldOf } from '#base/shapes.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { trimmed } from '../../person/contract.ts'
import { accountCalls } from '../../profile/contract.ts'

type Props = { first: { fullName: string; phone: string; address: string }; onSaved: () => void }

/** Full name, phone and address (spec §5); after sign-up they are asked for by `ProfileForm`. */
export function DataForm({ first: { fullName, phone, address }, onSaved }: Props) {
  const t = useText('account')
  const notice = useNotice()
  const form = useAppForm(shapeOf(t), { fullName, phone, address })
  const save = useAct(accountCalls.updateMe, {
    done: t('profileSaved'),
    onDone: onSaved,
    showsRefusal: true,
    onRefused: () => notice.failed(t('profileFailed')),
  })
  const { control } = form
  return (
    <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ body })}>
      <FormText control={control} name="fullName" label={t('fullName')} autoComplete="name" maxLength={100} />
      <FormText
        control={control}
        name="phone"
        label={t('phone')}
        help={t('phoneHelp')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={15}
      />
      <FormText control={control} name="address" label={t('address')} autoComplete="street-address" maxLength={300} />
      <FormActions>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('saveProfile')}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** With the specification's own sentences. */
const shapeOf = (t: Translate<'account'>) =>
  z.object({
    fullName: z.string().trim().min(1, t('inputFullName')),
    phone: trimmed(
      fieldOf(value => {
        const fault = phoneFault(value)
        return fault === 'REQUIRED' ? t('inputPhone') : fault
      }),
    ),
    address: z.string().trim().min(1, t('inputAddress')),
  })
