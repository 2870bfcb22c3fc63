import { useParams } from 'react-router'
import { formatCents } from '#base/money.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { placeLine } from '#shop/address/rules.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import styles from './checkout.module.css'
import { PendingOrder } from './PendingOrder.tsx'

export const handle = { texts: ['checkout', 'order'] }

/** After paying: what was ordered, where it goes, the invoice, and the ways on. */
export default function BoughtPage() {
  const t = useText('checkout')
  const language = useLanguage()
  const id = Number(useParams().id)
  const answer = useCall(orderCalls.order, { params: { id } })
  const order = answer.data?.data
  if (answer.error) return <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />
  if (!order) return <Spinner size={40} />
  if (order.paidAt === null)
    return (
      <>
        <EmptyState drawing="money" title={t('doneUnpaid', { id })} />
        <PendingOrder />
      </>
    )
  return (
    <div className={styles.bought}>
      <title>{`${t('doneTitle')} – Inkport`}</title>
      <EmptyState
        drawing="done"
        title={t('doneTitle')}
        action={
          <div className={styles.acts}>
            <LinkButton variant="primary" to={`/order/${id}`}>
              {t('seeOrder')}
            </LinkButton>
            <LinkButton reloadDocument target="_blank" to={api.url(checkoutCalls.orderInvoice, { params: { id } })} icon="download">
              {t('download')}
            </LinkButton>
            <LinkButton variant="quiet" to="/products">
              {t('shopOn')}
            </LinkButton>
          </div>
        }
      >
        {t('doneLead', { id, total: formatCents(order.paidCents, { language }) })}
      </EmptyState>
      <Card className={styles.part}>
        <h2>{t('shipsTo')}</h2>
        <p>
          {order.fullName}, {order.address}
          {order.addressLine2 !== '' && `, ${order.addressLine2}`}, {placeLine(order)}
        </p>
        <p className={styles.muted}>{t('cancelFree')}</p>
      </Card>
    </div>
  )
}
