import { Link } from 'react-router'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { paymentCalls } from '../../contract.ts'

type Alert = RowOf<typeof paymentCalls.paymentAlerts>

/** What PayPal said that fits no payment of ours. */
export function PaymentAlerts() {
  const t = useText('paymentOffice')
  return (
    <List
      of={useList(paymentCalls.paymentAlerts, { live: ['payment.alert', 'payment.changed'] })}
      name="payment-alerts"
      label={t('alerts')}
      columns={columnsOf(t)}
      empty={{ drawing: 'done', title: t('noAlerts'), hint: t('noAlertsHint') }}
    />
  )
}

const columnsOf = (t: Translate<'paymentOffice'>): DataColumn<Alert>[] => [
  { id: 'kind', header: t('alert'), cell: row => t(`kind_${row.kind}`), width: '280px' },
  {
    id: 'payment',
    header: t('payment'),
    cell: row => row.paymentId && <Link to={`/office/paypal?q=${row.paymentId}`}>#{row.paymentId}</Link>,
    width: '100px',
  },
  { id: 'detail', header: t('detail'), cell: row => row.detail },
  { id: 'count', header: t('times'), cell: row => row.count, align: 'end', width: '80px' },
  { id: 'last', header: t('last'), cell: row => <When at={row.lastAt} />, width: '150px' },
]
