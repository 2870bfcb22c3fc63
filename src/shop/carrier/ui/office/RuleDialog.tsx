import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormNumber, FormSelect, FormSwitch, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countryChoices } from '#shop/address/country.rules.ts'
import { shippingLevels } from '#shop/catalogue/price/rules.ts'
import type { CarrierRule } from '../../account/office/contract.ts'
import { RuleForm, ruleOf, typedRule } from '../../account/office/form.contract.ts'
import { homeCountry } from '../../rules.ts'
import { type ShownAccount, useCarrierForms } from './account-words.tsx'

interface Props {
  /** Nothing of a new one. */
  rule: CarrierRule | undefined
  title: string
  accounts: readonly ShownAccount[]
  onRule: (rule: CarrierRule) => void
  onClose: () => void
}

/** One rule of the list, which is saved with it: what an order must be, and which account then serves it. */
export function RuleDialog(props: Props) {
  return (
    <Dialog isOpen onClose={props.onClose} title={props.title} width={582}>
      <Form {...props} />
    </Dialog>
  )
}

function Form({ rule, accounts, onRule, onClose }: Props) {
  const t = useText('carrierOffice')
  const language = useLanguage()
  const forms = useCarrierForms()
  const form = useAppForm(RuleForm, typedRule(rule, accounts[0]?.id))
  const { control } = form
  const chosen = accounts.find(({ id }) => String(id) === form.watch('accountId'))
  const services = forms?.get(chosen?.carrier ?? '')?.services ?? []
  return (
    <AppForm
      form={form}
      onSubmit={typed => {
        onRule(ruleOf(typed))
        onClose()
      }}
    >
      <FieldRow>
        <FormSelect
          control={control}
          name="country"
          label={t('country')}
          choices={[{ value: '', label: t('anyCountry') }, ...countryChoices(language, homeCountry)]}
        />
        <FormSelect
          control={control}
          name="level"
          label={t('level')}
          choices={[{ value: '', label: t('anyLevel') }, ...shippingLevels.map(value => ({ value, label: t(`level_${value}`) }))]}
        />
      </FieldRow>
      <FieldRow>
        <FormNumber control={control} name="maxOz" label={t('maxOz')} optional min={0.1} max={10_000} decimals={1} />
        <FormText control={control} name="tier" label={t('tier')} help={t('anyTier')} autoComplete="off" maxLength={32} isUpper />
      </FieldRow>
      <FieldRow>
        <FormSelect
          control={control}
          name="accountId"
          label={t('account')}
          choices={accounts.map(({ id, name, carrierName }) => ({ value: String(id), label: `${name} · ${carrierName}` }))}
        />
        <FormSelect
          control={control}
          name="service"
          label={t('service')}
          choices={[{ value: '', label: t('cheapest') }, ...services.map(({ code, name }) => ({ value: code, label: name }))]}
        />
      </FieldRow>
      <FormSwitch control={control} name="isEnabled" label={t('ruleOn')} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
