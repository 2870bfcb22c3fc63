import { useState } from 'react'
import { useText } from '#kit/use-text.ts'
import { cartLimits, quantityOf } from '../rules.ts'
import styles from './QuantityStepper.module.css'

/** How many: typed, or one more and one less. What is typed counts when the field is left; empty is 1 (spec §4). */
export function QuantityStepper({ value, onChange, label }: { value: number; onChange: (quantity: number) => void; label?: string }) {
  const t = useText('cart')
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const quantity = quantityOf(typed)
    if (quantity !== value) onChange(quantity)
  }
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={t('less')} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t('quantity')}
        value={typed ?? String(value)}
        maxLength={4}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" aria-label={t('more')} disabled={value >= cartLimits.quantityMax} onClick={() => onChange(value + 1)}>
        +
      </button>
    </span>
  )
}
