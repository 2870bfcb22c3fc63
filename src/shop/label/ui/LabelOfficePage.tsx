import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatCents } from '#base/money.ts'
import type { Question } from '#kit/app/dialog/ConfirmDialog.tsx'
import { lazyDialog } from '#kit/app/dialog/lazy-dialog.tsx'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { type LabelQuote, LabelTab, labelCalls } from '../contract.ts'
import { labelsAtOnce } from '../rules.ts'
import { LabelRowActions } from './LabelRowActions.tsx'
import type { Reprinted } from './ReprintDialog.tsx'
import { useLabelColumns } from './use-label-columns.tsx'

const ElsewhereDialog = lazyDialog(() => import('./elsewhere/ElsewhereDialog.tsx').then(it => it.ElsewhereDialog))
const ReprintDialog = lazyDialog(() => import('./ReprintDialog.tsx').then(it => it.ReprintDialog))

export const handle = { texts: ['labelOffice', 'labelRefund', 'labelElsewhere', 'labelUnsold', 'approval', 'carrier'] }
const scanOut = '/office/scan-out'
const files = '/office/labels/files'
const refunds = '/office/labels/refunds'
const postage = '/office/labels/postage'
const tabs = LabelTab.options

/** The office's labels: finished orders get their labels, labels get onto paper. */
export default function LabelOfficePage() {
  const t = useText('labelOffice')
  const whyNot = useWhyNot()
  const whyNotOpen = useWhyNotOpen()
  const faultText = useFaultText()
  const mayOpen = (path: string) => whyNotOpen(path) === undefined
  const [reprinting, setReprinting] = useState<readonly number[]>()
  const [elsewhere, setElsewhere] = useState<number>()
  const orders = useList(labelCalls.labelDesk, {
    limit: 50,
    search: t('search'),
    filters: useQueueFilters(),
    tabs: { name: 'tab', label: t('title'), choices: tabs.map(value => ({ value, label: t(`tab_${value}`) })), isCounted: true },
    all: { call: labelCalls.chooseLabels, max: labelsAtOnce },
    live: ['label.changed', 'order.moved'],
  })
  const { tab, clearSelection } = orders
  const make = useMaking(clearSelection)
  const printed = useAct(labelCalls.markPrinted, {
    changes: [labelCalls.labelDesk],
    done: ({ data }) => t('printedDone', { count: data.results.filter(result => result.fault === null).length }),
    next: () => (mayOpen(scanOut) ? { to: scanOut, text: t('toScanOut') } : undefined),
    onDone: clearSelection,
  })
  const orderIds = orders.chosen.map(order => order.id)
  const zpl = orders.chosen.filter(order => order.label?.form === 'ZPL').map(order => order.id)
  const pages = orderIds.filter(id => !zpl.includes(id))
  const whyNoPage = zpl.length > 0 ? faultText('LABEL_IS_ZPL', { orderId: zpl[0] ?? 0 }) : undefined
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <LinkButton icon="chart" reason={whyNotOpen(postage)} to={postage}>
              {t('toPostage')}
            </LinkButton>
            <LinkButton icon="wallet" reason={whyNotOpen(refunds)} to={refunds}>
              {t('toRefunds')}
            </LinkButton>
            <LinkButton icon="file" reason={whyNotOpen(files)} to={files}>
              {t('toFiles')}
            </LinkButton>
          </>
        }
      />
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
            isBusy={make.isBusy || printed.isPending}
            onMake={() => void make.ask([order.id])}
            onReprint={() => setReprinting([order.id])}
            onElsewhere={() => setElsewhere(order.id)}
            onPrint={() => (order.label?.form === 'ZPL' ? openZpl([order.id]) : openSheet([order.id]))}
          />
        )}
        bulk={
          tab === 'SILENT' ? undefined : tab === 'TO_MAKE' ? (
            <Button
              variant="primary"
              icon="label"
              reason={whyNot(labelCalls.makeLabels)}
              busy={make.isBusy}
              onClick={() => void make.ask(orderIds)}
            >
              {t('make')}
            </Button>
          ) : tab === 'PRINTED' ? (
            <>
              <Button variant="primary" icon="printer" reason={whyNot(labelCalls.reprintLabels)} onClick={() => setReprinting(orderIds)}>
                {t('reprint')}
              </Button>
              <Button reason={whyNot(orderOfficeCalls.officeSlips)} onClick={() => openSlips(orderIds)}>
                {t('printSlips')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="primary" icon="printer" reason={whyNot(labelCalls.labelSheet)} onClick={() => openPapers({ pages, zpl })}>
                {t('print')}
              </Button>
              {zpl.length > 0 && (
                <Button icon="download" reason={whyNot(labelCalls.labelZpl)} onClick={() => openZpl(zpl)}>
                  {t('printZpl')}
                </Button>
              )}
              <Button
                icon="printer"
                reason={whyNot(labelCalls.labelSheet) ?? whyNoPage}
                onClick={() => openSheet(orderIds, { slips: 'yes' })}
              >
                {t('printBoth')}
              </Button>
              <Button reason={whyNot(orderOfficeCalls.officeSlips)} onClick={() => openSlips(orderIds)}>
                {t('printSlips')}
              </Button>
              <Button
                icon="check"
                reason={whyNot(labelCalls.markPrinted)}
                busy={printed.isPending}
                onClick={() => printed.mutate({ body: { orderIds } })}
              >
                {t('printed')}
              </Button>
            </>
          )
        }
        empty={{ drawing: tab === 'TO_MAKE' ? 'box' : 'done', title: t(`empty_${tab}`), hint: t('emptyHint') }}
      />
      {elsewhere !== undefined && <ElsewhereDialog orderId={elsewhere} onClose={() => setElsewhere(undefined)} />}
      {reprinting && (
        <ReprintDialog
          orderIds={reprinting}
          onOpen={papers => {
            clearSelection()
            openPapers(papers)
          }}
          onClose={() => setReprinting(undefined)}
        />
      )}
    </>
  )
}

