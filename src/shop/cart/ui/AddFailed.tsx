import { useErrorText } from '#kit/call/error-text.ts'
import { useText } from '#kit/use-text.ts'
import styles from './BuyBox.module.css'

/** Why nothing came into the cart. */
export function AddFailed({ error }: { error: unknown }) {
  const t = useText('cart')
  const errorText = useErrorText()
  return (
    <p className={styles.error}>
      {t('addFailed')}: {errorText(error)}
    </p>
  )
}
