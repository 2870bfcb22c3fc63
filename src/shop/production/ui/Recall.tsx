import type { ComponentProps } from 'react'
import { type ActOptions, useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { productionCalls } from '../contract.ts'

type Props = {
  orderId: number
  pieces: number
  isStarted?: boolean
  size: NonNullable<ComponentProps<typeof Button>['size']>
  /** What else shows the order. */
  changes?: NonNullable<ActOptions<typeof productionCalls.recallOrder>['changes']>
}

/** Takes an order out of its batch, as long as nobody has started a piece of it. */
export function Recall({ orderId, pieces, isStarted = false, size, changes = [] }: Props) {
  const t = useText('production')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const recalls = useAct(productionCalls.recallOrder, {
    changes: [productionCalls.batch, productionCalls.batches, ...changes],
    done: t('recalled'),
  })
  const question = { title: t('recallTitle', { id: orderId }), children: t('recallHint', { count: pieces }), action: t('recall') }
  return (
    <Button
      size={size}
      variant={size === 'small' ? 'quiet' : 'secondary'}
      icon="arrowLeft"
      reason={whyNot(productionCalls.recallOrder) ?? (isStarted ? faultText('ORDER_IN_PRODUCTION') : undefined)}
      busy={recalls.isPending}
      onClick={() => void recalls.ask(question, { params: { id: orderId } })}
    >
      {t('recall')}
    </Button>
  )
}
