import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { addressCalls, type DeliveryAddress } from '#shop/address/contract.ts'
import { type Address, addressLimits, checkAddress, nowhere, placeLine } from '#shop/address/rules.ts'
import { PasteAddress } from '#shop/address/ui/PasteAddress.tsx'
import { labelOf, PlaceFields } from '#shop/address/ui/PlaceFields.tsx'
import { SavedAddresses } from '#shop/address/ui/SavedAddresses.tsx'
import { homeCountry } from '#shop/carrier/rules.ts'
import { AddressAdvice } from '#shop/carrier/ui/address/AddressAdvice.tsx'
import type { LabelPlace } from '../../../buy/form/contract.ts'
import { addressOf, placeOf, type TypedForm } from './draft.ts'

type Props = { form: UseFormReturn<TypedForm, unknown, TypedForm>; name: 'shipFrom' | 'shipTo'; title: string }

/** From or to: a saved address, a pasted one, or typed. What was chosen folds. Labels leave from home. */
export function PlaceSection({ form, name, title }: Props) {
  const [t, say] = [useText('address'), useText('buyLabel')]
  const isFrom = name === 'shipFrom'
  const all = useCall(addressCalls.myAddresses, undefined).data?.data ?? []
  const addresses = isFrom ? all.filter(each => each.country === homeCountry) : all
  const [wantsOther, setTyping] = useState(false)
  const typed = addressOf(form.watch(name))
  const chosen = addresses.find(each => placeFields.every(field => each[field] === typed[field]))
  const { warnings, verdict } = checkAddress(typed)
  const isWhole = verdict !== 'REFUSED'
  // What stands there already is one line, until somebody changes it.
  const isTyping = wantsOther || form.formState.errors[name] !== undefined || (chosen === undefined && !isWhole)
  const fill = (address: Partial<Address>) => {
    const place = placeOf(address)
    for (const field of Object.keys(place) as (keyof LabelPlace)[])
      form.setValue(`${name}.${field}`, place[field] ?? '', { shouldValidate: form.formState.isSubmitted })
  }
  return (
    <Panel title={title} label={title} aside={isWhole && chosen === undefined ? <KeepAddress address={typed} /> : undefined}>
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
      {isTyping && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is, so that nothing folds under it.
        <div onFocus={() => setTyping(true)}>
          <Stack>
            <Typed form={form} name={name} title={title} onPaste={fill} isFrom={isFrom} />
          </Stack>
        </div>
      )}
      {!isTyping && chosen === undefined && (
        <Row isSpread>
          <div>
            <strong>{typed.fullName}</strong>
            <br />
            {[typed.address, typed.addressLine2, placeLine(typed)].filter(part => part !== '').join(', ')}
          </div>
          <Button size="small" icon="pencil" aria-label={say('changeOf', { what: title })} onClick={() => setTyping(true)}>
            {say('change')}
          </Button>
        </Row>
      )}
      {!isFrom && <AddressAdvice address={typed} onUse={fill} />}
      {warnings[0] && <Note role="status">{t(`warn${warnings[0].code}`)}</Note>}
    </Panel>
  )
}

/** What a label says of an address: neither phone nor email. */
const placeFields = ['fullName', 'address', 'addressLine2', 'city', 'state', 'zip', 'country'] as const satisfies (keyof DeliveryAddress)[]

type TypedProps = Props & { isFrom: boolean; onPaste: (address: Partial<Address>) => void }
function Typed({ form: { control }, name, title, isFrom, onPaste }: TypedProps) {
  const t = useText('address')
  const section = `section-${name} ${isFrom ? 'billing' : 'shipping'}`
  return (
    <>
      <PasteAddress onRead={({ country, ...address }) => onPaste(isFrom || country === undefined ? address : { ...address, country })} />
      <FormText
        control={control}
        name={`${name}.name`}
        label={labelOf(t('fullName'), title)}
        maxLength={addressLimits.name}
        autoComplete={`${section} name`}
      />
      <PlaceFields
        control={control}
        section={section}
        of={title}
        {...(isFrom && { only: homeCountry })}
        names={{
          country: `${name}.country`,
          line1: `${name}.street1`,
          line2: `${name}.street2`,
          city: `${name}.city`,
          state: `${name}.state`,
          zip: `${name}.postalCode`,
        }}
      />
    </>
  )
}

/** Keeps what was typed for the next labels and orders. */
function KeepAddress({ address }: { address: Address }) {
  const t = useText('buyLabel')
  const refused = useWhyNot()(addressCalls.saveAddress)
  const keep = useAct(addressCalls.saveAddress, { changes: [addressCalls.myAddresses] })
  return (
    <Button size="small" icon="plus" reason={refused} busy={keep.isPending} onClick={() => keep.mutate({ body: address })}>
      {t('keepAddress')}
    </Button>
  )
}
