import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { type TransactionKind, transactionKinds } from '../../ledger/posting.rules.ts'
import { dayBefore } from '../day.ts'
import styles from './PaymentsPage.module.css'

type Line = CallAnswer<(typeof walletCalls)['myTransactions']>['data']['docs'][number]
const defaults = { tab: 'transactions', type: 'ALL', days: '', order: '', page: 1, limit: 20 }
/** Kinds that move a seller's balance. */
const shown = transactionKinds.filter(kind => kind !== 'CREDIT_LIMIT' && kind !== 'INTERNAL')
const spans = [7, 30, 90] as const
const isKind = (value: string): value is TransactionKind => shown.some(kind => kind === value)
const icons: Partial<Record<TransactionKind, IconName>> = {
  DEPOSIT: 'bank',
  PAYMENT: 'cart',
  REFUND: 'moneyBack',
  REFERRAL: 'gift',
  CLAWBACK: 'alert',
  HOLD: 'lock',
}

/** The lines of the wallet, newest first. */
export function TransactionList() {
  const t = useText('wallet')
  const [state, setState] = useUrlState(defaults)
  const { type, days, order, page, limit } = state
  const isOrder = /^\d{1,12}$/.test(order) && Number(order) > 0
  const span = spans.find(each => String(each) === days)
  const query = {
    page,
    limit,
    ...(isKind(type) ? { type } : {}),
    ...(isOrder ? { order: Number(order) } : {}),
    ...(span === undefined ? {} : { from: dayBefore(span - 1) }),
  }
  const clear = () => setState({ type: 'ALL', days: '', order: '' })
  const lines = useCall(walletCalls.myTransactions, { query }, { keepsLast: true })
  const answer = lines.data?.data
  return (
    <>
      <FilterBar
        search={{ value: order, onChange: value => setState({ order: value }), placeholder: t('orderSearch') }}
        filters={[
          {
            name: 'type',
            label: t('type'),
            value: type,
            none: 'ALL',
            choices: [{ value: 'ALL', label: t('allTypes') }, ...shown.map(kind => ({ value: kind, label: t(`type_${kind}`) }))],
            onChange: value => setState({ type: value }),
          },
          {
            name: 'days',
            label: t('date'),
            value: days,
            none: '',
            choices: [
              { value: '', label: t('allTypes') },
              ...spans.map(each => ({ value: String(each), label: t('lastDays', { count: each }) })),
            ],
            onChange: value => setState({ days: value }),
          },
        ]}
        onClear={clear}
        end={
          <LinkButton variant="quiet" icon="download" to={api.url(walletCalls.myStatement)} reloadDocument>
            {t('statement')}
          </LinkButton>
        }
      />
      <DataTable
        name="wallet-transactions"
        label={t('transactions')}
        columns={columnsOf(t)}
        rows={answer?.docs}
        rowId={line => String(line.id)}
        error={lines.error}
        onRetry={() => void lines.refetch()}
        empty={
          type === 'ALL' && days === '' && order === '' ? (
            <EmptyState
              drawing="money"
              title={t('noTransactions')}
              action={
                <LinkButton variant="primary" to="/payments/deposit">
                  {t('firstDeposit')}
                </LinkButton>
              }
            >
              {t('noTransactionsHint')}
            </EmptyState>
          ) : (
            <NothingFound onClear={clear} />
          )
        }
        pager={pagerOf(answer, setState)}
      />
    </>
  )
}

const columnsOf = (t: Translate<'wallet'>): DataColumn<Line>[] => [
  {
    id: 'type',
    header: t('type'),
    cell: line => (
      <span className={styles.type}>
        <Icon name={icons[line.type] ?? 'wallet'} size={16} />
        {t(`type_${line.type}`)}
      </span>
    ),
  },
  {
    id: 'reason',
    header: t('reason'),
    cell: line => (
      <>
        {line.depositId !== null && <Link to={`/payments/deposit/${line.depositId}`}>{t('depositTitle', { id: line.depositId })}</Link>}
        {line.orderId !== null && <Link to={`/order/${line.orderId}`}>{t('order', { id: line.orderId })}</Link>} {line.reason}
      </>
    ),
  },
  { id: 'method', header: t('method'), cell: line => t(`method_${line.method}`), width: '150px' },
  { id: 'id', header: t('transactionId'), cell: line => <span className="numbers">{line.id}</span>, width: '110px' },
  { id: 'date', header: t('date'), cell: line => <When at={line.at} />, width: '150px' },
  { id: 'amount', header: t('amount'), cell: line => <Money cents={line.amount} sign />, align: 'end', width: '140px' },
  { id: 'balance', header: t('balanceAfter'), cell: line => <Money cents={line.balance} />, align: 'end', width: '140px' },
]
