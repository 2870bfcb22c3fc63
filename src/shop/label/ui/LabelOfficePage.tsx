import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelCalls } from '../contract.ts'
import { LabelRowActions } from './LabelRowActions.tsx'
import { useLabelColumns } from './use-label-columns.tsx'

export const handle = { texts: ['labelOffice'] }
const tabs = ['TO_MAKE', 'TO_PRINT', 'PRINTED'] as const

/** The office's labels: finished orders get their labels, labels get onto paper. */
export default function LabelOfficePage() {
  const t = useText('labelOffice')
  const whyNot = useWhyNot()
  const orders = useList(labelCalls.labelDesk, {
    limit: 50,
    search: t('search'),
    tabs: { name: 'tab', label: t('title'), choices: tabs.map(value => ({ value, label: t(`tab_${value}`) })), hasTotal: true },
    live: ['label.changed', 'order.moved'],
  })
  const { tab, clearSelection } = orders
  const make = useMaking(clearSelection)
  const printed = useAct(labelCalls.markPrinted, {
    changes: [labelCalls.labelDesk],
    done: ({ data }) => t('printedDone', { count: data.results.filter(result => result.fault === null).length }),
    onDone: clearSelection,
  })
  const orderIds = [...orders.selected].map(Number)
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <List
        of={orders}
        name="labels"
        label={t('title')}
        columns={useLabelColumns(tab)}
        rowName={order => `#${order.id}`}
        rowActions={order => (
          <LabelRowActions
            tab={tab}
            order={order}
            isBusy={make.isPending || printed.isPending}
            onMake={() => make.mutate({ body: { orderIds: [order.id] } })}
            onPrint={() => openSheet([order.id])}
          />
        )}
        bulk={
          tab === 'TO_MAKE' ? (
            <Button
              variant="primary"
              icon="label"
              reason={whyNot(labelCalls.makeLabels)}
              busy={make.isPending}
              onClick={() => make.mutate({ body: { orderIds } })}
            >
              {t('make')}
            </Button>
          ) : (
            <>
              <Button variant="primary" icon="printer" reason={whyNot(labelCalls.labelSheet)} onClick={() => openSheet(orderIds)}>
                {t('print')}
              </Button>
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
          )
        }
        empty={{ drawing: tab === 'TO_MAKE' ? 'box' : 'done', title: t(`empty_${tab}`), hint: t('emptyHint') }}
      />
    </>
  )
}

const openSheet = (ids: readonly number[]) =>
  open(api.url(labelCalls.labelSheet, { query: { orderIds: ids.join(',') } }), '_blank', 'noopener')

/** Some may be made while others are refused. */
function useMaking(onDone: () => void) {
  const t = useText('labelOffice')
  const notice = useNotice()
  const faultText = useFaultText()
  return useAct(labelCalls.makeLabels, {
    changes: [labelCalls.labelDesk],
    onDone: ({ data }) => {
      const refused = data.results.filter(result => result.fault !== null)
      const made = data.results.length - refused.length
      if (made > 0) notice.done(t('making', { count: made }))
      if (refused[0]?.fault)
        notice.failed(t('someRefused', { count: refused.length, why: faultText(refused[0].fault) ?? refused[0].fault }))
      onDone()
    },
  })
}
