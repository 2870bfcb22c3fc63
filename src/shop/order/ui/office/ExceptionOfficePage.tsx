import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useText } from '#kit/use-text.ts'
import { orderNews } from '../../list/rules.ts'
import { orderExceptionCalls } from '../../office/exception/contract.ts'
import { exceptionActors, exceptionCauses } from '../../office/exception/rules.ts'
import { useOrderColumns } from '../list/order-columns.tsx'

export const handle = { texts: ['order', 'orderOffice', 'orderException', 'orderResolution', 'carrier'] }
type Exception = RowOf<typeof orderExceptionCalls.officeExceptions>
const ages = ['1', '3', '7'] as const

/** What stands, by who brings it on; a row opens its order, where it is mended. */
export default function ExceptionOfficePage() {
  const t = useText('orderException')
  const any = useText('order')('any')
  const exceptions = useList(orderExceptionCalls.officeExceptions, {
    limit: 50,
    live: orderNews,
    tabs: {
      name: 'waitsOn',
      label: t('tabs'),
      choices: [
        ...exceptionActors.map(value => ({ value, label: t(`tab_${value}`) })),
        { value: 'ALL' as const, label: t('tab_ALL'), query: {} },
      ],
      isCounted: true,
    },
    filters: [
      { name: 'cause', label: t('cause'), any, choices: exceptionCauses.map(value => ({ value, label: t(`cause_${value}`) })) },
      { name: 'olderThanDays', label: t('age'), any, choices: ages.map(value => ({ value, label: t(`age_${value}`) })) },
    ],
  })
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <List
        of={exceptions}
        name="exceptions"
        label={t('title')}
        columns={useColumns()}
        rowName={order => `#${order.id}`}
        rowTo={order => `/office/order/${order.id}`}
        empty={{ drawing: 'done', title: t('emptyTitle'), hint: t('emptyHint') }}
      />
    </>
  )
}

function useColumns(): readonly DataColumn<Exception>[] {
  const t = useText('orderException')
  const office = useText('orderOffice')
  const [order, status] = useOrderColumns(true)
  if (!order || !status) return []
  return [
    order,
    { id: 'cause', header: t('cause'), width: '150px', phone: 'line', cell: row => <strong>{t(`cause_${row.cause}`)}</strong> },
    status,
    { id: 'waitsOn', header: t('waitsOn'), width: '140px', phone: 'end', cell: row => t(`waitsOn_${row.waitsOn}`) },
    { id: 'seller', header: office('columnSeller'), fromPixels: 960, cell: row => row.seller.username },
    { id: 'since', header: t('since'), width: '130px', phone: 'foot', cell: row => <When at={row.since} /> },
  ]
}
