import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { useOrderColumns } from './order-columns.tsx'

export const handle = { texts: ['order', 'wallet'] }
const defaults = { tab: 'fulfill-order', page: 1, limit: 20 }
const tabs = ['fulfill-order', 'transfer-history', 'refund-history'] as const

/** The specification's order histories: orders that are paid and on their way, what was paid for them, what came back. */
export default function OrderHistoryPage() {
  const t = useText('order')
  const [{ tab: asked }, setState] = useUrlState(defaults)
  const tab = tabs.find(each => each === asked) ?? 'fulfill-order'
  return (
    <>
      <PageHeader title={t('histories')} hint={t('historiesHint')} />
      <AppTabs
        label={t('histories')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={tabs.map(value => ({ value, label: t(`history_${value}`) }))}
      />
      {tab === 'fulfill-order' ? <Fulfilled /> : <Moved key={tab} type={tab === 'transfer-history' ? 'PAYMENT' : 'REFUND'} />}
    </>
  )
}

function Fulfilled() {
  const t = useText('order')
  const [{ page, limit }, setState] = useUrlState(defaults)
  const orders = useCall(orderCalls.myOrders, { query: { page, limit, payment: 'PAID' } }, { keepsLast: true })
  const answer = orders.data?.data
  return (
    <DataTable
      name="fulfilled-orders"
      label={t('history_fulfill-order')}
      columns={useOrderColumns(false)}
      rows={answer?.docs}
      rowId={order => String(order.id)}
      rowTo={order => `/order/${order.id}`}
      error={orders.error}
      onRetry={() => void orders.refetch()}
      empty={<NothingYet drawing="box" hint={t('noFulfilledHint')} />}
      pager={pagerOf(answer, setState)}
    />
  )
}

function NothingYet({ drawing, hint }: { drawing: 'box' | 'money'; hint: string }) {
  const t = useText('order')
  const toOrders = (
    <LinkButton variant="primary" to="/order">
      {t('toOrders')}
    </LinkButton>
  )
  return (
    <EmptyState drawing={drawing} title={t('noHistory')} action={toOrders}>
      {hint}
    </EmptyState>
  )
}

type Line = CallAnswer<(typeof walletCalls)['myTransactions']>['data']['docs'][number]

function Moved({ type }: { type: 'PAYMENT' | 'REFUND' }) {
  const [t, wallet] = [useText('order'), useText('wallet')]
  const [{ page, limit }, setState] = useUrlState(defaults)
  const lines = useCall(walletCalls.myTransactions, { query: { page, limit, type } }, { keepsLast: true })
  const answer = lines.data?.data
  return (
    <DataTable
      name="order-money"
      label={type === 'PAYMENT' ? t('history_transfer-history') : t('history_refund-history')}
      columns={columnsOf(wallet)}
      rows={answer?.docs}
      rowId={line => String(line.id)}
      error={lines.error}
      onRetry={() => void lines.refetch()}
      empty={<NothingYet drawing="money" hint={t(type === 'PAYMENT' ? 'noPaymentHint' : 'noRefundHint')} />}
      pager={pagerOf(answer, setState)}
    />
  )
}

const columnsOf = (t: Translate<'wallet'>): DataColumn<Line>[] => [
  {
    id: 'order',
    header: t('reason'),
    cell: line => (
      <>
        {line.orderId !== null && <Link to={`/order/${line.orderId}`}>{t('order', { id: line.orderId })}</Link>} {line.reason}
      </>
    ),
  },
  { id: 'id', header: t('transactionId'), cell: line => <span className="numbers">{line.id}</span>, width: '120px' },
  { id: 'date', header: t('date'), cell: line => <When at={line.at} />, width: '160px' },
  { id: 'method', header: t('method'), cell: line => t(`method_${line.method}`), width: '150px' },
  { id: 'amount', header: t('amount'), cell: line => <Money cents={line.amount} sign />, align: 'end', width: '140px' },
  { id: 'balance', header: t('balanceAfter'), cell: line => <Money cents={line.balance} />, align: 'end', width: '140px' },
]
