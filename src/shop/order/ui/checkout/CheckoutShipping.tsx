import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShippingOffer, ShippingOptionName } from '#shop/shipping/contract.ts'

type Props = {
  quote: { offers: readonly ShippingOffer[] } | undefined
  error: unknown
  value: ShippingOptionName | undefined
  onChange: (name: ShippingOptionName) => void
}

/** The ways to the chosen country, each with its days and price. */
export function CheckoutShipping({ quote, error, value, onChange }: Props) {
  const t = useText('checkout')
  const errorText = useErrorText()
  return (
    <Panel title={t('method')}>
      {error !== null && error !== undefined && <Note role="alert">{errorText(error)}</Note>}
      {!quote && !error && <Skeleton shape="block" />}
      {quote && !error && (
        <ChoiceCards
          legend={t('method')}
          isLegendUnseen
          value={value}
          onChange={onChange}
          choices={quote.offers.map(offer => ({
            value: offer.name,
            title: t(`method_${offer.name}`),
            hint: t('days', { from: offer.minDays, to: offer.maxDays }),
            aside: offer.costCents === 0 ? <strong>{t('noCost')}</strong> : <Money cents={offer.costCents} strong />,
          }))}
        />
      )}
    </Panel>
  )
}