/** When it must leave, by whom it goes and, of what is to be printed, in which batch it was made; each with how many there are. */
function useQueueFilters() {
  const t = useText('labelOffice')
  const asked = new URLSearchParams(useLocation().search).get('tab')
  const tab = tabs.find(each => each === asked) ?? 'TO_MAKE'
  const groups = useCall(labelCalls.labelGroups, { query: { tab } }, { keepsLast: true }).data?.data
  useLive(['label.changed', 'order.moved'], [labelCalls.labelGroups])
  const counted = (name: string, count: number) => t('counted', { name, count })
  return [
    {
      name: 'due' as const,
      label: t('dueBy'),
      any: t('dueAll'),
      choices: (groups?.due ?? []).map(({ due, count }) => ({ value: due, label: counted(t(`due_${due}`), count) })),
    },
    {
      name: 'by' as const,
      label: t('by'),
      any: t('byAll'),
      choices: (groups?.by ?? []).map(({ by, way, accountName, count }) => ({
        value: by,
        label: counted(accountName ?? t(`by_${way}`), count),
      })),
    },
    ...(tab === 'TO_PRINT'
      ? [
          {
            name: 'batch' as const,
            label: t('batch'),
            any: t('batchAll'),
            choices: (groups?.batches ?? []).map(({ batchId, count }) => ({
              value: String(batchId),
              label: counted(t('batchOf', { id: batchId }), count),
              query: { batch: batchId },
            })),
          },
        ]
      : []),
  ]
}

/** Pages and ZPL go to printers of their own. */
function openPapers({ pages, zpl }: Reprinted): void {
  if (pages.length > 0) openSheet(pages)
  if (zpl.length > 0) openZpl(zpl)
}

const openSheet = (ids: readonly number[], more: { slips?: 'yes' } = {}) =>
  open(api.url(labelCalls.labelSheet, { query: { orderIds: ids.join(','), ...more } }), '_blank', 'noopener')
const openZpl = (ids: readonly number[]) => open(api.url(labelCalls.labelZpl, { query: { orderIds: ids.join(',') } }), '_blank', 'noopener')
const openSlips = (ids: readonly number[]) =>
  open(api.url(orderOfficeCalls.officeSlips, { query: { orderIds: ids.join(',') } }), '_blank', 'noopener')

/** Postage is shown before it is bought. Some labels may be made while others are refused. */
function useMaking(onDone: () => void) {
  const t = useText('labelOffice')
  const notice = useNotice()
  const faultText = useFaultText()
  const language = useLanguage()
  const make = useAct(labelCalls.makeLabels, {
    changes: [labelCalls.labelDesk],
    onDone: ({ data }) => {
      const refused = data.results.filter(result => result.fault !== null)
      const made = data.results.length - refused.length
      if (made > 0) notice.done(t('making', { count: made }), { link: { to: '/office/labels?tab=TO_PRINT', text: t('toPrint') } })
      if (refused[0]?.fault)
        notice.failed(t('someRefused', { count: refused.length, why: faultText(refused[0].fault) ?? refused[0].fault }))
      onDone()
    },
  })
  const ask = (orderIds: readonly number[]) =>
    make.askWith({
      figures: () => api(labelCalls.quoteLabels, { query: { orderIds: orderIds.join(',') } }),
      question: ({ data }) => (data.bought === 0 && waitingOf(data).length === 0 ? undefined : questionOf(data)),
      input: () => ({ body: { orderIds: [...orderIds] } }),
    })
  const questionOf = (quote: LabelQuote): Question => {
    const { bought, postageCents, supplied, refused } = quote
    const [waiting, why] = [waitingOf(quote).length, waitingOf(quote)[0]?.fault]
    const impossible = refused.length - waiting
    return {
      title: bought > 0 ? t('buyTitle', { count: bought }) : t('waitTitle', { count: waiting }),
      children: why && faultText(why),
      figures: [
        { label: t('buyCount'), value: String(bought) },
        ...(waiting > 0 ? [{ label: t('buyWaiting'), value: String(waiting) }] : []),
        ...(supplied > 0 ? [{ label: t('buySupplied'), value: String(supplied) }] : []),
        ...(impossible > 0 ? [{ label: t('buyRefused'), value: String(impossible) }] : []),
        { label: t('postage'), value: <Money cents={postageCents} strong />, isTotal: true },
      ],
      action: bought > 0 ? t('buyGo', { amount: formatCents(postageCents, { language }) }) : t('make'),
    }
  }
  return { ask, isBusy: make.isPending }
}

/** Labels that are bought as soon as their carrier can be asked, at its rate then. */
const waitingOf = ({ refused }: LabelQuote) =>
  refused.filter(({ fault }) => fault === 'CARRIER_ACCOUNT_STOPPED' || fault === 'CARRIER_NOT_ASKED')
