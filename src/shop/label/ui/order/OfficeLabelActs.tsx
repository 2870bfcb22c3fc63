import { useCall } from '#kit/call/use-call.ts'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderKind } from '#shop/order/status/facts.rules.ts'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { labelCalls } from '../../contract.ts'
import { isStuck } from '../../rules.ts'
import { Elsewhere } from '../elsewhere/Elsewhere.tsx'
import { LabelActs } from './LabelActs.tsx'
import { LabelPostage } from './LabelPostage.tsx'
import { UnsoldLabel } from './UnsoldLabel.tsx'

/** Where a label may still be made (docs/order-status.md). */
const beforeLabel: readonly string[] = ['NEW_ORDER', 'PROCESSING', 'EXPORTED', 'PRODUCED']
/** Where one may still be on its way: its order was stopped, or its seller cancelled it, while its carrier was asked. */
const stopped: readonly string[] = ['ERROR', 'CANCELLED']

/** The label of an order as the office has it: also one that was bought elsewhere, and what it cost. */
export function OfficeLabelActs({ order }: { order: ShownOrder }) {
  const t = useText('labelUnsold')
  const mayRead = useWhyNot()(labelCalls.officeLabel) === undefined
  const { id, labelState, status } = order
  const hasLabel = labelState === 'READ' || labelState === 'CREATED'
  const mayWait = !hasLabel && beforeLabel.includes(status)
  const isAsked = mayRead && (mayWait || (!hasLabel && stopped.includes(status)))
  const label = useCall(labelCalls.officeLabel, { params: { id } }, { isEnabled: isAsked }).data?.data
  const mayEnd = isAsked && label != null && isStuck(label, new Date())
  return (
    <Stack gap={12}>
      <LabelActs order={order} isForStaff />
      {mayEnd && (
        <Row>
          <span className="amber">{t('waiting')}</span>
          <UnsoldLabel orderId={id} />
        </Row>
      )}
      {orderKind(order) === 'STANDARD_USPS' && !mayEnd && mayWait && <Elsewhere orderId={id} />}
      {(hasLabel || labelState === 'VOIDED') && <LabelPostage orderId={id} />}
    </Stack>
  )
}
