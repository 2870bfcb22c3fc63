import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormPassword, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { carrierAccountCalls, type OfficeCarrier } from '../../account/office/contract.ts'
import { secretsForm } from '../../account/office/form.contract.ts'
import type { ShownAccount } from './account-words.tsx'

type Props = { account: ShownAccount; carrier: OfficeCarrier; onClose: () => void }

/** What opens an account, all of it anew: the carrier is asked before it is kept. */
export function SecretsDialog(props: Props) {
  const t = useText('carrierOffice')
  return (
    <Dialog isOpen onClose={props.onClose} title={t('secrets')} hint={t('secretsHint')}>
      <SecretsForm {...props} />
    </Dialog>
  )
}

function SecretsForm({ account, carrier: { fields }, onClose }: Props) {
  const t = useText('carrierOffice')
  const language = useLanguage()
  const form = useAppForm(secretsForm(fields), {
    secrets: Object.fromEntries(fields.map(({ name, isSecret }) => [name, isSecret ? '' : (account.hints[name] ?? '')])),
  })
  const save = useAct(carrierAccountCalls.setCarrierSecrets, {
    changes: [carrierAccountCalls.carrierAccount, carrierAccountCalls.carrierAccounts],
    done: t('secretsSaved'),
    onDone: onClose,
    showsRefusal: true,
  })
  return (
    <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id: account.id }, body })}>
      {fields.map(({ name, isSecret, isOptional, most, ...label }, at) => {
        const Field = isSecret ? FormPassword : FormText
        return (
          <Field
            key={name}
            control={form.control}
            name={`secrets.${name}`}
            label={language === 'vi' ? label.vi : label.en}
            optional={isOptional}
            maxLength={most}
            autoComplete="off"
            {...(at === 0 && { 'data-autofocus': '' })}
          />
        )
      })}
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('saveSecrets')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
