import { Money } from '#kit/show/Money.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import type { Variant } from '../../storefront/contract.ts'
import styles from './ProductPage.module.css'

/** What one piece of the chosen variant costs the reader. */
export function PriceLine({ variant }: { variant: Variant }) {
  const t = useText('catalogue')
  const reader = useReader()
  return (
    <p className={styles.price}>
      <Money cents={variant.price} />
      <small>{reader ? t('yourPrice') : t('priceOne')}</small>
    </p>
  )
}
