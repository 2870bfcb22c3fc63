import { CallError } from '#base/fault.ts'
import { usePreview } from '#kit/app/use-preview.ts'
import { api } from '#kit/call/api.ts'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { LowArt, lowSidesOf, worstDpi } from './Resolution.tsx'

/**
 * Asks about an order that was refused for its resolution, with each side's figure; `onAccept` hears what its seller accepts. Answers whether
 * they do.
 */
export function useLowQuestion() {
  const t = useText('orderResolution')
  const { isAsking, run } = usePreview()
  const ask = (orderId: number, onAccept: (acceptsDpi: number | undefined) => void): Promise<boolean> =>
    run({
      figures: async () => lowSidesOf((await api(orderCalls.order, { params: { id: orderId } })).data),
      question: sides => ({ title: t('lowTitle'), children: <LowArt sides={sides} />, action: t('submitAsIs'), decline: t('notNow') }),
      act: async sides => onAccept(worstDpi(sides)),
    })
  return { isAsking, ask }
}

/** Whether a payment was refused, or waits, for its art alone. */
export const isLowRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'ORDER_RESOLUTION_LOW' || error.code === 'ORDER_WAITS_FOR_RESOLUTION')
