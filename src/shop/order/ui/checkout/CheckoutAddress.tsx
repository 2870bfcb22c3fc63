import { Menu, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { addressCalls, type DeliveryAddress } from '#shop/address/contract.ts'
import { countryCodes, countryName } from '#shop/address/country.rules.ts'
import { parseAddress } from '#shop/address/paste.rules.ts'
import { type Address, addressFields, checkAddress, placeLine } from '#shop/address/rules.ts'
import { usStates } from '#shop/address/state.rules.ts'
import { BuyerAddress } from '../../checkout/contract.ts'
import styles from './checkout.module.css'

type Form = UseFormReturn<CheckoutFormShape, unknown, CheckoutFormShape>

/** Where to: a saved address, a pasted one, or typed; a ZIP of another state warns and never blocks. */
export function CheckoutAddress({ form }: { form: Form }) {
  const t = useText('checkout')
  const language = useLanguage()
  const saved = useCall(addressCalls.myAddresses, undefined)
  const fill = (address: Partial<Address>) => {
    for (const field of addressFields)
      if (address[field] !== undefined) form.setValue(`address.${field}`, address[field], { shouldValidate: form.formState.isSubmitted })
  }
  useDefaultAddress(saved.data?.data, form, fill)
  const typed = form.watch('address')
  const address = { ...typed, addressLine2: typed.addressLine2 ?? '' }
  const isUs = address.country === 'US'
  const warning = checkAddress(address).warnings[0]
  const { control } = form
  const countries = countryCodes
    .map(value => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => Number(other.value === 'US') - Number(one.value === 'US') || one.label.localeCompare(other.label, language))
  return (
    <Card className={styles.part}>
      <h2>{t('where')}</h2>
      <SavedAddresses addresses={saved.data?.data ?? []} current={address} onChoose={fill} />
      <Paste onRead={fill} />
      <FormText control={control} name="address.fullName" label={t('fullName')} autoComplete="shipping name" />
      <FieldRow>
        <FormText control={control} name="address.phone" label={t('phone')} type="tel" inputMode="tel" autoComplete="shipping tel" />
        <FormText control={control} name="address.email" label={t('email')} type="email" inputMode="email" autoComplete="shipping email" />
      </FieldRow>
      <FormSelect
        control={control}
        name="address.country"
        label={t('country')}
        data={countries}
        searchable
        allowDeselect={false}
        autoComplete="shipping country"
      />
      <FormText control={control} name="address.address" label={t('address')} autoComplete="shipping address-line1" />
      <FormText
        control={control}
        name="address.addressLine2"
        label={t('addressLine2')}
        placeholder={t('addressLine2Hint')}
        autoComplete="shipping address-line2"
      />
      <FieldRow>
        <FormText control={control} name="address.city" label={t('city')} autoComplete="shipping address-level2" />
        {isUs ? (
          <FormSelect
            control={control}
            name="address.state"
            label={t('state')}
            data={Object.entries(usStates).map(([value, [label]]) => ({ value, label }))}
            searchable
            autoComplete="shipping address-level1"
          />
        ) : (
          <FormText control={control} name="address.state" label={t('province')} autoComplete="shipping address-level1" />
        )}
        <FormText
          control={control}
          name="address.zip"
          label={t('zip')}
          inputMode={isUs ? 'numeric' : 'text'}
          autoComplete="shipping postal-code"
        />
      </FieldRow>
      {warning && (
        <p className={styles.warning} role="status">
          {t(`warn${warning.code}`)}
        </p>
      )}
      <FormText control={control} name="note" label={t('note')} maxLength={1_000} autoComplete="off" />
      <FormCheckbox control={control} name="keeps" label={t('keepAddress')} />
    </Card>
  )
}

/** The form starts with the default address, as long as nobody has typed. */
function useDefaultAddress(addresses: readonly DeliveryAddress[] | undefined, form: Form, fill: (address: DeliveryAddress) => void): void {
  const first = addresses?.[0]
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!first || isDone) return
    setDone(true)
    if (!form.formState.isDirty) fill(first)
  })
}

function SavedAddresses({
  addresses,
  current,
  onChoose,
}: {
  addresses: readonly DeliveryAddress[]
  current: Address
  onChoose: (address: DeliveryAddress) => void
}) {
  const t = useText('checkout')
  const changes = [addressCalls.myAddresses]
  const forget = useAct(addressCalls.deleteAddress, { changes })
  const prefer = useAct(addressCalls.setDefaultAddress, { changes })
  if (addresses.length === 0) return null
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.muted}>{t('saved')}</legend>
      {addresses.map(each => (
        <div key={each.id} className={styles.option}>
          <label>
            <input
              type="radio"
              name="saved-address"
              checked={addressFields.every(field => each[field] === current[field])}
              onChange={() => onChoose(each)}
            />
            <span className={styles.words}>
              <strong>
                {each.fullName} {each.isDefault && <small className={styles.muted}>· {t('isDefault')}</small>}
              </strong>
              <span className={styles.muted}>
                {each.address}, {placeLine(each)}
              </span>
            </span>
          </label>
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton icon="dots" label={t('addressActions', { name: each.fullName })} />
            </Menu.Target>
            <Menu.Dropdown>
              {!each.isDefault && <Menu.Item onClick={() => prefer.mutate({ params: { id: each.id } })}>{t('makeDefault')}</Menu.Item>}
              <Menu.Item onClick={() => forget.mutate({ params: { id: each.id } })} aria-label={t('forgetName', { name: each.fullName })}>
                {t('forget')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      ))}
    </fieldset>
  )
}

/** An address as it was copied, taken apart into the fields. */
function Paste({ onRead }: { onRead: (address: Partial<Address>) => void }) {
  const t = useText('checkout')
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<string>()
  const read = (text: string) => {
    const found = parseAddress(text)
    const count = Object.keys(found).length
    onRead(found)
    setState(text.trim() === '' ? undefined : count > 0 ? t('pasted', { count }) : t('pastedNone'))
  }
  if (!isOpen)
    return (
      <div>
        <Button size="small" icon="copy" onClick={() => setOpen(true)}>
          {t('paste')}
        </Button>
      </div>
    )
  return (
    <div>
      <Textarea
        label={t('pasteLabel')}
        description={t('pasteHint')}
        autosize
        minRows={2}
        maxRows={7}
        maxLength={1_000}
        autoFocus
        onChange={event => read(event.currentTarget.value)}
      />
      <p role="status" className={styles.muted}>
        {state}
      </p>
    </div>
  )
}

/** Where to, whether the address is kept, and what the buyer wants to tell us. */
export const CheckoutForm = z.object({ address: BuyerAddress, keeps: z.boolean(), note: z.string().max(1_000) })
export type CheckoutFormShape = z.input<typeof CheckoutForm>
