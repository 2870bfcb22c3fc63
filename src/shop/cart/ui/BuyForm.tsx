import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Fold } from '#kit/layout/Fold.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { PlainInput } from '#kit/public/PlainField.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { withTier } from '#shop/catalogue/price/rules.ts'
import type { Product, Variant } from '#shop/catalogue/storefront/contract.ts'
import { cartLimits, productText, productTextFault } from '../rules.ts'
import type { Chosen, useAdding } from './add/use-adding.ts'
import styles from './BuyBox.module.css'
import { useCartCount } from './cart-count.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

/** In a part of its own: the texts of all faults come with the first one that is shown. */
const AddFailed = lazyPart(() => import('./AddFailed.tsx').then(it => it.AddFailed))

interface Props {
  variant: Variant
  tiers: Product['tiers']
  adding: Omit<ReturnType<typeof useAdding>, 'add'>
  onAdd: (chosen: Chosen) => void
  /** Where it can be bought at once. */
  onBuy?: (chosen: Chosen) => void
  hint?: string
  /** Why the reader may not order at all. */
  reason?: string | undefined
  /** The design prints the text: it is asked for. */
  needsText?: boolean
  /** What is said above. */
  children?: ReactNode
}

/** How much of the chosen variant, with which text, and what can be done with it; on a phone the acts stay at the window's foot. */
export function BuyForm({ variant, tiers, adding, onAdd, onBuy, hint, reason: mayNot, needsText = false, children }: Props) {
  const t = useText('cart')
  const [quantity, setQuantity] = useState(1)
  const [text, setText] = useState('')
  const textHint = t('textHint', { max: cartLimits.textMax })
  const isWrong = productTextFault(text) !== undefined
  const lackedText = isWrong ? textHint : needsText && productText(text) === '' ? t('textEmpty') : undefined
  const lack = variant.isAvailable ? lackedText : t('outOfSize', { size: variant.size })
  const reason = mayNot ?? lack
  return (
    <Stack gap={4} className={styles.box}>
      {children}
      <Row gap={12}>
        <QuantityStepper value={quantity} onChange={setQuantity} />
        <Row gap={12} className={styles.bar}>
          <InCart {...adding} />
          <span className={styles.sum}>
            <Money cents={withTier(variant.price, tiers, quantity) * quantity} strong />
          </span>
          {onBuy && (
            <Button size="large" reason={reason} onClick={() => onBuy({ quantity, text })}>
              {t('buyNow')}
            </Button>
          )}
          <Button variant="primary" size="large" busy={adding.isSending} reason={reason} onClick={() => onAdd({ quantity, text })}>
            {t('add')}
          </Button>
        </Row>
      </Row>
      <Words isOpen={needsText}>
        <PlainInput
          label={needsText ? t('textOf') : t('text')}
          isBare={!needsText}
          value={text}
          maxLength={cartLimits.textMax}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          onChange={event => setText(event.currentTarget.value)}
        />
        <p className={isWrong ? styles.error : 'hint'}>{textHint}</p>
      </Words>
      {hint && <p className="hint">{hint}</p>}
    </Stack>
  )
}

/** Folded away where it is nobody's wish, open where the design asks for it. */
function Words({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useText('cart')
  if (!isOpen) return <Fold title={t('text')}>{children}</Fold>
  return (
    <Stack gap={4}>
      <p>{t('textNeeded')}</p>
      {children}
    </Stack>
  )
}

/** What came of it, read aloud, and the next step. */
function InCart({ isAdded, error }: Pick<Props['adding'], 'isAdded' | 'error'>) {
  const t = useText('cart')
  const count = useCartCount() ?? 0
  return (
    <Row gap={12} aria-live="polite" className={styles.state}>
      <Suspense>{error !== undefined && <AddFailed error={error} />}</Suspense>
      {error === undefined && isAdded && (
        <span className={styles.done}>
          <Icon name="check" size={16} /> {t('added')}
        </span>
      )}
      {count > 0 && (
        <PublicLink to="/cart" reloadDocument>
          {t('see', { count })}
        </PublicLink>
      )}
    </Row>
  )
}
