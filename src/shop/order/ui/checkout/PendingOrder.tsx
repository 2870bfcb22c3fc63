import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCents } from '#base/money.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row } from '#kit/layout/Stack.tsx'
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

/** The browser remembers the order that waits for money as long as checkout does; nothing forgets it. */
export function rememberPending(id: number | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser, nor without TLS.
  document.cookie = `order_pending=${id ?? ''}; path=/; max-age=${id === null ? 0 : 7 * 86_400}; samesite=lax`
}

/** The order that the cookie `order_pending` names (spec §3); it is a hint and never trusted: the server is asked. */
function pendingId(): number | undefined {
  const id = Number(/(?:^|; )order_pending=(\d+)/.exec(document.cookie)?.[1])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

type Unpaid = Pick<ShownOrder, 'id' | 'status' | 'paidAt' | 'totalCost'>

/** An order that was made and waits for money: pay it now, or deposit what is missing. Nothing where there is none. */
export function PendingOrder() {
  const navigate = useNavigate()
  const [id] = useState(pendingId)
  const order = useCall(orderCalls.order, { params: { id: id ?? 0 } }, { isEnabled: id !== undefined }).data?.data
  return order && isPayable(order.status) ? <UnpaidOrder order={order} from="/cart" onPaid={() => navigate(`/cart/done/${id}`)} /> : null
}

/** The same where the order is known. `from` is where a deposit leads back to. */
export function UnpaidOrder({ order, from, onPaid }: { order: Unpaid; from: string; onPaid: () => void }) {
  const t = useText('checkout')
  const language = useLanguage()
  const refused = useRefusedPayment()
  const missing = useLack(order)
  const { id } = order
  const hasPayPal = (useCall(depositCalls.paymentMethods, {}).data?.data.paypal ?? 'OFF') !== 'OFF'
  const pay = useSend(orderPayCalls.submitOrder, {
    changes: [orderCalls.order, walletCalls.myWallet],
    onDone: onPaid,
    onRefused: refused,
  })
  const amount = (cents: number) => formatCents(cents, { language })
  return (
    <Note
      className={styles.pending}
      icon="wallet"
      title={t('pendingTitle', { id, total: amount(order.totalCost) })}
      action={
        <Row>
          <LinkButton size="small" to={`/order/${id}`}>
            {t('seeOrder')}
          </LinkButton>
          {hasPayPal && (
            <LinkButton size="small" to={`/payments/paypal?order=${id}`}>
              {t('payPayPal')}
            </LinkButton>
          )}
          {missing > 0 ? (
            <LinkButton size="small" variant="primary" to={depositPath(missing, from)}>
              {t('depositMissing', { amount: amount(missing) })}
            </LinkButton>
          ) : (
            <Button size="small" variant="primary" busy={pay.isPending} onClick={() => pay.mutate({ params: { id } })}>
              {t('payNow')}
            </Button>
          )}
        </Row>
      }
    >
      {missing > 0 && t('pendingLack', { amount: amount(missing) })}
    </Note>
  )
}
