import { useNavigate, useSearchParams } from 'react-router'
import { formatCents } from '#base/money.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { depositReturn } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { DepositSteps } from '#shop/wallet/ui/deposit/DepositSteps.tsx'
import { paymentCalls } from '../contract.ts'
import styles from './payment.module.css'
import { TestNote } from './TestNote.tsx'

export const handle = { texts: ['payment', 'wallet'] }

/** The confirmation before PayPal: `?amount=` cents for a deposit, or `?order=`. */
export default function NewPaymentPage() {
  const t = useText('payment')
  const [search] = useSearchParams()
  const [orderId, amount] = [Number(search.get('order')) || 0, Number(search.get('amount')) || 0]
  const order = useCall(orderCalls.order, { params: { id: orderId } }, { isEnabled: orderId > 0 })
  const from = orderId > 0 ? undefined : depositReturn(search.get('from') ?? '')
  if (orderId <= 0 && amount <= 0)
    return (
      <Stack className={styles.page}>
        <PageHeader title={t('title')} back={{ to: '/payments/deposit', label: t('deposit') }} />
        <EmptyState drawing="money" title={t('nothing')} action={<ToDeposit />} />
      </Stack>
    )
  const found = order.data?.data
  return (
    <Stack className={styles.page}>
      <PageHeader
        title={t('title')}
        back={
          orderId > 0 ? { to: '/cart', label: t('cart') } : { to: `/payments/deposit?method=PAYPAL&amount=${amount}`, label: t('deposit') }
        }
      />
      {orderId <= 0 && <DepositSteps at={2} confirm={t('confirm')} />}
      <TestNote />
      {order.error && <ErrorNote error={order.error} onRetry={() => void order.refetch()} />}
      {orderId > 0 && !found && !order.error && <Spinner />}
      {orderId <= 0 && <Confirm what={t('forDeposit')} amount={amount} body={{ amount }} from={from} />}
      {found && (
        <Confirm what={t('forOrder', { id: orderId })} amount={found.totalCost} body={{ orderId }} isPaid={found.paidAt !== null} />
      )}
    </Stack>
  )
}

function ToDeposit() {
  const t = useText('payment')
  return (
    <LinkButton variant="primary" to="/payments/deposit">
      {t('deposit')}
    </LinkButton>
  )
}

type Confirmed = {
  what: string
  amount: number
  body: { amount: number } | { orderId: number }
  from?: string | undefined
  isPaid?: boolean
}
function Confirm({ what, amount, body, from, isPaid = false }: Confirmed) {
  const t = useText('payment')
  const language = useLanguage()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const isLive = useCall(depositCalls.paymentMethods, {}).data?.data.paypal === 'LIVE'
  const start = useSend(paymentCalls.startPayment, {
    changes: [depositCalls.myDeposits, walletCalls.myWallet],
    onDone: ({ data }) => {
      const place = `/payments/paypal/${data.id}?begin=1${from ? `&from=${from}` : ''}`
      // PayPal's buttons may run on that page alone, which has to come anew from the server for that.
      if (isLive) location.replace(place)
      else navigate(place, { replace: true })
    },
  })
  return (
    <Panel>
      <MainFigure label={what} hint={t('howItGoes')}>
        <Money cents={amount} />
      </MainFigure>
      {start.error && <p role="alert">{errorText(start.error)}</p>}
      <Button
        variant="primary"
        size="large"
        wide
        busy={start.isPending || start.isSuccess}
        reason={isPaid ? t('isPaid') : undefined}
        onClick={() => start.mutate({ body })}
      >
        {t('pay', { amount: formatCents(amount, { language }) })}
      </Button>
    </Panel>
  )
}
