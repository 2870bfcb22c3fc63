import { formatCents } from '#base/money.ts'
import { Fold } from '#kit/layout/Fold.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { PlainSelect } from '#kit/public/PlainField.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { cheapestFor } from '../offer.rules.ts'
import styles from './ShippingFold.module.css'
import type { Offers } from './use-offers.ts'

interface Props {
  countries: readonly { code: string; name: string }[]
  country: string
  onCountry: (country: string) => void
  /** What the product may go by. */
  offers: Offers
  priceCents: number
}

/** When one piece would arrive, and for how much, by country; it unfolds to every option. */
export function ShippingFold({ countries, country, onCountry, offers, priceCents }: Props) {
  const t = useText('shipping')
  const language = useLanguage()
  const shown = Array.isArray(offers) ? offers : []
  const cheapest = cheapestFor(shown, priceCents)
  return (
    <div className={styles.fold}>
      <Fold title={t('title')} hint={cheapest && `· ${t('arrives', { from: cheapest.from, to: cheapest.to })}`}>
        <PlainSelect label={t('country')} value={country} onChange={event => onCountry(event.currentTarget.value)}>
          {countries.map(each => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </PlainSelect>
        <div aria-live="polite" aria-busy={offers === undefined}>
          {offers === 'failed' && <p>{t('failed')}</p>}
          {Array.isArray(offers) && shown.length === 0 && <p>{t('none')}</p>}
          <Lines>
            {shown.map(offer => (
              <li key={offer.name}>
                <div>
                  <strong>{t(offer.name)}</strong>
                  <small>{t('days', { min: offer.minDays, max: offer.maxDays })}</small>
                </div>
                <span>
                  {offer.fromProductionCents > priceCents
                    ? t('ordersFrom', { price: formatCents(offer.fromProductionCents, { language }) })
                    : t('arrives', { from: offer.from, to: offer.to })}
                </span>
                <Money cents={offer.costCents} strong />
              </li>
            ))}
          </Lines>
        </div>
        <p className="hint">{t('hint')}</p>
      </Fold>
    </div>
  )
}
