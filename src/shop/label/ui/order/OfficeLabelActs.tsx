import { Stack } from '#kit/layout/Stack.tsx'
import { orderKind } from '#shop/order/status/facts.rules.ts'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { Elsewhere } from '../elsewhere/Elsewhere.tsx'
import { LabelActs } from './LabelActs.tsx'
import { LabelPostage } from './LabelPostage.tsx'

/** Where a label may still be made (docs/order-status.md). */
const beforeLabel: readonly string[] = ['NEW_ORDER', 'PROCESSING', 'EXPORTED', 'PRODUCED']

/** The label of an order as the office has it: also one that was bought elsewhere, and what it cost. */
export function OfficeLabelActs({ order }: { order: ShownOrder }) {
  const { labelState } = order
  const hasLabel = labelState === 'READ' || labelState === 'CREATED'
  return (
    <Stack gap={12}>
      <LabelActs order={order} isForStaff />
      {orderKind(order) === 'STANDARD_USPS' && !hasLabel && beforeLabel.includes(order.status) && <Elsewhere orderId={order.id} />}
      {(hasLabel || labelState === 'VOIDED') && <LabelPostage orderId={order.id} />}
    </Stack>
  )
}
