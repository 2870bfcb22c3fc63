import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import type { Question } from '#kit/desk/ConfirmDialog.tsx'
import { Money } from '#kit/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { orderCalls } from '../contract.ts'

type Preview = CallAnswer<typeof orderCalls.previewCancel>['data']

/** The figures of a cancel before it is confirmed: what was paid, what is kept, what comes back now and later. */
export function useCancelFigures(): (preview: Preview) => NonNullable<Question['figures']> {
  const t = useText('order')
  const language = useLanguage()
  return preview => {
    const leftCents = preview.paidCents - preview.refundedCents
    const fee = t('fee', { pieces: preview.pieces, fee: formatCents(preview.feeCents, { language }) })
    return [
      { label: t('paid'), value: <Money cents={leftCents} /> },
      ...(preview.reason === 'LESS_FEE' ? [{ label: fee, value: <Money cents={preview.nowCents - leftCents} /> }] : []),
      ...(preview.afterVoidCents > 0 ? [{ label: t('refundAfterVoid'), value: <Money cents={preview.afterVoidCents} /> }] : []),
      { label: t('refundNow'), value: <Money cents={preview.nowCents} strong />, isTotal: true },
    ]
  }
}
