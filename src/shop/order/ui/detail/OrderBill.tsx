import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { isUnpaid } from '../../status/rules.ts'
import type { ShownOrder } from '../shown-order.ts'

/** What the order costs, what was paid and what came back. */
export function OrderBill({ order, isForStaff }: { order: ShownOrder; isForStaff: boolean }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const isTiktok = order.orderType === 'STANDARD' && order.shippingBy === 'TIKTOK'
  return (
    <Panel title={t('costsTitle')}>
      <Facts
        figures
        of={[
          { label: order.orderType === 'LABEL' ? say('labelCost') : t('production'), value: <Money cents={order.productionCost} /> },
          (order.orderType !== 'LABEL' || order.shippingCost > 0) && { label: t('shipping'), value: <Money cents={order.shippingCost} /> },
          order.discountCents > 0 && { label: t('discount'), value: <Money cents={-order.discountCents} /> },
          { label: t('total'), value: <Money cents={order.totalCost} strong />, isTotal: true },
          order.paidAt !== null && { label: t('paid'), value: <Money cents={order.paidCents} /> },
          order.refundedCents > 0 && { label: t('refunded'), value: <Money cents={order.refundedCents} /> },
          order.voidRefundCents > 0 && { label: t('refundAfterVoid'), value: <Money cents={order.voidRefundCents} /> },
        ]}
      />
      {order.paidAt !== null && !isForStaff && (
        <Row>
          <LinkButton
            size="small"
            variant="quiet"
            flush
            icon="download"
            reloadDocument
            target="_blank"
            to={api.url(checkoutCalls.orderInvoice, { params: { id: order.id } })}
          >
            {t('invoice')}
          </LinkButton>
        </Row>
      )}
      {isTiktok && <p className="hint">{t('tiktokShipping')}</p>}
      {order.paidAt === null && isUnpaid(order.status) && <p className="hint">{t('quoteHint')}</p>}
    </Panel>
  )
}
