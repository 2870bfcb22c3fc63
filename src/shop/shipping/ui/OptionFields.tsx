import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { FormMoney, FormNumber, FormSelect, FormSwitch } from '#kit/app/form/fields.tsx'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countryChoices } from '#shop/address/country.rules.ts'
import { type NewShippingOption, type ShippingOption, ShippingOptionName } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

export type OptionForm = UseFormReturn<NewShippingOption, unknown, NewShippingOption>

type PlaceProps = { form: OptionForm; options: readonly ShippingOption[]; countryOf: (code: string) => string }

/** Where the option leads, and by which of its names that the country does not have yet. */
export function OptionPlace({ form: { control, watch }, options, countryOf }: PlaceProps) {
  const t = useText('shippingOffice')
  const language = useLanguage()
  const country = watch('country')
  const own = options.filter(option => option.country === country)
  const names = ShippingOptionName.options.filter(name => own.every(option => option.name !== name))
  const isFirst = country !== '' && country !== '*' && own.length === 0
  return (
    <>
      <Columns gap={12} className={styles.fields}>
        <FormSelect
          control={control}
          name="country"
          label={t('country')}
          choices={[{ value: '', label: t('chooseCountry') }, { value: '*', label: countryOf('*') }, ...countryChoices(language)]}
        />
        <FormSelect control={control} name="name" label={t('option')} choices={names.map(value => ({ value, label: t(value) }))} />
      </Columns>
      {isFirst && <p className="hint">{t('firstOption', { country: countryOf(country) })}</p>}
    </>
  )
}

/** Days, terms and the steps of weight. */
export function OptionFields({ form, name, help }: { form: OptionForm; name: string; help?: string }) {
  const t = useText('shippingOffice')
  const { control } = form
  const steps = useFieldArray({ control, name: 'rates' })
  const add = () => {
    const { upToOz = 8, costCents = 0 } = form.getValues('rates').at(-1) ?? {}
    steps.append({ upToOz: upToOz * 2, costCents })
  }
  return (
    <>
      <FormSwitch control={control} name="isEnabled" label={t('isEnabled')} help={help} />
      <Columns gap={12} className={styles.fields}>
        <FormNumber control={control} name="minDays" label={t('minDays')} min={0} max={90} />
        <FormNumber control={control} name="maxDays" label={t('maxDays')} min={0} max={90} />
        <FormMoney control={control} name="fromProductionCents" label={t('from')} autoComplete="off" />
        <FormMoney control={control} name="extraPoundCents" label={t('extra')} autoComplete="off" />
      </Columns>
      <table className={styles.steps} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('upToOz')}</th>
            <th scope="col">{t('cost')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {steps.fields.map(({ id }, at) => (
            <tr key={id}>
              <td>
                <FormNumber
                  control={control}
                  name={`rates.${at}.upToOz`}
                  aria-label={`${t('upToOz')} ${at + 1}, ${name}`}
                  min={0.1}
                  max={10_000}
                  decimals={1}
                />
              </td>
              <td>
                <FormMoney
                  control={control}
                  name={`rates.${at}.costCents`}
                  aria-label={`${t('cost')} ${at + 1}, ${name}`}
                  autoComplete="off"
                />
              </td>
              <td>
                <IconButton
                  icon="trash"
                  label={`${t('remove')} ${at + 1}`}
                  disabled={steps.fields.length === 1}
                  onClick={() => steps.remove(at)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button size="small" icon="plus" onClick={add}>
          {t('addStep')}
        </Button>
      </div>
    </>
  )
}
