import type { CallAnswer } from '#base/call.ts'
import { nameIn } from '#base/text.ts'
import { dayBefore } from '#base/time.ts'
import type { ListWants } from '#kit/app/list/list.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { dues } from '../../list/dispatch.rules.ts'
import { orderNeeds } from '../../list/need/rules.ts'
import {
  errorCodes,
  facetOrders,
  orderNews,
  orderPayments,
  orderTypes,
  sellerMarks,
  sellerTabOf,
  sellerTabs,
  shippingBys,
  statusesOf,
} from '../../list/rules.ts'
import type { OrderStatus } from '../../status/contract.ts'
import { orderStatuses, shownStatus } from '../../status/rules.ts'

type Counts = readonly { status: OrderStatus; count: number }[] | undefined
type Wants = ListWants<typeof orderCalls.myOrders, string>
type Facets = CallAnswer<typeof orderCalls.myOrderFacets>['data']
type Bars = Required<Pick<Wants, 'live' | 'search' | 'tabs' | 'filters'>>

/** What stands over a list of orders, a seller's or, with its own filters, the office's; and the news that it hears. */
export function useOrderBars(counts: Counts, forStaff?: readonly Filter[]): Bars {
  const t = useText('order')
  const isForStaff = forStaff !== undefined
  const tabs = useTabs(counts, isForStaff)
  const [fromImport, ofTemplate, ofNeed] = [useImportFilter(), useTemplateFilter(), useNeedFilter()]
  const [type, shippingBy] = [useTypeFilter(), useShippingByFilter()]
  const [payment, mark, art, cause] = [usePaymentFilter(), useMarkFilter(), useArtFilter(), useCauseFilter()]
  const [created, handed] = useDayFilters()
  const whose = useWhoseFilter()
  const own = useOwnFilters(!isForStaff)
  const [number, due] = [useNumberFilter(), useDueFilter()]
  return {
    live: orderNews,
    search: t('search'),
    tabs: { name: 'status', label: t('tabsLabel'), choices: tabs },
    filters: [
      ...(forStaff ?? [type, shippingBy]),
      created,
      ...fromImport,
      ...ofTemplate,
      ...ofNeed,
      ...whose,
      ...(isForStaff ? [payment, type, shippingBy] : [payment, mark, art, ...own]).map(asMore),
      asMore(cause),
      asMore(number),
      asMore(due),
      asMore(handed),
      { name: 'sort', label: t('filterSort'), choices: (['newest', 'oldest'] as const).map(value => ({ value, label: t(value) })) },
    ],
  }
}

export type Filter = Bars['filters'][number]
export const asMore = (filter: Filter): Filter => ({ ...filter, isMore: true })

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

function useTypeFilter(): Filter {
  const t = useText('order')
  return {
    name: 'orderType',
    label: t('filterType'),
    any: t('any'),
    choices: orderTypes.map(value => ({ value, label: t(`type_${value}`) })),
  }
}

function useShippingByFilter(): Filter {
  const t = useText('order')
  const choices = shippingBys.map(value => ({ value, label: t(`by_${value}`) }))
  return { name: 'shippingBy', label: t('filterShippingBy'), any: t('any'), choices }
}

function usePaymentFilter(): Filter {
  const t = useText('order')
  const choices = orderPayments.map(value => ({ value, label: t(`payment_${value}`) }))
  return { name: 'payment', label: t('filterPayment'), any: t('any'), choices }
}

function useMarkFilter(): Filter {
  const t = useText('order')
  const marks = sellerMarks
  return {
    name: 'sellerStatus',
    label: t('filterMark'),
    any: t('any'),
    choices: marks.map(value => ({ value, label: t(`mark_${value}`) })),
  }
}

function useArtFilter(): Filter {
  const [t, ofArt] = [useText('order'), useText('orderArt')]
  const choices = (['MISSING', 'UNCONFIRMED'] as const).map(value => ({ value, label: ofArt(`art_${value}`) }))
  return { name: 'design', label: ofArt('filterArt'), any: t('any'), choices }
}

function useCauseFilter(): Filter {
  const t = useText('order')
  return {
    name: 'errorCode',
    label: t('filterCause'),
    any: t('any'),
    choices: errorCodes.map(value => ({ value, label: t(`errorCode_${value}`) })),
  }
}

function useNumberFilter(): Filter {
  const t = useText('order')
  const choices = (['WITH', 'WITHOUT'] as const).map(value => ({ value, label: t(`number_${value}`) }))
  return { name: 'number', label: t('filterNumber'), any: t('any'), choices }
}

function useDueFilter(): Filter {
  const t = useText('order')
  return { name: 'due', label: t('filterDue'), any: t('any'), choices: dues.map(value => ({ value, label: t(`due_${value}`) })) }
}

