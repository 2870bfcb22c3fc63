import { useState } from 'react'
import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { paymentCalls } from '../contract.ts'
import { type PaymentState, paymentStates } from '../rules.ts'

import { TakeBackDialog } from './TakeBackDialog.tsx'

export const handle = { texts: ['paymentOffice', 'approval'] }
const defaults = { tab: 'payments', state: 'ALL', q: '', page: 1, limit: 20 }
type Row = CallAnswer<typeof paymentCalls.officePayments>['data']['docs'][number]
type Alert = CallAnswer<typeof paymentCalls.paymentAlerts>['data']['docs'][number]
const meanings: Record<PaymentState, Meaning> = {
  WAITING: 'grey',
  COMPLETED: 'green',
  DECLINED: 'red',
  CANCELLED: 'grey',
  MISMATCH: 'amber',
}

/** Every payment through PayPal, with what PayPal was asked; nothing is decided here, but PayPal can be asked again. */
export default function PaymentOfficePage() {
  const t = useText('paymentOffice')
  const [{ tab }, setState] = useUrlState(defaults)
  useLive(['payment.changed', 'payment.alert'], [paymentCalls.officePayments, paymentCalls.paymentAlerts])
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <AppTabs
        label={t('title')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'payments', label: t('payments') },
          { value: 'alerts', label: t('alerts') },
        ]}
      />
      {tab === 'alerts' ? <Alerts /> : <Payments />}
    </>
  )
}

function Payments() {
  const t = useText('paymentOffice')
  const notice = useNotice()
  const whyNot = useWhyNot()
  const [list, setState] = useUrlState(defaults)
  const state = paymentStates.find(each => each === list.state)
  const query = { page: list.page, limit: list.limit, ...(state && { state }), ...(list.q !== '' && { q: list.q }) }
  const payments = useCall(paymentCalls.officePayments, { query }, { keepsLast: true })
  const found = payments.data?.data
  const ask = useSend(paymentCalls.askPayment, {
    changes: [paymentCalls.officePayments],
    onDone: ({ data }) => notice.done(t(data.isUnsure ? 'askedUnsure' : 'asked', { state: t(`state_${data.state}`) })),
    onRefused: notice.failed,
  })
  const [taken, setTaken] = useState<Row>()
  const clear = () => setState({ state: 'ALL', q: '' })
  return (
    <>
      <FilterBar
        search={{ value: list.q, onChange: q => setState({ q }), placeholder: t('search') }}
        filters={[
          {
            name: 'state',
            label: t('state'),
            value: state ?? 'ALL',
            none: 'ALL',
            choices: [{ value: 'ALL', label: t('all') }, ...paymentStates.map(each => ({ value: each, label: t(`state_${each}`) }))],
            onChange: value => setState({ state: value }),
          },
        ]}
        onClear={clear}
      />
      <DataTable
        name="payments"
        label={t('payments')}
        columns={columnsOf(t)}
        rows={found?.docs}
        rowId={row => String(row.id)}
        rowName={row => `#${row.id}`}
        rowActions={row => (
          <>
            <Button
              size="small"
              busy={ask.isPending && ask.variables.params.id === row.id}
              reason={whyNot(paymentCalls.askPayment)}
              onClick={() => ask.mutate({ params: { id: row.id } })}
            >
              {t('ask')}
            </Button>
            <Button
              size="small"
              reason={
                whyNot(paymentCalls.takeBackPayment) ??
                (row.state === 'COMPLETED' && row.reversedCents < row.amount ? undefined : t('nothingToTake'))
              }
              onClick={() => setTaken(row)}
            >
              {t('takeBack')}
            </Button>
          </>
        )}
        error={payments.error}
        onRetry={() => void payments.refetch()}
        empty={
          state || list.q !== '' ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState drawing="money" title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          )
        }
        pager={pagerOf(found, setState)}
      />
      {taken && <TakeBackDialog payment={taken} onClose={() => setTaken(undefined)} />}
    </>
  )
}

const columnsOf = (t: Translate<'paymentOffice'>): DataColumn<Row>[] => [
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

function Alerts() {
  const t = useText('paymentOffice')
  const [{ page, limit }, setState] = useUrlState(defaults)
  const alerts = useCall(paymentCalls.paymentAlerts, { query: { page, limit } }, { keepsLast: true })
  const found = alerts.data?.data
  return (
    <DataTable
      name="payment-alerts"
      label={t('alerts')}
      columns={alertColumns(t)}
      rows={found?.docs}
      rowId={row => String(row.id)}
      error={alerts.error}
      onRetry={() => void alerts.refetch()}
      empty={
        <EmptyState drawing="done" title={t('noAlerts')}>
          {t('noAlertsHint')}
        </EmptyState>
      }
      pager={pagerOf(found, setState)}
    />
  )
}

const alertColumns = (t: Translate<'paymentOffice'>): DataColumn<Alert>[] => [
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
