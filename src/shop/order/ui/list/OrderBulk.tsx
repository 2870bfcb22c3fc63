import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { ArtButton } from '../art/ArtButton.tsx'
import type { ListedOrder } from './order-columns.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'
import { type Result, useBulkActs } from './use-bulk-acts.tsx'

type Props = { orders: readonly ListedOrder[]; onDone: () => void; onArt: (orders: readonly ListedOrder[]) => void }

/** Submit, cancel, resend and delete of the selected orders; each shows its figures first and tells of every order after. */
export function OrderBulk({ orders, onDone, onArt }: Props) {
  const t = useText('order')
  const faultText = useFaultText()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const acts = useBulkActs({ orders, onDone }, setRefused)
  const why = (step: keyof ListedOrder['steps']) => {
    const codes = orders.map(order => order.steps[step])
    const [first] = codes
    return codes.every(code => code !== null) && first ? (faultText(first) ?? first) : undefined
  }
  return (
    <>
      <Button size="small" variant="primary" icon="wallet" reason={why('submit')} busy={acts.isBusy} onClick={() => void acts.submit()}>
        {t('submit')}
      </Button>
      <ArtButton orders={orders} onOpen={onArt} />
      <Button size="small" icon="refresh" reason={why('resend')} busy={acts.isBusy} onClick={acts.resend}>
        {t('resend')}
      </Button>
      <Button size="small" icon="xCircle" reason={why('cancel')} busy={acts.isBusy} onClick={acts.cancel}>
        {t('cancel')}
      </Button>
      <Button size="small" icon="trash" reason={why('delete')} busy={acts.isBusy} onClick={acts.remove}>
        {t('delete')}
      </Button>
      <RefusedDialog
        refused={refused}
        lackCents={acts.lackOf(refused)}
        onClose={() => {
          setRefused([])
          onDone()
        }}
      />
    </>
  )
}