/** Only what counts the orders of a design leads to them; there is nothing else to choose. */
function useTemplateFilter(): Filter[] {
  const t = useText('order')
  const [{ template }] = useUrlState(noTemplate)
  if (template === '') return []
  return [{ name: 'template', label: t('filterTemplate'), any: t('any'), choices: [{ value: template, label: `#${template}` }] }]
}
const noTemplate = { template: '' }

/** Only what waits at the seller's home leads to these; there is nothing else to choose. */
function useNeedFilter(): Filter[] {
  const [t, say] = [useText('order'), useText('orderOwn')]
  const [{ need }] = useUrlState(noNeed)
  const asked = orderNeeds.find(each => each === need)
  return asked ? [{ name: 'need', label: say('filterNeed'), any: t('any'), choices: [{ value: asked, label: say(`waits_${asked}`) }] }] : []
}
const noNeed = { need: '' }

/** The days on which they were made, and handed over. */
function useDayFilters(): [created: Filter, handed: Filter] {
  const t = useText('order')
  const periods = [
    { value: 'today', label: t('daysToday'), first: dayBefore(0) },
    { value: 'week', label: t('daysWeek'), first: dayBefore(6) },
    { value: 'month', label: t('daysMonth'), first: dayBefore(29) },
  ]
  return [
    {
      name: 'days',
      label: t('filterDays'),
      any: t('any'),
      choices: periods.map(({ first, ...choice }) => ({ ...choice, query: { from: first } })),
      days: { label: t('ownDays'), query: days => days },
    },
    {
      name: 'handed',
      label: t('filterHanded'),
      any: t('any'),
      choices: periods.map(({ first, ...choice }) => ({ ...choice, query: { handedFrom: first } })),
      days: {
        label: t('ownDays'),
        query: ({ from, to }) => ({ ...(from !== undefined && { handedFrom: from }), ...(to !== undefined && { handedTo: to }) }),
      },
    },
  ]
}

/** By the seller's own tags and products, as far as there are some. */
function useOwnFilters(isAsked: boolean): Filter[] {
  const facets = useCall(orderCalls.myOrderFacets, {}, { isEnabled: isAsked }).data?.data
  const found = useFacetFilters(facets)
  return isAsked ? found : []
}

/** By what a call says that there is; what the address names may be chosen too. */
export function useFacetFilters(facets: Facets | undefined): Filter[] {
  const [t, ofLists] = [useText('order'), useText('orderOwn')]
  const language = useLanguage()
  const [{ tag, product }] = useUrlState(noFacet)
  const tags = withOpen(facets?.tags.map(value => ({ value, label: value })) ?? [], tag)
  const products = withOpen(facets?.products.map(each => ({ value: each.code, label: nameIn(language, each) })) ?? [], product)
  const of = facets?.hasMore ? ofLists('facetsOf', { count: facetOrders }) : undefined
  return [
    ...(tags.length > 0 ? [{ name: 'tag', label: t('columnTag'), any: t('any'), choices: tags, of } as const] : []),
    ...(products.length > 0 ? [{ name: 'product', label: t('filterProduct'), any: t('any'), choices: products, of } as const] : []),
  ]
}
const noFacet = { tag: '', product: '' }

type Choice = { value: string; label: string }
/** The choices, and before them the one that the address names where it is not among them. */
export const withOpen = (choices: readonly Choice[], open: string): readonly Choice[] =>
  open === '' || choices.some(({ value }) => value === open) ? choices : [{ value: open, label: open }, ...choices]

/** Only the import's own page, or a notification, leads to its orders; there is nothing else to choose. */
function useImportFilter(): Filter[] {
  const t = useText('order')
  const [{ importId, scanOrderImport, notification }] = useUrlState(noImport)
  const only = (id: string) => ({ any: t('any'), choices: [{ value: id, label: `#${id}` }] })
  return [
    ...(importId === '' ? [] : [{ name: 'importId' as const, label: t('filterImport'), ...only(importId) }]),
    ...(notification === '' ? [] : [{ name: 'notification' as const, label: t('filterNotification'), ...only(notification) }]),
    ...(scanOrderImport === '' ? [] : [{ name: 'scanOrderImport' as const, label: t('filterImport'), ...only(scanOrderImport) }]),
  ]
}
const noImport = { importId: '', scanOrderImport: '', notification: '' }

/** Only what counts both kinds of orders leads to both; the lists themselves hold one. */
function useWhoseFilter(): Filter[] {
  const t = useText('orderOwn')
  const [{ boughtFor }] = useUrlState(forBuyers)
  if (boughtFor !== 'ALL') return []
  return [{ name: 'boughtFor', label: t('filterFor'), any: t('forBuyers'), choices: [{ value: 'ALL', label: t('forAll'), query: {} }] }]
}
const forBuyers = { boughtFor: 'BUYERS' }
