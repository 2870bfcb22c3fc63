import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderResolutionCalls } from '../../item/resolution/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import type { ShownOrder } from '../shown-order.ts'
import { LowSides, lowSidesOf, worstDpi } from './Resolution.tsx'

/** What of an order prints too low, and its seller's word that it is printed so; changing the art stands beside each item. */
export function AcceptLow({ order }: { order: ShownOrder }) {
  const t = useText('orderResolution')
  const whyNot = useWhyNot()
  const sides = lowSidesOf(order)
  const acceptsDpi = worstDpi(sides)
  const changes = [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts]
  const accepts = useAct(orderResolutionCalls.acceptResolution, { changes, done: t('done') })
  if (acceptsDpi === undefined) return null
  return (
    <Stack gap={12}>
      <LowSides sides={sides} />
      <Row>
        <Button
          icon="check"
          reason={whyNot(orderResolutionCalls.acceptResolution)}
          busy={accepts.isPending}
          onClick={() => accepts.mutate({ params: { id: order.id }, body: { acceptsDpi } })}
        >
          {t('printAsIs')}
        </Button>
      </Row>
    </Stack>
  )
}
