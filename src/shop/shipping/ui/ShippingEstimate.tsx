import { useEffect, useState } from 'react'
import type { Language } from '#base/text.ts'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ShownOffer } from './offers.ts'
import styles from './ShippingEstimate.module.css'

const offered = 'US CA GB AU DE FR NL BE IE ES IT PT SE NO DK FI PL CH AT JP KR SG MY TH VN PH NZ MX BR AE'.split(' ')
/** The countries to choose from, by name; made by the loader, so that server and browser write the same words. */
export function countryNames(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const rest = offered.slice(1).map(code => ({ code, name: names.of(code) ?? code }))
  return [{ code: 'US', name: names.of('US') ?? 'US' }, ...rest.toSorted((one, other) => one.name.localeCompare(other.name, language))]
}

interface Asked {
  country: string
  weightOz: number
}
interface Props {
  countries: readonly { code: string; name: string }[]
  /** What the page came with. */
  first: Asked & { offers: readonly ShownOffer[] }
  weightOz: number
  /** The shipping levels that the product may go by. */
  levels: readonly string[]
}

/** When one piece would arrive, and for how much, by country. */
export function ShippingEstimate({ countries, first, weightOz, levels }: Props) {
  const t = useText('shipping')
  const [country, setCountry] = useState(first.country)
  const offers = useOffers(first, { country, weightOz })
  const shown = Array.isArray(offers) ? offers.filter(offer => levels.includes(offer.level)) : []
  return (
    <section className={styles.box} aria-label={t('title')}>
      <label className={styles.country}>
        <span>{t('country')}</span>
        <select value={country} onChange={event => setCountry(event.currentTarget.value)}>
          {countries.map(each => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite" aria-busy={offers === undefined}>
        {offers === 'failed' && <p>{t('failed')}</p>}
        {Array.isArray(offers) && shown.length === 0 && <p>{t('none')}</p>}
        <ul className={styles.offers}>
          {shown.map(offer => (
            <li key={offer.name}>
              <span>
                <strong>{t(offer.name)}</strong>
                <small>{t('days', { min: offer.minDays, max: offer.maxDays })}</small>
              </span>
              <span>{t('arrives', { from: offer.from, to: offer.to })}</span>
              <Money cents={offer.costCents} strong />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
    </section>
  )
}

/** The offers for what is asked; the last ones stand until the new ones are there, nothing while the country's are on their way. */
function useOffers(first: Props['first'], { country, weightOz }: Asked): readonly ShownOffer[] | 'failed' | undefined {
  const language = useLanguage()
  const [answer, setAnswer] = useState<{ country: string; weightOz: number; offers: readonly ShownOffer[] | 'failed' }>(first)
  useEffect(() => {
    if (answer.country === country && answer.weightOz === weightOz) return
    let isAwaited = true
    const show = (offers: readonly ShownOffer[] | 'failed') => isAwaited && setAnswer({ country, weightOz, offers })
    // The page brings the first answer; what asks comes with the first question.
    import('./offers.ts').then(({ askOffers }) => askOffers({ country, weightOz }, language)).then(show, () => show('failed'))
    return () => {
      isAwaited = false
    }
  }, [country, weightOz, answer, language])
  return answer.country === country ? answer.offers : undefined
}
