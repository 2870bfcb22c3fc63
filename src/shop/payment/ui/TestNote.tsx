import { Icon } from '#kit/Icon.tsx'
import { useCall } from '#kit/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/contract.ts'
import styles from './payment.module.css'

/** Says plainly that no money moves; nothing where it does. */
export function TestNote() {
  const t = useText('payment')
  const method = useCall(walletCalls.paymentMethods, {}).data?.data
  if (method?.paypal !== 'TEST') return null
  return (
    <p className={styles.test} role="note">
      <Icon name="alert" /> {t('test')}
    </p>
  )
}
