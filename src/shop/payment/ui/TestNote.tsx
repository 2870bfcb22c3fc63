import { useCall } from '#kit/call/use-call.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import styles from './payment.module.css'

/** Says plainly that no money moves; nothing where it does. */
export function TestNote() {
  const t = useText('payment')
  const method = useCall(depositCalls.paymentMethods, {}).data?.data
  if (method?.paypal !== 'TEST') return null
  return (
    <p className={styles.test} role="note">
      <Icon name="alert" /> {t('test')}
    </p>
  )
}
