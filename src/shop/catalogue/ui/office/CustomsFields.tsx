import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { countryChoices } from '#shop/address/country.rules.ts'
import { type Customs, customsLimits, tidyHsCode, whyNotCustoms } from '../../storefront/customs.rules.ts'

const empty: Customs = { description: '', hsCode: '', origin: '', valueCents: 0 }

/** What customs are told of a product; without it the product stays at home. */
export function CustomsFields({ customs, onChange }: { customs: Customs | null; onChange: (next: Customs | null) => void }) {
  const t = useText('catalogueOffice')
  const faultText = useFaultText()
  const language = useLanguage()
  const wrong = customs ? whyNotCustoms({ ...customs, hsCode: tidyHsCode(customs.hsCode) }) : undefined
  const put = (patch: Partial<Customs>) => onChange({ ...(customs ?? empty), ...patch })
  /** Of a field that holds something: an empty one is not wrong yet, the form only cannot be saved. */
  const errorOf = (field: keyof Customs) => wrong?.field === field && customs?.[field] !== empty[field] && faultText(wrong.code)
  return (
    <>
      <Checkbox
        label={t('soldAbroad')}
        checked={customs !== null}
        onChange={event => onChange(event.currentTarget.checked ? empty : null)}
      />
      {customs && (
        <>
          <FieldRow>
            <TextInput
              label={t('customsDescription')}
              help={t('customsDescriptionHint')}
              value={customs.description}
              maxLength={customsLimits.descriptionMax}
              error={errorOf('description')}
              onChange={event => put({ description: event.currentTarget.value })}
            />
            <TextInput
              label={t('hsCode')}
              help={t('hsCodeHint')}
              inputMode="numeric"
              value={customs.hsCode}
              maxLength={20}
              error={errorOf('hsCode')}
              onChange={event => put({ hsCode: event.currentTarget.value })}
            />
          </FieldRow>
          <FieldRow>
            <Select label={t('origin')} choices={countryChoices(language)} value={customs.origin} onChange={origin => put({ origin })} />
            <NumberInput
              label={t('customsValue')}
              help={t('customsValueHint')}
              value={customs.valueCents / 100}
              min={0.01}
              max={customsLimits.valueMaxCents / 100}
              decimals={2}
              onChange={value => put({ valueCents: Math.round((value ?? 0) * 100) })}
            />
          </FieldRow>
        </>
      )}
    </>
  )
}
