import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { paymentCalls } from '../contract.ts'
import { paymentPath } from '../rules.ts'

export type Payment = CallAnswer<typeof paymentCalls.myPayment>['data']

/** How a payment ended, and the ways on. */
export function PaymentOutcome({ payment, from }: { payment: Payment; from: string | undefined }) {
  const t = useText('payment')
  const language = useLanguage()
  const { state, orderId } = payment
  const amount = formatCents(payment.amount, { language })
  if (state === 'WAITING') return null
  if (state === 'COMPLETED')
    return (
      <EmptyState
        drawing={orderId === null ? 'done' : 'money'}
        title={orderId === null ? t('doneTitle', { amount }) : t('keptTitle', { amount })}
        action={
          <Row at="middle">
            {orderId !== null && (
              <LinkButton variant="primary" to={`/order/${orderId}`}>
                {t('seeOrder')}
              </LinkButton>
            )}
            {from && (
              <LinkButton variant="primary" to={from}>
                {t(from === '/cart' ? 'backToCart' : from.startsWith('/buying-label') ? 'backToLabels' : 'backToOrder')}
              </LinkButton>
            )}
            <LinkButton to="/payments">{t('payments')}</LinkButton>
          </Row>
        }
      >
        {orderId === null ? t('doneHint') : t('keptHint', { id: orderId })}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="money"
      title={t(`end_${state}`)}
      action={
        <Row at="middle">
          {state !== 'MISMATCH' && (
            <LinkButton variant="primary" to={paymentPath(orderId === null ? { amountCents: payment.amount } : { orderId })}>
              {t('again')}
            </LinkButton>
          )}
          <LinkButton to={orderId === null ? '/payments' : '/cart'}>{orderId === null ? t('payments') : t('backToCart')}</LinkButton>
        </Row>
      }
    >
      {t(`endHint_${state}`)}
    </EmptyState>
  )
}
