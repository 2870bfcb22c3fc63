import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { FormCheckbox, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Menu } from '#kit/control/Menu.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { addressCalls, type DeliveryAddress } from '#shop/address/contract.ts'
import { countryChoices } from '#shop/address/country.rules.ts'
import { parseAddress } from '#shop/address/paste.rules.ts'
import { type Address, addressFields, checkAddress, nowhere, placeLine } from '#shop/address/rules.ts'
import { usStateChoices } from '#shop/address/state.rules.ts'
import { AddressAdvice } from '#shop/carrier/ui/address/AddressAdvice.tsx'
import { BuyerAddress } from '../../checkout/contract.ts'

type Form = UseFormReturn<CheckoutFormShape, unknown, CheckoutFormShape>

/** Where to: a saved address, a pasted one, or typed; a ZIP of another state warns and never blocks. */
export function CheckoutAddress({ form }: { form: Form }) {
  const t = useText('checkout')
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
      {warning && <Note role="status">{t(`warn${warning.code}`)}</Note>}
      {isTyping && <FormCheckbox control={form.control} name="keeps" label={t('keepAddress')} />}
      <FormText control={form.control} name="note" label={t('note')} maxLength={1_000} autoComplete="off" />
    </Panel>
  )
}

function AddressFields({ form, onPaste }: { form: Form; onPaste: (address: Partial<Address>) => void }) {
  const t = useText('checkout')
  const language = useLanguage()
  const { control } = form
  const isUs = form.watch('address.country') === 'US'
  return (
    <>
      <Paste onRead={onPaste} />
      <FormText control={control} name="address.fullName" label={t('fullName')} autoComplete="shipping name" />
      <FieldRow>
        <FormText control={control} name="address.phone" label={t('phone')} type="tel" inputMode="tel" autoComplete="shipping tel" />
        <FormText control={control} name="address.email" label={t('email')} type="email" inputMode="email" autoComplete="shipping email" />
      </FieldRow>
      <FormSelect
        control={control}
        name="address.country"
        label={t('country')}
        choices={countryChoices(language, 'US')}
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
            choices={usStateChoices}
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
    </>
  )
}

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

/** The card of an address that is typed. */
const typed = 'typed'

function SavedAddresses({
  addresses,
  chosen,
  onChoose,
  onOther,
}: {
  addresses: readonly DeliveryAddress[]
  chosen: DeliveryAddress | undefined
  onChoose: (address: DeliveryAddress) => void
  onOther: () => void
}) {
  const t = useText('checkout')
  const changes = [addressCalls.myAddresses]
  const forget = useAct(addressCalls.deleteAddress, { changes })
  const prefer = useAct(addressCalls.setDefaultAddress, { changes })
  if (addresses.length === 0) return null
  return (
    <ChoiceCards
      legend={t('saved')}
      value={chosen ? String(chosen.id) : typed}
      onChange={value => {
        const picked = addresses.find(each => String(each.id) === value)
        if (picked) onChoose(picked)
        else onOther()
      }}
      choices={[
        ...addresses.map(each => ({
          value: String(each.id),
          title: (
            <>
              {each.fullName} {each.isDefault && <small className="hint">· {t('isDefault')}</small>}
            </>
          ),
          hint: `${each.address}, ${placeLine(each)}`,
          menu: (
            <Menu
              icon="dots"
              label={t('addressActions', { name: each.fullName })}
              align="end"
              entries={[
                ...(each.isDefault ? [] : [{ label: t('makeDefault'), onSelect: () => prefer.mutate({ params: { id: each.id } }) }]),
                {
                  label: t('forget'),
                  name: t('forgetName', { name: each.fullName }),
                  onSelect: () => forget.mutate({ params: { id: each.id } }),
                },
              ]}
            />
          ),
        })),
        { value: typed, title: t('otherAddress'), hint: t('otherAddressHint') },
      ]}
    />
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
        help={t('pasteHint')}
        rows={2}
        maxLength={1_000}
        autoFocus
        onChange={event => read(event.currentTarget.value)}
      />
      <p role="status" className="hint">
        {state}
      </p>
    </div>
  )
}

/** Where to, whether the address is kept, and what the buyer wants to tell us. */
export const CheckoutForm = z.object({ address: BuyerAddress, keeps: z.boolean(), note: z.string().max(1_000) })
export type CheckoutFormShape = z.input<typeof CheckoutForm>
