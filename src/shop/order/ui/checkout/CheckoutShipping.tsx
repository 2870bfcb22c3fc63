import { useErrorText } from '#kit/call/error-text.ts'
import { Card } from '#kit/show/Card.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShippingOffer, ShippingOptionName } from '#shop/shipping/contract.ts'
import styles from './checkout.module.css'

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
    <Card className={styles.part}>
      <h2>{t('method')}</h2>
      {error !== null && error !== undefined && (
        <p className={styles.warning} role="alert">
          {errorText(error)}
        </p>
      )}
      {!quote && !error && <Skeleton shape="block" />}
      {quote && !error && (
        <fieldset className={styles.cards}>
          <legend className="unseen">{t('method')}</legend>
          {quote.offers.map(offer => (
            <div key={offer.name} className={styles.option}>
              <label>
                <input type="radio" name="shipping-method" checked={value === offer.name} onChange={() => onChange(offer.name)} />
                <span className={styles.words}>
                  <strong>{t(`method_${offer.name}`)}</strong>
                  <span className={styles.muted}>{t('days', { from: offer.minDays, to: offer.maxDays })}</span>
                </span>
                {offer.costCents === 0 ? <strong>{t('noCost')}</strong> : <Money cents={offer.costCents} strong />}
              </label>
            </div>
          ))}
        </fieldset>
      )}
    </Card>
  )
}
