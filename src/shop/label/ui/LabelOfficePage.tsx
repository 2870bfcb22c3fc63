import { useState } from 'react'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { api } from '#kit/call/api.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelCalls } from '../contract.ts'
import { LabelRowActions } from './LabelRowActions.tsx'
import { useLabelColumns } from './use-label-columns.tsx'

export const handle = { texts: ['labelOffice'] }
const defaults = { tab: 'TO_MAKE', q: '', page: 1, limit: 50 }
const tabs = ['TO_MAKE', 'TO_PRINT', 'PRINTED'] as const

/** The office's labels: finished orders get their labels, labels get onto paper. */
export default function LabelOfficePage() {
  const t = useText('labelOffice')
  const notice = useNotice()
  const whyNot = useWhyNot()
  const faultText = useFaultText()
  const [state, setState] = useUrlState(defaults)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const tab = tabs.find(each => each === state.tab) ?? 'TO_MAKE'
  const query = { tab, page: state.page, limit: state.limit, ...(state.q !== '' && { q: state.q }) }
  const orders = useCall(labelCalls.labelDesk, { query }, { keepsLast: true })
  useLive(['label.changed', 'order.moved'], [labelCalls.labelDesk])
  const columns = useLabelColumns(tab)
  const make = useSend(labelCalls.makeLabels, {
    changes: [labelCalls.labelDesk],
    onRefused: notice.failed,
    onDone: ({ data }) => {
      const refused = data.results.filter(result => result.fault !== null)
      const made = data.results.length - refused.length
      if (made > 0) notice.done(t('making', { count: made }))
      if (refused[0]?.fault)
        notice.failed(t('someRefused', { count: refused.length, why: faultText(refused[0].fault) ?? refused[0].fault }))
      select(new Set())
    },
  })
  const printed = useSend(labelCalls.markPrinted, {
    changes: [labelCalls.labelDesk],
    onRefused: notice.failed,
    onDone: ({ data }) => {
      notice.done(t('printedDone', { count: data.results.filter(result => result.fault === null).length }))
      select(new Set())
    },
  })
  const orderIds = [...selected].map(Number)
  const sheet = (ids: readonly number[]) =>
    open(api.url(labelCalls.labelSheet, { query: { orderIds: ids.join(',') } }), '_blank', 'noopener')
  const answer = orders.data?.data
  const change = (patch: Partial<typeof defaults>) => {
    select(new Set())
    setState(patch)
  }
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <AppTabs
        label={t('title')}
        value={tab}
        onChange={value => change({ tab: value as 'TO_MAKE' })} // useUrlState widens the literal
        tabs={tabs.map(value => ({ value, label: t(`tab_${value}`), count: value === tab ? answer?.totalDocs : undefined }))}
      />
      <FilterBar
        search={{ value: state.q, onChange: q => setState({ q }), placeholder: t('search') }}
        onClear={() => setState({ q: '' })}
      />
      <DataTable
        name="labels"
        label={t('title')}
        columns={columns}
        rows={answer?.docs}
        rowId={order => String(order.id)}
        rowName={order => `#${order.id}`}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        selected={selected}
        onSelect={select}
        rowActions={order => (
          <LabelRowActions
            tab={tab}
            order={order}
            isBusy={make.isPending || printed.isPending}
            onMake={() => make.mutate({ body: { orderIds: [order.id] } })}
            onPrint={() => sheet([order.id])}
          />
        )}
        bulk={
          <>
            {tab === 'TO_MAKE' && (
              <Button
                variant="primary"
                icon="label"
                reason={whyNot(labelCalls.makeLabels)}
                busy={make.isPending}
                onClick={() => make.mutate({ body: { orderIds } })}
              >
                {t('make')}
              </Button>
            )}
            {tab !== 'TO_MAKE' && (
              <Button variant="primary" icon="printer" reason={whyNot(labelCalls.labelSheet)} onClick={() => sheet(orderIds)}>
                {t('print')}
              </Button>
            )}
            {tab === 'TO_PRINT' && (
              <Button
                icon="check"
                reason={whyNot(labelCalls.markPrinted)}
                busy={printed.isPending}
                onClick={() => printed.mutate({ body: { orderIds } })}
              >
                {t('printed')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState drawing={tab === 'TO_MAKE' ? 'box' : 'done'} title={t(`empty_${tab}`)}>
            {t('emptyHint')}
          </EmptyState>
        }
        pager={pagerOf(answer, setState)}
      />
    </>
  )
}
