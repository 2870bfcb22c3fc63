import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCents } from '#base/money.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { isPayable } from '../../status/rules.ts'
import type { ShownOrder } from '../shown-order.ts'
import { useLack, useRefusedPayment } from '../use-lack.tsx'
import styles from './checkout.module.css'

/** The order that the cookie `order_pending` names (spec §3); it is a hint and never trusted: the server is asked. */
function pendingId(): number | undefined {
  const id = Number(/(?:^|; )order_pending=(\d+)/.exec(document.cookie)?.[1])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** An order that was made and waits for money: pay it now, or deposit what is missing. Nothing where there is none. */
export function PendingOrder() {
  const [id] = useState(pendingId)
  const order = useCall(orderCalls.order, { params: { id: id ?? 0 } }, { isEnabled: id !== undefined }).data?.data
  return order && isPayable(order.status) ? <Waiting {...order} /> : null
}

function Waiting(order: Pick<ShownOrder, 'id' | 'status' | 'paidAt' | 'totalCost'>) {
  const t = useText('checkout')
  const language = useLanguage()
  const navigate = useNavigate()
  const refused = useRefusedPayment()
  const missing = useLack(order)
  const { id } = order
  const hasPayPal = (useCall(depositCalls.paymentMethods, {}).data?.data.paypal ?? 'OFF') !== 'OFF'
  const pay = useSend(orderPayCalls.submitOrder, {
    changes: [orderCalls.order, walletCalls.myWallet],
    onDone: () => navigate(`/cart/done/${id}`),
    onRefused: refused,
  })
  const amount = (cents: number) => formatCents(cents, { language })
  return (
    <section className={styles.pending}>
      <Icon name="wallet" />
      <p>
        <strong>{t('pendingTitle', { id, total: amount(order.totalCost) })}</strong>
        {missing > 0 && <> {t('pendingLack', { amount: amount(missing) })}</>}
      </p>
      <LinkButton size="small" to={`/order/${id}`}>
        {t('seeOrder')}
      </LinkButton>
      {hasPayPal && (
        <LinkButton size="small" to={`/payments/paypal?order=${id}`}>
          {t('payPayPal')}
        </LinkButton>
      )}
      {missing > 0 ? (
        <LinkButton size="small" variant="primary" to={depositPath(missing, '/cart')}>
          {t('depositMissing', { amount: amount(missing) })}
        </LinkButton>
      ) : (
        <Button size="small" variant="primary" busy={pay.isPending} onClick={() => pay.mutate({ params: { id } })}>
          {t('payNow')}
        </Button>
      )}
    </section>
  )
}
