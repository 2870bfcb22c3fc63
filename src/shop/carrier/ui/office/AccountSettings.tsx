import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Checkbox, Segments } from '#kit/control/Choice.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { usStates } from '#shop/address/state.rules.ts'
import { AccountBody, carrierAccountCalls, type OfficeCarrier } from '../../account/office/contract.ts'
import { accountLimits } from '../../account/office/rules.ts'
import type { ShownAccount } from './account-words.tsx'
import styles from './Carriers.module.css'

type Form = Control<z.input<typeof AccountBody>>
const empty = { name: '', street1: '', street2: '', city: '', state: '', zip: '' }

/** An account's name, which of its services are on, and from where its parcels leave. */
export function AccountSettings({ account, carrier }: { account: ShownAccount; carrier: OfficeCarrier }) {
  const t = useText('carrierOffice')
  const { id, name, services, from } = account
  const form = useAppForm(AccountBody, { name, services: [...services], from })
  const save = useAct(carrierAccountCalls.changeCarrierAccount, {
    changes: [carrierAccountCalls.carrierAccount, carrierAccountCalls.carrierAccounts],
    done: t('saved'),
    onDone: ({ data }) => form.reset({ name: data.name, services: data.services, from: data.from }),
    showsRefusal: true,
  })
  const whyNot = useWhyNot()(carrierAccountCalls.changeCarrierAccount)
  const { control } = form
  const shipFrom = form.watch('from')
  return (
    <Panel title={t('settings')}>
      <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id }, body })}>
        <FormText control={control} name="name" label={t('name')} maxLength={accountLimits.name} autoComplete="off" />
        <Services control={control} carrier={carrier} />
        <div className={styles.choices}>
          <strong aria-hidden>{t('shipFrom')}</strong>
          <Segments
            label={t('shipFrom')}
            value={shipFrom === null ? 'usual' : 'own'}
            onChange={value => form.setValue('from', value === 'usual' ? null : (from ?? empty), { shouldDirty: true })}
            choices={[
              { value: 'usual', label: t('shipFromUsual') },
              { value: 'own', label: t('shipFromOwn') },
            ]}
          />
        </div>
        {shipFrom !== null && <ShipFromFields control={control} />}
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            reason={whyNot ?? (form.formState.isDirty ? undefined : t('noChanges'))}
          >
            {t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Panel>
  )
}

function Services({ control, carrier }: { control: Form; carrier: OfficeCarrier }) {
  const t = useText('carrierOffice')
  const faultText = useFaultText()
  const { field, fieldState } = useController({ control, name: 'services' })
  const put = (code: string, isOn: boolean) =>
    field.onChange(carrier.services.map(it => it.code).filter(it => (it === code ? isOn : field.value.includes(it))))
  return (
    <fieldset className={styles.choices}>
      <legend>{t('services')}</legend>
      <p className="hint">{t('servicesHint')}</p>
      {carrier.services.map(({ code, name, level }) => (
        <Checkbox
          key={code}
          name="services"
          label={name}
          help={t(`level_${level}`)}
          checked={field.value.includes(code)}
          onChange={event => put(code, event.currentTarget.checked)}
        />
      ))}
      {fieldState.error && (
        <p className="red" role="alert">
          {faultText('REQUIRED')}
        </p>
      )}
    </fieldset>
  )
}

function ShipFromFields({ control }: { control: Form }) {
  const t = useText('carrierOffice')
  const states = Object.entries(usStates).map(([value, [name]]) => ({ value, label: name }))
  return (
    <>
      <FormText control={control} name="from.name" label={t('fromName')} maxLength={100} autoComplete="organization" />
      <FormText control={control} name="from.street1" label={t('street1')} maxLength={100} autoComplete="address-line1" />
      <FormText control={control} name="from.street2" label={t('street2')} optional maxLength={100} autoComplete="address-line2" />
      <FieldRow>
        <FormText control={control} name="from.city" label={t('city')} maxLength={50} autoComplete="address-level2" />
        <FormSelect control={control} name="from.state" label={t('stateOf')} choices={states} autoComplete="address-level1" />
        <FormText control={control} name="from.zip" label={t('zip')} inputMode="numeric" maxLength={10} autoComplete="postal-code" />
      </FieldRow>
    </>
  )
}
