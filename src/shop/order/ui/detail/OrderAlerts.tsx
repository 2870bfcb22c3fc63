import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { formatCents } from '#base/money.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { isPayable } from '../../status/rules.ts'
import { errorCodeOf } from '../list/order-columns.tsx'
import { useNoteText } from '../note-text.ts'
import type { ShownOrder } from '../shown-order.ts'
import { useLack } from '../use-lack.tsx'
import styles from './order.module.css'

/** What the order waits for, in one line at its top: what is wrong and who must act, or that it is not paid yet. */
export function OrderAlerts({ order, isForStaff = false }: { order: ShownOrder; isForStaff?: boolean }) {
  const t = useText('order')
  const faultText = useFaultText()
  const noteText = useNoteText()
  if (order.status === 'ERROR') {
    const isSellers = order.errorWaitsOn === 'SELLER'
    return (
      <Alert title={t(isSellers ? 'errorSeller' : 'errorStaff')}>
        {t(`errorCode_${errorCodeOf(order.errorCode)}`)} {noteText(order.errorNote)}
      </Alert>
    )
  }
  if (order.status === 'DUPLICATE')
    return <Alert title={t('status_DUPLICATE')}>{order.steps.keep ? faultText(order.steps.keep) : t('keepHint')}</Alert>
  if (order.submitsWhenReady && order.paidAt === null) return <Alert title={t('waitsForFiles')}>{faultText('ORDER_WAITS_FOR_FILES')}</Alert>
  if (!isPayable(order.status)) return null
  const { submit } = order.steps
  if (submit !== null) return <Alert title={t('unsubmitted')}>{faultText(submit) ?? submit}</Alert>
  return isForStaff ? <Alert title={t('unsubmitted')} isInfo /> : <Unpaid order={order} />
}

/** An order that could be submitted: where the wallet lacks money, the way to deposit it. */
function Unpaid({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const language = useLanguage()
  const lackCents = useLack(order)
  const { pathname } = useLocation()
  if (lackCents === 0) return <Alert title={t('unsubmitted')} isInfo />
  return (
    <Alert title={t('lackTitle', { amount: formatCents(lackCents, { language }) })}>
      {t('lackHint')} <Link to={depositPath(lackCents, pathname)}>{t('depositMissing')}</Link>
    </Alert>
  )
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
