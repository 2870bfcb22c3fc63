import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { depositReturn } from '#shop/wallet/deposit/rules.ts'
import { paymentCalls } from '../contract.ts'
import { paymentPath } from '../rules.ts'
import { Approve } from './Approve.tsx'
import styles from './payment.module.css'
import { rememberedReturn } from './remembered-return.ts'
import { TestNote } from './TestNote.tsx'

export const handle = { texts: ['payment'] }
type Payment = CallAnswer<typeof paymentCalls.myPayment>['data']
/** How often PayPal is asked while somebody looks. */
const askMs = 8_000

/** Where PayPal leads back to, and where a payment is found again: PayPal is asked, and the page says what is true now. */
export default function PaymentPage() {
  const t = useText('payment')
  const id = Number(useParams().id)
  const [search] = useSearchParams()
  const [isOver, setOver] = useState(false)
  const answer = useCall(paymentCalls.settlePayment, { params: { id } }, isOver ? {} : { everyMs: askMs })
  useLive(['payment.changed'], [paymentCalls.settlePayment])
  const payment = answer.data?.data
  const from = depositReturn(search.get('from') ?? '') ?? rememberedReturn(id)
  if (payment && payment.state !== 'WAITING' && !isOver) setOver(true)
  if (payment?.isOrderPaid && payment.state === 'COMPLETED') return <Navigate to={`/cart/done/${payment.orderId}`} replace />
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={{ to: '/payments?tab=deposits', label: t('payments') }} />
      {answer.error && !payment && <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {!payment && !answer.error && <Spinner />}
      {payment?.state === 'WAITING' && (
        <>
          <TestNote />
          <Waiting payment={payment} begins={search.has('begin')} isBack={search.has('back')} from={from} />
        </>
      )}
      {payment && payment.state !== 'WAITING' && (
        <Card>
          <Outcome payment={payment} from={from} />
        </Card>
      )}
    </div>
  )
}

type Shown = { payment: Payment; begins: boolean; isBack: boolean; from: string | undefined }
function Waiting({ payment, begins, isBack, from }: Shown) {
  const t = useText('payment')
  return (
    <Card className={styles.card}>
      <p className={styles.sum}>
        <span>{payment.orderId === null ? t('forDeposit') : t('forOrder', { id: payment.orderId })}</span>
        <strong>
          <Money cents={payment.amount} />
        </strong>
      </p>
      <div className={styles.asking} role="status">
        {payment.isUnsure && <Spinner />}
        <p>{t(payment.isUnsure ? 'asking' : isBack ? 'cameBack' : 'waiting')}</p>
      </div>
      <Approve payment={payment} begins={begins} from={from} />
    </Card>
  )
}

function Outcome({ payment, from }: { payment: Payment; from: string | undefined }) {
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
          <div className={`${styles.acts} ${styles.middle}`}>
            {orderId !== null && (
              <LinkButton variant="primary" to={`/order/${orderId}`}>
                {t('seeOrder')}
              </LinkButton>
            )}
            {from && (
              <LinkButton variant="primary" to={from}>
                {t(from === '/cart' ? 'backToCart' : 'backToOrder')}
              </LinkButton>
            )}
            <LinkButton to="/payments">{t('payments')}</LinkButton>
          </div>
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
        <div className={`${styles.acts} ${styles.middle}`}>
          {state !== 'MISMATCH' && (
            <LinkButton variant="primary" to={paymentPath(orderId === null ? { amountCents: payment.amount } : { orderId })}>
              {t('again')}
            </LinkButton>
          )}
          <LinkButton to={orderId === null ? '/payments' : '/cart'}>{orderId === null ? t('payments') : t('backToCart')}</LinkButton>
        </div>
      }
    >
      {t(`endHint_${state}`)}
    </EmptyState>
  )
}
