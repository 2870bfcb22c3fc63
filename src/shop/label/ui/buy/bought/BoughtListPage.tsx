import { dayBefore } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { type BoughtState, boughtStates } from '../../../buy/form/rules.ts'
import { BoughtActs } from './BoughtActs.tsx'
import { BoughtPeek } from './BoughtPeek.tsx'
import { PrintMany } from './PrintMany.tsx'
import { useBoughtColumns } from './use-bought-columns.tsx'
import { isPrintable } from './use-print.ts'

export const handle = { texts: ['boughtLabel', 'carrier'] }

/** What changes a bought label. */
const news = ['label.changed', 'order.moved'] as const

/** Tabs that always stand there; the others hide until they hold some. */
const usual: ReadonlySet<BoughtState> = new Set(['READY', 'PRINTED', 'USED'])
const anyState = { state: 'ALL' }

/** The labels that were bought by the form or from a file: printed, given back and followed from here. */
export default function BoughtListPage() {
  const t = useText('boughtLabel')
  const counts = useCall(buyingLabelCalls.countBoughtLabels, undefined).data?.data
  useLive(news, [buyingLabelCalls.countBoughtLabels])
  const [{ state: open }] = useUrlState(anyState)
  const labels = useList(buyingLabelCalls.myBoughtLabels, {
    search: t('search'),
    filters: [useDays()],
    live: news,
    tabs: {
      name: 'state',
      label: t('tabsLabel'),
      choices: [
        { value: 'ALL', label: t('tab_ALL'), count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0), query: {} },
        ...boughtStates
          .filter(value => usual.has(value) || value === open || (counts?.[value] ?? 0) > 0)
          .map(value => ({ value, label: t(`state_${value}`), count: counts && (counts[value] ?? 0), query: { state: value } })),
      ],
    },
  })
  return (
    <>
      <PageHeader title={t('title')} actions={<Ways />} />
      <List
        of={labels}
        name="bought-labels"
        label={t('title')}
        columns={useBoughtColumns()}
        rowName={label => label.shipTo.name}
        rowActions={label => <BoughtActs label={label} />}
        peek={label => <BoughtPeek label={label} />}
        bulk={<PrintMany size="small" ids={labels.chosen.filter(isPrintable).map(({ id }) => id)} onDone={labels.clearSelection} />}
        empty={{ drawing: 'box', title: t('emptyTitle'), hint: t('emptyHint'), action: <Ways /> }}
      />
    </>
  )
}

/** The days on which they were bought. */
function useDays() {
  const t = useText('boughtLabel')
  const periods = [
    { value: 'today', label: t('daysToday'), first: dayBefore(0) },
    { value: 'week', label: t('daysWeek'), first: dayBefore(6) },
    { value: 'month', label: t('daysMonth'), first: dayBefore(29) },
  ]
  return {
    name: 'days',
    label: t('columnWhen'),
    any: t('tab_ALL'),
    choices: periods.map(({ first, ...choice }) => ({ ...choice, query: { from: first } })),
    days: { label: t('ownDays'), query: (days: { from?: string; to?: string }) => days },
  }
}

/** By hand, or from a file. */
function Ways() {
  const t = useText('boughtLabel')
  const refused = useWhyNot()(buyingLabelCalls.buyLabels)
  return (
    <>
      <LinkButton icon="upload" to="/buying-label/file" reason={refused}>
        {t('toFile')}
      </LinkButton>
      <LinkButton variant="primary" icon="plus" to="/buying-label" reason={refused}>
        {t('new')}
      </LinkButton>
    </>
  )
}
