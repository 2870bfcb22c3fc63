import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useText } from '#kit/use-text.ts'
import type { Variant } from '#shop/catalogue/storefront/contract.ts'
import { cartLimits, productTextFault } from '../rules.ts'
import styles from './BuyBox.module.css'
import { useCartCount } from './cart-count.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import type { Chosen, useAdding } from './use-adding.ts'

/** In a part of its own: the texts of all faults come with the first one that is shown. */
const AddFailed = lazyPart(() => import('./AddFailed.tsx').then(it => it.AddFailed))

interface Props {
  variant: Variant
  adding: Omit<ReturnType<typeof useAdding>, 'add'>
  onAdd: (chosen: Chosen) => void
  /** Where it can be bought at once. */
  onBuy?: (chosen: Chosen) => void
  hint?: string
  /** What is said above. */
  children?: ReactNode
}

/** How much of the chosen variant, with which text, and what can be done with it. */
export function BuyForm({ variant, adding, onAdd, onBuy, hint, children }: Props) {
  const t = useText('cart')
  const [quantity, setQuantity] = useState(1)
  const [text, setText] = useState('')
  const textHint = t('textHint', { max: cartLimits.textMax })
  const isWrong = productTextFault(text) !== undefined
  const reason = variant.isAvailable ? (isWrong ? textHint : undefined) : t('outOfSize', { size: variant.size })
  return (
    <div className={styles.box}>
      {children}
      <div className={styles.row}>
        <QuantityStepper value={quantity} onChange={setQuantity} />
        <Button variant="primary" size="large" wide busy={adding.isSending} reason={reason} onClick={() => onAdd({ quantity, text })}>
          {t('add')}
        </Button>
      </div>
      {onBuy && (
        <Button size="large" wide reason={reason} onClick={() => onBuy({ quantity, text })}>
          {t('buyNow')}
        </Button>
      )}
      <label className={styles.text}>
        <span>{t('text')}</span>
        <input
          value={text}
          maxLength={cartLimits.textMax}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          onChange={event => setText(event.currentTarget.value)}
        />
        <span className={isWrong ? styles.error : styles.hint}>{textHint}</span>
      </label>
      {hint && <p className={styles.hint}>{hint}</p>}
      <InCart {...adding} />
    </div>
  )
}

/** What came of it, read aloud, and the way to the cart. */
function InCart({ isAdded, error }: Pick<Props['adding'], 'isAdded' | 'error'>) {
  const t = useText('cart')
  const count = useCartCount() ?? 0
  return (
    <div aria-live="polite" className={styles.state}>
      <Suspense>{error !== undefined && <AddFailed error={error} />}</Suspense>
      {error === undefined && isAdded && <p className={styles.done}>{t('added')}</p>}
      {count > 0 && (
        <PublicLink to="/cart" reloadDocument>
          {t('inCart', { count })} · {t('see')}
        </PublicLink>
      )}
    </div>
  )
}
