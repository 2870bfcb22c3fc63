import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { type Filter, FilterBar } from '#kit/app/table/FilterBar.tsx'
import { useText } from '#kit/use-text.ts'
import { sellerTabOf, sellerTabs, statusesOf } from '../../list/rules.ts'
import type { OrderStatus } from '../../status/contract.ts'
import { orderStatuses, shownStatus } from '../../status/rules.ts'
import type { useOrderList } from './order-list-state.ts'

type Props = {
  list: ReturnType<typeof useOrderList>
  counts: readonly { status: OrderStatus; count: number }[] | undefined
  isForStaff?: boolean
}

/** The tabs of statuses with their counts, the search and the filters. A tab without orders hides until it has some. */
export function OrderFilters({ list, counts, isForStaff = false }: Props) {
  const t = useText('order')
  const ofArt = useText('orderArt')
  const { state, set, clear } = list
  const all = isForStaff ? (['ALL', ...orderStatuses] as const) : sellerTabs
  const countOf = (tab: (typeof all)[number]) => {
    const of = statusesOf(tab, !isForStaff)
    return counts?.reduce((sum, each) => (of === undefined || of.includes(each.status) ? sum + each.count : sum), 0)
  }
  const tabs = all
    .map(value => ({ value, label: t(`status_${isForStaff || value === 'ALL' ? value : shownStatus(value)}`), count: countOf(value) }))
    .filter(tab => tab.value === 'ALL' || tab.value === state.status || (tab.count ?? 0) > 0)
  const tab = isForStaff ? state.status : sellerTabOf(state.status)
  const none = { value: '', label: t('any') }
  const choice = <K extends string>(value: K, label: string) => ({ value, label })
  const payment: Filter = {
    name: 'payment',
    label: t('filterPayment'),
    none: '',
    value: state.payment,
    onChange: payment => set({ payment }),
    choices: [none, ...(['UNPAID', 'PAID', 'PARTIAL_REFUNDED', 'REFUNDED'] as const).map(value => choice(value, t(`payment_${value}`)))],
  }
  const mark: Filter = {
    name: 'mark',
    label: t('filterMark'),
    none: '',
    value: state.sellerStatus,
    onChange: sellerStatus => set({ sellerStatus }),
    choices: [
      none,
      ...(['CONFIRMED', 'ON_HOLD', 'TRACKING_UPLOADED', 'COMPLETED'] as const).map(value => choice(value, t(`mark_${value}`))),
    ],
  }
  const art: Filter = {
    name: 'design',
    label: ofArt('filterArt'),
    none: '',
    value: state.design,
    onChange: design => set({ design }),
    choices: [none, choice('MISSING', ofArt('artMissing'))],
  }
  // Only the import's own page leads to its orders; there is nothing else to choose.
  const fromImport: Filter[] =
    state.importId === ''
      ? []
      : [
          {
            name: 'import',
            label: t('filterImport'),
            none: '',
            value: state.importId,
            onChange: importId => set({ importId }),
            choices: [none, choice(state.importId, `#${state.importId}`)],
          },
        ]
  return (
    <>
      <AppTabs label={t('tabsLabel')} tabs={tabs} value={tab} onChange={status => set({ status })} />
      <FilterBar
        search={{ value: state.q, onChange: q => set({ q }), placeholder: t('search') }}
        onClear={clear}
        filters={[
          {
            name: 'type',
            label: t('filterType'),
            none: '',
            value: state.orderType,
            onChange: orderType => set({ orderType }),
            choices: [
              none,
              choice('STANDARD', t('type_STANDARD')),
              choice('SHIP_BY_SELLER', t('type_SHIP_BY_SELLER')),
              choice('LABEL', t('type_LABEL')),
            ],
          },
          isForStaff ? payment : mark,
          ...(isForStaff ? [] : [art]),
          ...fromImport,
          {
            name: 'days',
            label: t('filterDays'),
            none: '',
            value: state.days,
            onChange: days => set({ days }),
            choices: [none, choice('today', t('daysToday')), choice('week', t('daysWeek')), choice('month', t('daysMonth'))],
          },
          {
            name: 'sort',
            label: t('filterSort'),
            none: 'newest',
            value: state.sort,
            onChange: sort => set({ sort }),
            choices: [choice('newest', t('newest')), choice('oldest', t('oldest'))],
          },
        ]}
      />
    </>
  )
}
