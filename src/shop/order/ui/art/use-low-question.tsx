import { CallError } from '#base/fault.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { api } from '#kit/call/api.ts'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { LowArt, lowSidesOf, worstDpi } from './Resolution.tsx'

/** Asks about an order that was refused for its resolution, with each side's figure; answers what its seller accepts, or nothing. */
export function useLowQuestion(): (orderId: number) => Promise<number | undefined> {
  const t = useText('orderResolution')
  const confirm = useConfirm()
  return async orderId => {
    const { data: order } = await api(orderCalls.order, { params: { id: orderId } })
    const sides = lowSidesOf(order)
    const words = { title: t('lowTitle'), action: t('submitAsIs'), decline: t('notNow') }
    return (await confirm({ ...words, children: <LowArt sides={sides} /> })) ? worstDpi(sides) : undefined
  }
}

/** Whether a payment was refused, or waits, for its art alone. */
export const isLowRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'ORDER_RESOLUTION_LOW' || error.code === 'ORDER_WAITS_FOR_RESOLUTION')
