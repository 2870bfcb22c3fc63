import { useState } from 'react'
import { lazyDialog } from '#kit/app/dialog/lazy-dialog.tsx'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { labelRefundCalls } from '../../buy/office/contract.ts'
import type { Refund } from './CloseRefundDialog.tsx'
import { RefundBadge } from './RefundBadge.tsx'

const CloseRefundDialog = lazyDialog(() => import('./CloseRefundDialog.tsx').then(it => it.CloseRefundDialog))

export const handle = { texts: ['labelRefund', 'approval', 'carrier'] }
const tabs = ['DUE', 'ASKED'] as const

/** Labels whose postage is not back: what their carrier has not ended, staff close. */
export default function LabelRefundListOfficePage() {
  const t = useText('labelRefund')
  const whyNot = useWhyNot()
  const [closing, setClosing] = useState<Refund>()
  const refunds = useList(labelRefundCalls.labelRefunds, {
    tabs: { name: 'tab', label: t('title'), choices: tabs.map(value => ({ value, label: t(`tab_${value}`) })), isCounted: true },
    live: ['label.changed'],
  })
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} back={{ to: '/office/labels', label: t('back') }} />
      <List
        of={refunds}
        name="label-refunds"
        label={t('title')}
        columns={columnsOf(t)}
        rowName={row => `#${row.orderId}`}
        rowTo={row => `/office/order/${row.orderId}`}
        rowActions={row => (
          <Button size="small" reason={whyNot(labelRefundCalls.closeLabelRefund)} onClick={() => setClosing(row)}>
            {t('close')}
          </Button>
        )}
        empty={{ drawing: 'done', title: t(`empty_${refunds.tab}`), hint: t('emptyHint') }}
      />
      {closing && <CloseRefundDialog refund={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

const columnsOf = (t: Translate<'labelRefund'>): DataColumn<Refund>[] => [
  { id: 'order', header: t('order'), width: '110px', cell: row => <strong className="numbers">#{row.orderId}</strong> },
  {
    id: 'number',
    header: t('number'),
    phone: 'line',
    width: '264px',
    cell: ({ trackingNumber: number, ...told }) => (
      <TrackingCell number={number} carrierName={told.carrierName} trackingUrl={told.trackingUrl} />
    ),
  },
  {
    id: 'state',
    header: t('state'),
    cell: row => (
      <span className="beside">
        <RefundBadge state={row.refundState} />
        {row.isOverdue && <Badge meaning="amber">{t('overdue')}</Badge>}
        {(row.refundNote || row.refundRef) && <span className="muted">{[row.refundNote, row.refundRef].filter(Boolean).join(' · ')}</span>}
      </span>
    ),
  },
  { id: 'postage', header: t('postage'), align: 'end', phone: 'none', width: '100px', cell: row => <Money cents={row.postageCents} /> },
  { id: 'due', header: t('due'), align: 'end', phone: 'end', width: '150px', cell: row => <Money cents={row.dueCents} /> },
  { id: 'since', header: t('since'), align: 'end', phone: 'foot', width: '140px', cell: row => <When at={row.refundAt} /> },
]
