import { cx } from '#kit/cx.ts'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { cheapestFor } from '../offer.rules.ts'
import type { ShownOffer } from './offers.ts'
import styles from './ShippingFold.module.css'

/** What one piece costs at the door: its price, the cheapest carriage that it may go by, and their sum. */
export function DeliveredPrice({ priceCents, offers }: { priceCents: number; offers: readonly ShownOffer[] }) {
  const t = useText('shipping')
  const offer = cheapestFor(offers, priceCents)
  if (!offer) return null
  return (
    <p className={cx('muted', styles.sum)}>
      <Money cents={priceCents} /> + <Money cents={offer.costCents} /> = <Money cents={priceCents + offer.costCents} strong /> {t('atDoor')}
    </p>
  )
}
