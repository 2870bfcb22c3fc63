import type { UseFormReturn } from 'react-hook-form'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countryChoices } from '#shop/address/country.rules.ts'
import { customsLimits } from '#shop/catalogue/storefront/customs.rules.ts'
import type { TypedForm } from './draft.ts'

/** What customs are told of a piece, where the parcel leaves the country. */
export function CustomsFields({ form: { control }, at }: { form: UseFormReturn<TypedForm, unknown, TypedForm>; at: number }) {
  const t = useText('buyLabel')
  const language = useLanguage()
  const label = (text: string) => (
    <>
      {text}
      <span className="unseen">{t('ofPackage', { number: at + 1 })}</span>
    </>
  )
  return (
    <Stack as="section" gap={12} aria-label={t('customs')}>
      <h3 className="hint">{t('customs')}</h3>
      <FormText
        control={control}
        name={`packages.${at}.customs.description`}
        label={label(t('customsDescription'))}
        help={t('customsDescriptionHint')}
        maxLength={customsLimits.descriptionMax}
        autoComplete="off"
      />
      <FieldRow>
        <FormText
          control={control}
          name={`packages.${at}.customs.hsCode`}
          label={label(t('hsCode'))}
          help={t('hsCodeHint')}
          inputMode="numeric"
          maxLength={customsLimits.hsCodeMax + 4}
          autoComplete="off"
        />
        <FormSelect
          control={control}
          name={`packages.${at}.customs.origin`}
          label={label(t('origin'))}
          choices={countryChoices(language, 'US')}
          autoComplete="off"
        />
      </FieldRow>
    </Stack>
  )
}
