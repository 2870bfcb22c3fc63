import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { depositReturn } from '#shop/wallet/deposit/rules.ts'
import { paymentCalls } from '../contract.ts'
import { Approve } from './Approve.tsx'
import { type Payment, PaymentOutcome } from './PaymentOutcome.tsx'
import styles from './payment.module.css'
import { rememberedReturn } from './remembered-return.ts'
import { TestNote } from './TestNote.tsx'

export const handle = { texts: ['payment'] }
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
    <Stack className={styles.page}>
      <PageHeader title={t('title')} back={{ to: '/payments?tab=deposits', label: t('payments') }} />
      <Loaded of={answer} waiting={<Spinner />}>
        {known =>
          known.state === 'WAITING' ? (
            <>
              <TestNote />
              <Waiting payment={known} begins={search.has('begin')} isBack={search.has('back')} from={from} />
            </>
          ) : (
            <Panel>
              <PaymentOutcome payment={known} from={from} />
            </Panel>
          )
        }
      </Loaded>
    </Stack>
  )
}

type Shown = { payment: Payment; begins: boolean; isBack: boolean; from: string | undefined }
function Waiting({ payment, begins, isBack, from }: Shown) {
  const t = useText('payment')
  return (
    <Panel>
      <MainFigure label={payment.orderId === null ? t('forDeposit') : t('forOrder', { id: payment.orderId })}>
        <Money cents={payment.amount} />
      </MainFigure>
      <Row gap={12} role="status">
        {payment.isUnsure && <Spinner />}
        <p>{t(payment.isUnsure ? 'asking' : isBack ? 'cameBack' : 'waiting')}</p>
      </Row>
      <Approve payment={payment} begins={begins} from={from} />
    </Panel>
  )
}
