import { useEffect } from 'react'
import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { CheckoutAddress, CheckoutForm } from '../checkout/CheckoutAddress.tsx'
import { CheckoutShipping } from '../checkout/CheckoutShipping.tsx'
import { ShipBy } from '../checkout/ShipBy.tsx'
import { type LabelWays, whyNotLink } from '../checkout/ship-by.ts'
import { quoteOf } from './draft.ts'
import type { KeptDraft } from './use-draft.ts'

type Props = { kept: KeptDraft; labels: LabelWays; onNext: () => void }

/** Who carries it, where to, and, with postage of ours, the levels with their days and prices. */
export function ShippingStep({ kept: { draft, change }, labels, onNext }: Props) {
  const t = useText('createOrder')
  const { shipBy, label, address, keeps, note } = draft
  const form = useAppForm(CheckoutForm, { address, keeps, note })
  // What is typed is kept at once.
  useEffect(() => {
    const { unsubscribe } = form.watch(({ address: typed, keeps, note }) => {
      change({ address: { ...address, ...typed, addressLine2: typed?.addressLine2 ?? '' }, keeps: keeps ?? false, note: note ?? '' })
    })
    return unsubscribe
  })
  const body = quoteOf(draft)
  const quote = useCall(orderIntakeCalls.quoteOrder, { body: body ?? noBody }, { isEnabled: body !== undefined, keepsLast: true })
  const isOurs = shipBy === 'USPS'
  const offered = quote.data?.data
  const wrongLink = label.file || label.link.trim() === '' ? undefined : whyNotLink(label.link, labels.expiryOf(label.link), new Date())
  return (
    <AppForm form={form} onSubmit={onNext}>
      <ShipBy
        hasLabelOnly
        by={shipBy}
        onBy={by => change({ shipBy: by })}
        label={label}
        onLabel={next => change({ label: next })}
        ways={labels}
        zip={address.zip}
      />
      <CheckoutAddress form={form} />
      <Reference kept={{ draft, change }} />
      {isOurs && (
        <CheckoutShipping
          quote={offered}
          error={quote.error}
          value={draft.shippingMethod ?? offered?.shippingMethod ?? undefined}
          onChange={shippingMethod => change({ shippingMethod })}
        />
      )}
      <FormActions>
        <LinkButton to="/order/create-order">{t('back')}</LinkButton>
        <Button type="submit" variant="primary" reason={!isOurs && wrongLink ? t('wrongLabelLink') : undefined}>
          {t('toSubmit')}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** The seller's own number for the order, and a tag. */
function Reference({ kept: { draft, change } }: { kept: Pick<KeptDraft, 'draft' | 'change'> }) {
  const t = useText('createOrder')
  const of = useText('order')
  return (
    <Panel title={t('reference')}>
      <FieldRow>
        <TextInput
          label={of('externalId')}
          optional
          autoComplete="off"
          maxLength={64}
          value={draft.externalId}
          onChange={event => change({ externalId: event.currentTarget.value })}
        />
        <TextInput
          label={of('columnTag')}
          help={t('tagHint')}
          optional
          autoComplete="off"
          maxLength={60}
          value={draft.tag}
          onChange={event => change({ tag: event.currentTarget.value })}
        />
      </FieldRow>
    </Panel>
  )
}
const noBody = { items: [], country: 'US' }
