import { Suspense, useState } from 'react'
import type { WireCall } from '#base/wire.ts'
import { Button } from '#kit/control/Button.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import { ArtButton } from '../art/ArtButton.tsx'
import type { ChosenOrder } from './order-columns.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'
import { useBulkActs } from './use-bulk-acts.tsx'

const MarkDialog = lazyPart(() => import('./MarkDialog.tsx').then(it => it.MarkDialog))

type Props = { orders: readonly ChosenOrder[]; onDone: () => void; onArt: (orders: readonly ChosenOrder[]) => void }

/** Submit, mark, cancel, resend and delete of the selected orders; each shows its figures first and tells of every order after. */
export function OrderBulk({ orders, onDone, onArt }: Props) {
  const t = useText('order')
  const faultText = useFaultText()
  const [isMarking, setMarking] = useState(false)
  const acts = useBulkActs({ orders, onDone })
  const whyNot = useWhyNot()
  /** What support alone may do is no forbidden act: its answer leads there. */
  const why = (step: keyof ChosenOrder['steps'], call: Pick<WireCall, 'access'>) => {
    const ofRole = whyNot(call)
    if (ofRole !== undefined) return ofRole
    const codes = orders.map(order => order.steps[step])
    const [first] = codes
    return codes.every(code => code !== null && code !== 'ORDER_ASK_SUPPORT') && first ? (faultText(first) ?? first) : undefined
  }
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon="wallet"
        reason={why('submit', orderPayCalls.bulkSubmit)}
        busy={acts.isBusy}
        onClick={() => void acts.submit()}
      >
        {t('submit')}
      </Button>
      <ArtButton orders={orders} onOpen={onArt} />
      <Button size="small" icon="tag" reason={whyNot(orderEditCalls.bulkMark)} busy={acts.isBusy} onClick={() => setMarking(true)}>
        {t('markMany')}
      </Button>
      <Button
        size="small"
        icon="refresh"
        reason={why('resend', orderIntakeCalls.bulkResend)}
        busy={acts.isBusy}
        onClick={() => void acts.resend()}
      >
        {t('resend')}
      </Button>
      <Button
        size="small"
        icon="xCircle"
        reason={why('cancel', orderCancelCalls.bulkCancel)}
        busy={acts.isBusy}
        onClick={() => void acts.cancel()}
      >
        {t('cancelOrder')}
      </Button>
      <Button
        size="small"
        icon="trash"
        reason={why('delete', orderEditCalls.bulkDelete)}
        busy={acts.isBusy}
        onClick={() => void acts.remove()}
      >
        {t('delete')}
      </Button>
      {isMarking && (
        <Suspense>
          <MarkDialog
            count={orders.length}
            onClose={() => setMarking(false)}
            onMark={mark => {
              setMarking(false)
              void acts.mark(mark)
            }}
          />
        </Suspense>
      )}
      <RefusedDialog {...acts.left} />
    </>
  )
}
