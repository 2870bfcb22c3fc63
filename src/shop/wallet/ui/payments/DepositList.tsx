import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { depositNeeds, depositStatuses } from '../../deposit/rules.ts'
import { DepositStatusBadge } from '../DepositStatusBadge.tsx'
import { FirstDeposit } from './FirstDeposit.tsx'
import styles from './PaymentsPage.module.css'

type Row = RowOf<typeof depositCalls.myDeposits>

/** The seller's deposits, newest first. */
export function DepositList() {
  const t = useText('wallet')
  const choices = depositStatuses.map(value => ({ value, label: t(`status_${value}`) }))
  const [{ need }] = useUrlState(noNeed)
  // Only what waits at the seller's home leads to these; there is nothing else to choose.
  const asked = depositNeeds.filter(each => each === need).map(value => ({ value, label: t(`waits_${value}`) }))
  const deposits = useList(depositCalls.myDeposits, {
    filters: [
      { name: 'status', label: t('status'), any: t('allTypes'), choices },
      ...(asked.length > 0 ? [{ name: 'need', label: t('filterNeed'), any: t('allTypes'), choices: asked } as const] : []),
    ],
  })
  return (
    <List
      of={deposits}
      name="deposits"
      label={t('deposits')}
      columns={columnsOf(t)}
      rowTo={row => `/payments/deposit/${row.id}`}
      empty={{ drawing: 'money', title: t('noDeposits'), hint: t('noDepositsHint'), action: <FirstDeposit /> }}
    />
  )
}

const noNeed = { need: '' }

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
  { id: 'amount', header: t('amount'), cell: row => <Money cents={row.amount} />, align: 'end', width: '130px', phone: 'end' },
  {
    id: 'received',
    header: t('received'),
    cell: row => (row.receivedCents === null ? '–' : <Money cents={row.receivedCents} strong />),
    align: 'end',
    width: '130px',
  },
]
