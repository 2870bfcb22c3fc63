import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useText } from '#kit/use-text.ts'
import { orderIntakeCalls, ReasonGiven } from '../../../intake/contract.ts'
import { orderCalls } from '../../../list/contract.ts'
import type { ShownOrder } from '../../shown-order.ts'

/** A repeated order is kept with a reason, which stands on its timeline. */
export function KeepDialog({ order: { id, duplicateOf }, onClose }: { order: ShownOrder; onClose: () => void }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const keep = useAct(orderIntakeCalls.keepOrder, {
    changes: [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts],
    done: t('kept'),
    onDone: onClose,
    showsRefusal: true,
  })
  return (
    <ReasonDialog
      title={t('keepTitle')}
      hint={duplicateOf === null ? say('keepMendedHint') : t('keepHint')}
      shape={ReasonGiven}
      name="reason"
      label={t('keepReason')}
      action={t('keep')}
      act={keep}
      onReason={body => keep.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
