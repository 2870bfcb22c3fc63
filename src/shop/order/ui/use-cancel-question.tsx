import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import type { Question } from '#kit/app/dialog/ConfirmDialog.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { orderCancelCalls } from '../refund/contract.ts'

type Preview = CallAnswer<typeof orderCancelCalls.previewCancel>['data']
type ItemPreview = CallAnswer<typeof orderCancelCalls.previewCancelItem>['data']
type Figures = NonNullable<Question['figures']>

/** What is asked before an order is cancelled, with its figures; `refundNow` are staff's words for what comes back. */
export function useCancelQuestion(refundNow?: string): (preview: Preview) => Question {
  const t = useText('order')
  const sumOf = useRefundSum()
  const figuresOf = useCancelFigures(refundNow)
  return preview => ({
    title: t('cancelTitle', { count: 1 }),
    figures: figuresOf(preview),
    children: `${t(`reason_${preview.reason}`)} ${t('cancelFinal')}`,
    action: `${t('cancelOrder')}${sumOf(preview)}`,
    decline: t('keepGoing'),
    isDangerous: true,
  })
}

/** The same of one item. */
export function useItemQuestion(item: Parameters<typeof nameIn>[1], refundNow?: string): (preview: ItemPreview) => Question {
  const t = useText('order')
  const language = useLanguage()
  const sumOf = useRefundSum()
  const figuresOf = useItemFigures(refundNow)
  return preview => ({
    title: `${t('cancelItem')}: ${nameIn(language, item)}`,
    figures: figuresOf(preview),
    children: t(`reason_${preview.reason}`),
    action: `${t('cancelItem')}${sumOf(preview)}`,
    decline: t('keepItem'),
    isDangerous: true,
  })
}

/** What comes back, on the button. */
function useRefundSum(): (preview: { nowCents: number }) => string {
  const language = useLanguage()
  return ({ nowCents }) => (nowCents > 0 ? ` · ${formatCents(nowCents, { language })}` : '')
}

/** What was paid, what is kept, what comes back now and later. */
function useCancelFigures(refundNow?: string): (preview: Preview) => Figures {
  const t = useText('order')
  const language = useLanguage()
  return preview => {
    if (preview.reason === 'NOT_CHARGED') return []
    const leftCents = preview.paidCents - preview.refundedCents
    // Items that were cancelled before keep their fees, too: then it is no product of the pieces that are left.
    const isOfPieces = leftCents - preview.nowCents === preview.feeCents * preview.pieces
    const fee = isOfPieces ? t('fee', { pieces: preview.pieces, fee: formatCents(preview.feeCents, { language }) }) : t('fees')
    return [
      { label: t('paid'), value: <Money cents={leftCents} /> },
      ...(preview.reason === 'LESS_FEE' ? [{ label: fee, value: <Money cents={preview.nowCents - leftCents} /> }] : []),
      ...(preview.afterVoidCents > 0 ? [{ label: t('refundAfterVoid'), value: <Money cents={preview.afterVoidCents} /> }] : []),
      { label: refundNow ?? t('refundNow'), value: <Money cents={preview.nowCents} strong />, isTotal: true },
    ]
  }
}

/** Of one item its part of the charge with the shipping in it, the fee of its pieces, and what staff gave back before, where that counts. */
function useItemFigures(refundNow?: string): (preview: ItemPreview) => Figures {
  const t = useText('order')
  const language = useLanguage()
  return ({ chargedCents, shippingCents, feeCents, nowCents, pieces, reason }) => {
    const keptCents = Math.min(feeCents, chargedCents)
    const givenCents = chargedCents - keptCents - nowCents
    const isSplit = reason === 'FULL' || reason === 'LESS_FEE' || reason === 'LESS_REST'
    const fee = t('fee', { pieces, fee: formatCents(Math.round(feeCents / pieces), { language }) })
    return [
      { label: t('paid'), value: <Money cents={chargedCents - shippingCents} /> },
      ...(shippingCents === 0 ? [] : [{ label: t('shipping'), value: <Money cents={shippingCents} /> }]),
      ...(isSplit && keptCents > 0 ? [{ label: fee, value: <Money cents={-keptCents} /> }] : []),
      ...(isSplit && givenCents > 0 ? [{ label: t('refunded'), value: <Money cents={-givenCents} /> }] : []),
      { label: refundNow ?? t('refundNow'), value: <Money cents={nowCents} strong />, isTotal: true },
    ]
  }
}
