import { type Cents, formatCents } from '#base/money.ts'
import { cx } from '../cx.ts'
import { useLanguage, useText } from '../use-text.ts'
import styles from './Money.module.css'

/** An amount with its currency, in tabular figures; `sign` writes the plus of money coming in too. */
export function Money({ cents, sign, strong, className }: { cents: Cents; sign?: boolean; strong?: boolean; className?: string }) {
  const language = useLanguage()
  return (
    <span className={cx(styles.money, strong && styles.strong, sign && cents > 0 && styles.in, className)}>
      {formatCents(cents, { language, sign: sign ?? false })}
    </span>
  )
}

/** A price as shops write it: one price, or 'From …' where sizes differ; `was` is struck through. */
export function Price({ cents, isFrom, was }: { cents: Cents; isFrom?: boolean; was?: Cents | undefined }) {
  const t = useText('kit')
  const language = useLanguage()
  const price = formatCents(cents, { language })
  return (
    <span className={cx(styles.money, styles.strong)}>
      {isFrom ? t('priceFrom', { price }) : price}
      {was !== undefined && was > cents && <s className={styles.was}>{formatCents(was, { language })}</s>}
    </span>
  )
}
