import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countryChoices, countryName } from '../country.rules.ts'
import { usStateChoices } from '../state.rules.ts'

type Props<T extends FieldValues> = {
  control: Control<T>
  /** What the form calls each field. */
  names: Readonly<Record<'country' | 'line1' | 'line2' | 'city' | 'state' | 'zip', FieldPath<T>>>
  /** Before the tokens of `autocomplete`: which of several addresses of a page it is. */
  section?: string
  /** Which of them, said after each label to who listens and in the summary of what is wrong. */
  of?: string
  /** The one country that it may lie in. */
  only?: string
}

/** Country, street, city, state and postal code, as people there call them, for whatever form asks for an address. */
export function PlaceFields<T extends FieldValues>({ control, names, section = 'shipping', of, only }: Props<T>) {
  const t = useText('address')
  const language = useLanguage()
  const isUs = useWatch({ control, name: names.country }) === 'US'
  const label = (text: string) => labelOf(text, of)
  const token = (name: string) => `${section} ${name}`
  return (
    <>
      <FormSelect
        control={control}
        name={names.country}
        label={label(t('country'))}
        choices={only === undefined ? countryChoices(language, 'US') : [{ value: only, label: countryName(only, language) }]}
        autoComplete={token('country')}
      />
      <FormText control={control} name={names.line1} label={label(t('address'))} autoComplete={token('address-line1')} />
      <FormText
        control={control}
        name={names.line2}
        label={label(t('addressLine2'))}
        placeholder={t('addressLine2Hint')}
        autoComplete={token('address-line2')}
      />
      <FieldRow>
        <FormText control={control} name={names.city} label={label(t('city'))} autoComplete={token('address-level2')} />
        {isUs ? (
          <FormSelect
            control={control}
            name={names.state}
            label={label(t('state'))}
            choices={usStateChoices}
            autoComplete={token('address-level1')}
          />
        ) : (
          <FormText control={control} name={names.state} label={label(t('province'))} autoComplete={token('address-level1')} />
        )}
        <FormText
          control={control}
          name={names.zip}
          label={label(t(isUs ? 'zip' : 'postalCode'))}
          inputMode={isUs ? 'numeric' : 'text'}
          autoComplete={token('postal-code')}
        />
      </FieldRow>
    </>
  )
}

/** A label of one of several addresses. */
export const labelOf = (text: string, of: string | undefined): ReactNode =>
  of === undefined ? (
    text
  ) : (
    <>
      {text}
      <span className="unseen"> ({of})</span>
    </>
  )
