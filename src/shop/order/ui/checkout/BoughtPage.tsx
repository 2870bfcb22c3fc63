import { useParams } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { placeLine } from '#shop/address/rules.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import styles from './checkout.module.css'
import { PendingOrder } from './PendingOrder.tsx'

export const handle = { texts: ['checkout', 'order', 'orderOwn'] }

/** After paying: what was ordered, where it goes, the invoice, and the ways on. */
export default function BoughtPage() {
  const found = useCall(orderCalls.order, { params: { id: Number(useParams().id) } })
  return (
    <Loaded of={found} waiting={<Spinner size={40} />}>
      {order => <Bought order={order} />}
    </Loaded>
  )
}

function Bought({ order }: { order: CallAnswer<typeof orderCalls.order>['data'] }) {
  const [t, own] = [useText('checkout'), useText('orderOwn')]
  const language = useLanguage()
  const { id } = order
  if (order.paidAt === null)
    return (
      <>
        <EmptyState drawing="money" title={t('doneUnpaid', { id })} />
        <PendingOrder />
      </>
    )
  return (
    <Stack className={styles.bought}>
      <title>{`${t('doneTitle')} – Inkport`}</title>
      <EmptyState
        drawing="done"
        title={t('doneTitle')}
        action={
          <Row at="middle">
            <LinkButton variant="primary" to={`/order/${id}`}>
              {t('seeOrder')}
            </LinkButton>
            <LinkButton reloadDocument target="_blank" to={api.url(checkoutCalls.orderInvoice, { params: { id } })} icon="download">
              {t('download')}
            </LinkButton>
            <LinkButton variant="quiet" to="/my-order">
              {own('mineTitle')}
            </LinkButton>
            <LinkButton variant="quiet" to="/products">
              {t('shopOn')}
            </LinkButton>
          </Row>
        }
      >
        {t('doneLead', { id, total: formatCents(order.paidCents, { language }) })}
      </EmptyState>
      <Panel title={t('shipsTo')}>
        <p>
          {order.fullName}, {order.address}
          {order.addressLine2 !== '' && `, ${order.addressLine2}`}, {placeLine(order)}
        </p>
        <p className="hint">{t('cancelFree')}</p>
      </Panel>
    </Stack>
  )
}
