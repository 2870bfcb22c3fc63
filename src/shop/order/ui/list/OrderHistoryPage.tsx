import { Link } from 'react-router'
import { List } from '#kit/app/list/List.tsx'
import type { Nothing, RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { useReasonText } from '#shop/wallet/ui/use-reason-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { useOrderColumns } from './order-columns.tsx'

export const handle = { texts: ['order', 'orderOwn', 'orderResolution', 'wallet', 'ledgerReason', 'carrier'] }
const defaults = { tab: 'fulfill-order' }
const tabs = ['fulfill-order', 'transfer-history', 'refund-history'] as const

/** The specification's order histories: orders that are paid and on their way, what was paid for them, what came back. */
export default function OrderHistoryPage() {
  const t = useText('orderOwn')
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
  const t = useText('orderOwn')
  return (
    <List
      of={useList(orderCalls.myOrders, { query: { payment: 'PAID' } })}
      name="fulfilled-orders"
      label={t('history_fulfill-order')}
      columns={useOrderColumns(false)}
      rowTo={order => `/order/${order.id}`}
      empty={{ drawing: 'box', hint: t('noFulfilledHint'), ...useNothingYet() }}
    />
  )
}

function useNothingYet(): Nothing {
  const t = useText('orderOwn')
  const toOrders = (
    <LinkButton variant="primary" to="/order">
      {t('toOrders')}
    </LinkButton>
  )
  return { title: t('noHistory'), action: toOrders }
}

type Line = RowOf<typeof walletCalls.myTransactions>

function Moved({ type }: { type: 'PAYMENT' | 'REFUND' }) {
  const [t, wallet] = [useText('orderOwn'), useText('wallet')]
  return (
    <List
      of={useList(walletCalls.myTransactions, { query: { type } })}
      name="order-money"
      label={type === 'PAYMENT' ? t('history_transfer-history') : t('history_refund-history')}
      columns={columnsOf(wallet, useReasonText())}
      empty={{ drawing: 'money', hint: t(type === 'PAYMENT' ? 'noPaymentHint' : 'noRefundHint'), ...useNothingYet() }}
    />
  )
}

const columnsOf = (t: Translate<'wallet'>, reasonText: ReturnType<typeof useReasonText>): DataColumn<Line>[] => [
  {
    id: 'order',
    header: t('reason'),
    cell: line => (
      <>
        {line.orderId !== null && <Link to={`/order/${line.orderId}`}>{t('order', { id: line.orderId })}</Link>} {reasonText(line.reason)}
      </>
    ),
  },
  { id: 'id', header: t('transactionId'), cell: line => <span className="numbers">{line.id}</span>, width: '120px' },
  { id: 'date', header: t('date'), cell: line => <When at={line.at} />, width: '160px' },
  { id: 'method', header: t('method'), cell: line => t(`method_${line.method}`), width: '150px' },
  { id: 'amount', header: t('amount'), cell: line => <Money cents={line.amount} sign />, align: 'end', width: '140px' },
  { id: 'balance', header: t('balanceAfter'), cell: line => <Money cents={line.balance} />, align: 'end', width: '140px' },
]
