import type { CallAnswer } from '#base/call.ts'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { type DepositStatus, depositStatuses } from '../../deposit/rules.ts'
import { DepositStatusBadge } from '../DepositStatusBadge.tsx'
import styles from './PaymentsPage.module.css'

type Row = CallAnswer<(typeof depositCalls)['myDeposits']>['data']['docs'][number]
const defaults = { tab: 'transactions', status: 'ALL', page: 1, limit: 20 }
const isStatus = (value: string): value is DepositStatus => depositStatuses.some(status => status === value)

/** The seller's deposits, newest first. */
export function DepositList() {
  const t = useText('wallet')
  const [{ status, page, limit }, setState] = useUrlState(defaults)
  const query = { page, limit, ...(isStatus(status) ? { status } : {}) }
  const deposits = useCall(depositCalls.myDeposits, { query }, { keepsLast: true })
  const answer = deposits.data?.data
  return (
    <>
      <FilterBar
        filters={[
          {
            name: 'status',
            label: t('status'),
            value: status,
            none: 'ALL',
            choices: [
              { value: 'ALL', label: t('allTypes') },
              ...depositStatuses.map(each => ({ value: each, label: t(`status_${each}`) })),
            ],
            onChange: value => setState({ status: value }),
          },
        ]}
        onClear={() => setState({ status: 'ALL' })}
      />
      <DataTable
        name="deposits"
        label={t('deposits')}
        columns={columnsOf(t)}
        rows={answer?.docs}
        rowId={row => String(row.id)}
        rowTo={row => `/payments/deposit/${row.id}`}
        error={deposits.error}
        onRetry={() => void deposits.refetch()}
        empty={
          status === 'ALL' ? (
            <EmptyState
              drawing="money"
              title={t('noDeposits')}
              action={
                <LinkButton variant="primary" to="/payments/deposit">
                  {t('firstDeposit')}
                </LinkButton>
              }
            >
              {t('noDepositsHint')}
            </EmptyState>
          ) : (
            <NothingFound onClear={() => setState({ status: 'ALL' })} />
          )
        }
        pager={pagerOf(answer, setState)}
      />
    </>
  )
}

const columnsOf = (t: Translate<'wallet'>): DataColumn<Row>[] => [
  { id: 'id', header: t('orderNumber'), cell: row => `#${row.id}`, width: '90px' },
  { id: 'date', header: t('date'), cell: row => <When at={row.createdAt} />, width: '150px' },
  {
    id: 'status',
    header: t('status'),
    cell: row => <DepositStatusBadge status={row.status} isGateway={row.method === 'PAYPAL'} isWithdrawn={row.isWithdrawn} />,
    width: '190px',
  },
  { id: 'method', header: t('method'), cell: row => t(`method_${row.method}`), width: '140px', fromPixels: 1_100 },
  {
    id: 'transactionNumber',
    header: t('transactionNumber'),
    cell: row => <span className={styles.transaction}>{row.transactionNumber}</span>,
  },
  { id: 'remark', header: t('remark'), cell: row => row.remark !== '' && <span className={styles.remark}>{row.remark}</span> },
  { id: 'amount', header: t('amount'), cell: row => <Money cents={row.amount} />, align: 'end', width: '130px' },
  {
    id: 'received',
    header: t('received'),
    cell: row => (row.receivedCents === null ? '–' : <Money cents={row.receivedCents} strong />),
    align: 'end',
    width: '130px',
  },
]
