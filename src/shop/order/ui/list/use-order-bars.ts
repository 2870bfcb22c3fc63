import { day, later } from '#base/time.ts'
import type { ListWants } from '#kit/app/list/list.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useText } from '#kit/use-text.ts'
import type { orderCalls } from '../../list/contract.ts'
import { sellerTabOf, sellerTabs, statusesOf } from '../../list/rules.ts'
import type { OrderStatus } from '../../status/contract.ts'
import { orderStatuses, shownStatus } from '../../status/rules.ts'

type Counts = readonly { status: OrderStatus; count: number }[] | undefined
type Wants = ListWants<typeof orderCalls.myOrders, string>
type Bars = Required<Pick<Wants, 'live' | 'search' | 'tabs' | 'filters'>>

/** What stands over a list of orders, a seller's or the office's, and the news that it hears. */
export function useOrderBars(counts: Counts, isForStaff = false): Bars {
  const t = useText('order')
  const tabs = useTabs(counts, isForStaff)
  const fromImport = useImportFilter()
  const art = useArtFilter()
  const [payment, mark] = [usePaymentFilter(), useMarkFilter()]
  const from = (days: number) => ({ from: dayOf(later(new Date(), (1 - days) * day)) })
  return {
    live: orderNews,
    search: t('search'),
    tabs: { name: 'status', label: t('tabsLabel'), choices: tabs },
    filters: [
      {
        name: 'orderType',
        label: t('filterType'),
        any: t('any'),
        choices: (['STANDARD', 'SHIP_BY_SELLER', 'LABEL'] as const).map(value => ({ value, label: t(`type_${value}`) })),
      },
      isForStaff ? payment : mark,
      ...(isForStaff ? [] : [art]),
      ...fromImport,
      {
        name: 'days',
        label: t('filterDays'),
        any: t('any'),
        choices: [
          { value: 'today', label: t('daysToday'), query: from(1) },
          { value: 'week', label: t('daysWeek'), query: from(7) },
          { value: 'month', label: t('daysMonth'), query: from(30) },
        ],
      },
      { name: 'sort', label: t('filterSort'), choices: (['newest', 'oldest'] as const).map(value => ({ value, label: t(value) })) },
    ],
  }
}

export const orderNews = ['order.created', 'order.moved', 'order.changed'] as const
type Filter = Bars['filters'][number]

/** The tabs of statuses with their counts. A tab without orders hides until it has some. */
function useTabs(counts: Counts, isForStaff: boolean): Bars['tabs']['choices'] {
  const t = useText('order')
  const [{ status }] = useUrlState(allOrders)
  const all = isForStaff ? (['ALL', ...orderStatuses] as const) : sellerTabs
  const open = isForStaff ? status : sellerTabOf(status)
  return all
    .map(tab => {
      const of = statusesOf(tab, !isForStaff)
      const count = counts?.reduce((sum, each) => (of === undefined || of.includes(each.status) ? sum + each.count : sum), 0)
      const label = t(`status_${isForStaff || tab === 'ALL' ? tab : shownStatus(tab)}`)
      // An address may name a status that its tab shows among others.
      return { tab, count, label, value: tab === open ? status : tab, ...(tab === 'ALL' && { query: {} }) }
    })
    .filter(({ tab, count = 0 }) => tab === 'ALL' || tab === open || count > 0)
}
const allOrders = { status: 'ALL' }

function usePaymentFilter(): Filter {
  const t = useText('order')
  const payments = ['UNPAID', 'PAID', 'PARTIAL_REFUNDED', 'REFUNDED'] as const
  const choices = payments.map(value => ({ value, label: t(`payment_${value}`) }))
  return { name: 'payment', label: t('filterPayment'), any: t('any'), choices }
}

function useMarkFilter(): Filter {
  const t = useText('order')
  const marks = ['CONFIRMED', 'ON_HOLD', 'TRACKING_UPLOADED', 'COMPLETED'] as const
  return {
    name: 'sellerStatus',
    label: t('filterMark'),
    any: t('any'),
    choices: marks.map(value => ({ value, label: t(`mark_${value}`) })),
  }
}

function useArtFilter(): Filter {
  const [t, ofArt] = [useText('order'), useText('orderArt')]
  return { name: 'design', label: ofArt('filterArt'), any: t('any'), choices: [{ value: 'MISSING', label: ofArt('artMissing') }] }
}

/** Only the import's own page leads to its orders; there is nothing else to choose. */
function useImportFilter(): Filter[] {
  const t = useText('order')
  const [{ importId }] = useUrlState(noImport)
  if (importId === '') return []
  return [{ name: 'importId', label: t('filterImport'), any: t('any'), choices: [{ value: importId, label: `#${importId}` }] }]
}
const noImport = { importId: '' }

/** The reader's own day, as YYYY-MM-DD. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
