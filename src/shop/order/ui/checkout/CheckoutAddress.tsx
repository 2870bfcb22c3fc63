import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormText } from '#kit/app/form/fields.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { addressCalls, type DeliveryAddress } from '#shop/address/contract.ts'
import { type Address, addressFields, checkAddress, nowhere } from '#shop/address/rules.ts'
import { PasteAddress } from '#shop/address/ui/PasteAddress.tsx'
import { PlaceFields } from '#shop/address/ui/PlaceFields.tsx'
import { SavedAddresses } from '#shop/address/ui/SavedAddresses.tsx'
import { AddressAdvice } from '#shop/carrier/ui/address/AddressAdvice.tsx'
import { BuyerAddress } from '../../checkout/contract.ts'

type Form = UseFormReturn<CheckoutFormShape, unknown, CheckoutFormShape>

/** Where to: a saved address, a pasted one, or typed; a ZIP of another state warns and never blocks. */
export function CheckoutAddress({ form }: { form: Form }) {
  const [t, say] = [useText('checkout'), useText('address')]
  const saved = useCall(addressCalls.myAddresses, undefined)
  const fill = (address: Partial<Address>) => {
    for (const field of addressFields)
      if (address[field] !== undefined) form.setValue(`address.${field}`, address[field], { shouldValidate: form.formState.isSubmitted })
  }
  const addresses = saved.data?.data ?? []
  useDefaultAddress(saved.data?.data, form, fill)
  const [wantsOther, setTyping] = useState(false)
  const typed = form.watch('address')
  const address = { ...typed, addressLine2: typed.addressLine2 ?? '' }
  const chosen = addresses.find(each => addressFields.every(field => each[field] === address[field]))
  // What was chosen folds; a saved address that is refused is opened to be mended.
  const isTyping = wantsOther || chosen === undefined || form.formState.errors.address !== undefined
  const warning = checkAddress(address).warnings[0]
  return (
    <Panel title={t('where')}>
      <SavedAddresses
        addresses={addresses}
        chosen={isTyping ? undefined : chosen}
        onChoose={each => {
          setTyping(false)
          fill(each)
        }}
        onOther={() => {
          setTyping(true)
          fill(nowhere)
        }}
      />
      {isTyping && <AddressFields form={form} onPaste={fill} />}
      <AddressAdvice address={address} onUse={fill} />
      {warning && <Note role="status">{say(`warn${warning.code}`)}</Note>}
      {isTyping && <FormCheckbox control={form.control} name="keeps" label={t('keepAddress')} />}
      <FormText control={form.control} name="note" label={t('note')} maxLength={1_000} autoComplete="off" />
    </Panel>
  )
}

function AddressFields({ form, onPaste }: { form: Form; onPaste: (address: Partial<Address>) => void }) {
  const t = useText('address')
  const { control } = form
  return (
    <>
      <PasteAddress onRead={onPaste} />
      <FormText control={control} name="address.fullName" label={t('fullName')} autoComplete="shipping name" />
      <FieldRow>
        <FormText control={control} name="address.phone" label={t('phone')} type="tel" inputMode="tel" autoComplete="shipping tel" />
        <FormText control={control} name="address.email" label={t('email')} type="email" inputMode="email" autoComplete="shipping email" />
      </FieldRow>
      <PlaceFields control={control} names={placeNames} />
    </>
  )
}
const placeNames = {
  country: 'address.country',
  line1: 'address.address',
  line2: 'address.addressLine2',
  city: 'address.city',
  state: 'address.state',
  zip: 'address.zip',
} as const

/** The form starts with the default address, as long as nobody has typed: neither now nor before a reload. */
function useDefaultAddress(addresses: readonly DeliveryAddress[] | undefined, form: Form, fill: (address: DeliveryAddress) => void): void {
  const first = addresses?.[0]
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!first || isDone) return
    setDone(true)
    const typed = form.getValues('address')
    if (!form.formState.isDirty && addressFields.every(field => (typed[field] ?? '') === nowhere[field])) fill(first)
  })
}

/** Where to, whether the address is kept, and what the buyer wants to tell us. */
export const CheckoutForm = z.object({ address: BuyerAddress, keeps: z.boolean(), note: z.string().max(1_000) })
export type CheckoutFormShape = z.input<typeof CheckoutForm>
