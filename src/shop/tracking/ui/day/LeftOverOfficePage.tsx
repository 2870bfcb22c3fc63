import { grouped } from '#base/number.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { dayCalls } from '../../dock/day/contract.ts'

export const handle = { texts: ['endOfDay'] }

/** What was bought of an account, or elsewhere, and was not handed over: what must leave first comes first. */
export default function LeftOverOfficePage() {
  const t = useText('endOfDay')
  const [{ key }] = useUrlState({ key: '0' })
  const left = useList(dayCalls.leftOver, { query: { key }, live: ['parcel.changed', 'label.changed'] })
  return (
    <>
      <PageHeader title={t('leftTitle')} hint={t('leftHint')} back={{ to: '/office/manifests/end-of-day', label: t('title') }} />
      <List
        of={left}
        name="left-over"
        label={t('leftTitle')}
        rowName={row => `#${row.orderId}`}
        rowTo={row => `/office/order/${row.orderId}`}
        columns={columnsOf(t)}
        empty={{ drawing: 'done', title: t('emptyLeft'), hint: t('emptyLeftHint') }}
      />
    </>
  )
}

const columnsOf = (t: Translate<'endOfDay'>): DataColumn<RowOf<typeof dayCalls.leftOver>>[] => [
  { id: 'order', header: t('order'), width: '100px', cell: row => <strong className="numbers">#{row.orderId}</strong> },
  {
    id: 'number',
    header: t('number'),
    width: '250px',
    phone: 'line',
    cell: row => <span className="numbers">{grouped(row.trackingNumber)}</span>,
  },
  { id: 'status', header: t('status'), cell: row => !row.isPrinted && <Badge meaning="amber">{t('notPrinted')}</Badge> },
  { id: 'service', header: t('service'), phone: 'none', cell: row => <span className="muted">{row.service}</span> },
  { id: 'boughtAt', header: t('boughtAt'), align: 'end', width: '130px', phone: 'none', cell: row => <When at={row.boughtAt} /> },
  {
    id: 'dispatchBy',
    header: t('dispatchBy'),
    align: 'end',
    width: '150px',
    phone: 'foot',
    cell: row => (row.dispatchBy ? <When at={row.dispatchBy} /> : '–'),
  },
]
