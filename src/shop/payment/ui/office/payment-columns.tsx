import { Link } from 'react-router'
import type { RowOf } from '#kit/app/list/list.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import type { Translate } from '#kit/use-text.ts'
import type { paymentCalls } from '../../contract.ts'
import type { PaymentState } from '../../rules.ts'

export type PaymentRow = RowOf<typeof paymentCalls.officePayments>
const meanings: Record<PaymentState, Meaning> = {
  WAITING: 'grey',
  COMPLETED: 'green',
  DECLINED: 'red',
  CANCELLED: 'grey',
  MISMATCH: 'amber',
}

/** A payment through PayPal: its state, what it is for, and what PayPal was asked. */
export const paymentColumns = (t: Translate<'paymentOffice'>): DataColumn<PaymentRow>[] => [
  { id: 'id', header: t('payment'), cell: row => `#${row.id}`, width: '90px' },
  { id: 'state', header: t('state'), cell: row => <Badge meaning={meanings[row.state]}>{t(`state_${row.state}`)}</Badge>, width: '150px' },
  { id: 'seller', header: t('seller'), cell: row => row.seller.username },
  {
    id: 'for',
    header: t('for'),
    cell: row =>
      row.orderId === null ? (
        <Link to={`/office/deposits?status=${depositStatus[row.state]}&q=${row.depositId}`}>
          {t('deposit', { id: row.depositId ?? 0 })}
        </Link>
      ) : (
        <Link to={`/office/order/${row.orderId}`}>{t(row.isOrderPaid ? 'orderPaid' : 'order', { id: row.orderId })}</Link>
      ),
    width: '170px',
  },
  {
    id: 'gateway',
    header: t('gatewayId'),
    cell: row => row.gatewayId && <CopyId id={row.captureId ?? row.gatewayId} />,
    fromPixels: 1_100,
  },
  {
    id: 'asked',
    header: t('lastAsked'),
    cell: row => (row.askedAt ? <When at={row.askedAt} /> : row.isUnsure ? t('noAnswer') : '–'),
    width: '140px',
    fromPixels: 1_100,
  },
  { id: 'begun', header: t('begun'), cell: row => <When at={row.createdAt} />, width: '140px' },
  {
    id: 'reversed',
    header: t('reversed'),
    cell: row => (row.reversedCents > 0 ? <Money cents={row.reversedCents} /> : '–'),
    align: 'end',
    width: '120px',
  },
  { id: 'amount', header: t('amount'), cell: row => <Money cents={row.amount} strong />, align: 'end', width: '130px' },
]
const depositStatus: Record<PaymentState, string> = {
  WAITING: 'WAITING',
  COMPLETED: 'COMPLETED',
  DECLINED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  MISMATCH: 'CANCELLED',
}
