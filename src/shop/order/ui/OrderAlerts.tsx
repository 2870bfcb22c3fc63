import type { ReactNode } from 'react'
import { Icon } from '#kit/Icon.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import styles from './order.module.css'
import { errorCodeOf } from './order-columns.tsx'
import type { ShownOrder } from './shown-order.ts'

/** What the order waits for, in one line at its top: what is wrong and who must act, or that it is not paid yet. */
export function OrderAlerts({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const faultText = useFaultText()
  if (order.status === 'ERROR') {
    const isSellers = order.errorWaitsOn === 'SELLER'
    return (
      <Alert title={t(isSellers ? 'errorSeller' : 'errorStaff')}>
        {t(`errorCode_${errorCodeOf(order.errorCode)}`)} {order.errorNote}
      </Alert>
    )
  }
  if (order.status === 'DUPLICATE')
    return <Alert title={t('status_DUPLICATE')}>{order.steps.keep ? faultText(order.steps.keep) : t('keepHint')}</Alert>
  if (order.submitsWhenReady && order.paidAt === null) return <Alert title={t('waitsForFiles')}>{faultText('ORDER_WAITS_FOR_FILES')}</Alert>
  if (order.status !== 'PENDING' && order.status !== 'PAYMENT_FAILED') return null
  const { submit } = order.steps
  return submit === null ? <Alert title={t('unsubmitted')} isInfo /> : <Alert title={t('unsubmitted')}>{faultText(submit) ?? submit}</Alert>
}

function Alert({ title, isInfo, children }: { title: string; isInfo?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.alert} role="status" data-tone={isInfo ? 'info' : undefined}>
      <Icon name={isInfo ? 'info' : 'alert'} />
      <div>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}
