import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countryChoices } from '#shop/address/country.rules.ts'
import { usStateChoices } from '#shop/address/state.rules.ts'
import { AddressAdvice } from '#shop/carrier/ui/address/AddressAdvice.tsx'
import type { AddressEdit } from '../../../edit/contract.ts'
import type { ShownOrder } from '../../shown-order.ts'

type Form = Control<z.input<typeof AddressEdit>, unknown, z.output<typeof AddressEdit>>

/** The fields of an order's address, for whatever form it stands in. */
export function AddressFields({ control }: { control: Form }) {
  const [t, say] = [useText('order'), useText('orderEdit')]
  const language = useLanguage()
  const isUs = useWatch({ control, name: 'address.country' }) === 'US'
  return (
    <>
      <FormText control={control} name="address.fullName" label={t('fullName')} autoComplete="name" />
      <FieldRow>
        <FormText control={control} name="address.phone" label={t('phone')} autoComplete="tel" inputMode="tel" />
        <FormText control={control} name="address.email" label={t('email')} autoComplete="email" inputMode="email" />
      </FieldRow>
      <FormSelect
        control={control}
        name="address.country"
        label={t('country')}
        choices={countryChoices(language, 'US')}
        autoComplete="country"
      />
      <FormText control={control} name="address.address" label={t('address')} autoComplete="address-line1" />
      <FormText control={control} name="address.addressLine2" label={t('addressLine2')} autoComplete="address-line2" />
      <FieldRow>
        <FormText control={control} name="address.city" label={t('city')} autoComplete="address-level2" />
        {isUs ? (
          <FormSelect control={control} name="address.state" label={t('state')} choices={usStateChoices} autoComplete="address-level1" />
        ) : (
          <FormText control={control} name="address.state" label={say('province')} autoComplete="address-level1" />
        )}
        <FormText control={control} name="address.zip" label={t('zip')} autoComplete="postal-code" />
      </FieldRow>
    </>
  )
}

type Whole = UseFormReturn<z.input<typeof AddressEdit>, unknown, z.output<typeof AddressEdit>>

/** What a carrier knows of the address that is typed in the fields above. */
export function AdviceOnAddress({ form, isForStaff = false }: { form: Whole; isForStaff?: boolean }) {
  const address = form.watch('address')
  return (
    <AddressAdvice
      address={{ ...address, addressLine2: address.addressLine2 ?? '' }}
      isForStaff={isForStaff}
      onUse={place => form.setValue('address', { ...form.getValues('address'), ...place }, { shouldDirty: true })}
    />
  )
}

/** The address as the form begins with it. */
export const addressOf = ({ fullName, phone, email, address, addressLine2, city, state, zip, country }: ShownOrder) => ({
  address: { fullName, phone, email, address, addressLine2, city, state, zip, country },
})
