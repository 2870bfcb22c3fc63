import { formatCents } from '#base/money.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { Menu, type MenuEntry } from '#kit/control/Menu.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { isLeftBehind, labelPapers } from '../../../buy/form/rules.ts'
import type { ShownLabel } from './use-bought-columns.tsx'
import { isPrintable, usePrint, zplOf } from './use-print.ts'

/** What is done with one bought label: printed on whichever paper, given back, followed, opened as an order. */
export function BoughtActs({ label }: { label: ShownLabel }) {
  const t = useText('boughtLabel')
  const whyNot = useWhyNot()
  const print = usePrint()
  const giveBack = useVoid(label)
  const { id, form, state, trackingUrl } = label
  const { name } = label.shipTo
  const canPrint = isPrintable(label)
  const refused = whyNot(buyingLabelCalls.voidBoughtLabel)
  const canVoid = label.voidableUntil !== null && refused === undefined
  const isMade = state !== 'BUYING' && state !== 'FAILED'
  const entries: MenuEntry[] = [
    ...(canPrint
      ? labelPapers.map(paper => ({ label: t(`paper_${paper}`), icon: 'printer' as const, onSelect: () => print([id], paper) }))
      : []),
    { label: t('openOrder'), icon: 'box', to: `/order/${id}` },
    ...(isMade && trackingUrl !== null ? [{ label: t('track'), icon: 'truck' as const, to: trackingUrl, isOutside: true }] : []),
    ...(canVoid ? [{ label: t('void'), icon: 'xCircle' as const, isDanger: true, onSelect: giveBack }] : []),
  ]
  return (
    <>
      {form === 'ZPL' && (state === 'READY' || state === 'PRINTED') && (
        <Button size="small" icon="download" onClick={() => open(zplOf(id), '_blank', 'noopener')}>
          {t('zpl')}
        </Button>
      )}
      {canPrint && (
        <Button
          size="small"
          icon="printer"
          aria-label={t('printOf', { name })}
          reason={whyNot(buyingLabelCalls.labelPaper)}
          onClick={() => print([id], 'LABEL')}
        >
          {t('print')}
        </Button>
      )}
      {isLeftBehind(label) && (
        <Button size="small" icon="xCircle" aria-label={t('cancelOf', { name })} reason={refused} onClick={giveBack}>
          {t('cancel')}
        </Button>
      )}
      <Menu icon="dots" size="small" align="end" label={t('more', { name })} entries={entries} />
    </>
  )
}

/** Shows to the cent what comes back, at once and later, before the label is given back; or its order is cancelled, where it was given back. */
function useVoid(label: ShownLabel): () => void {
  const t = useText('boughtLabel')
  const language = useLanguage()
  const faultText = useFaultText()
  const act = isLeftBehind(label) ? 'cancel' : 'void'
  const asks = useAct(buyingLabelCalls.voidBoughtLabel, {
    changes: [buyingLabelCalls.myBoughtLabels, buyingLabelCalls.countBoughtLabels, walletCalls.myWallet, orderCalls.myOrders],
    done: ({ data }) => t(`done_${act}`, { amount: formatCents(data.refundedCents + data.dueCents, { language }) }),
  })
  const params = { id: label.id }
  return () =>
    void asks.askWith({
      figures: async () => {
        const preview = await api(buyingLabelCalls.previewVoidBought, { params })
        const { fault } = preview.data
        if (fault !== null) throw faultText(fault) ?? fault
        return preview
      },
      question: ({ data: { nowCents, afterVoidCents } }) => ({
        title: t(`title_${act}`),
        children: t(`hint_${act}`),
        figures: [
          ...(nowCents > 0 ? [{ label: t('voidNow'), value: <Money cents={nowCents} /> }] : []),
          ...(afterVoidCents > 0 ? [{ label: t('voidLater'), value: <Money cents={afterVoidCents} /> }] : []),
          { label: t('voidTotal'), value: <Money cents={nowCents + afterVoidCents} strong />, isTotal: true },
        ],
        action: t(act),
        decline: t('keep'),
        isDangerous: true,
      }),
      input: ({ data }) => ({ params, body: { seenRefundCents: data.nowCents + data.afterVoidCents } }),
    })
}
