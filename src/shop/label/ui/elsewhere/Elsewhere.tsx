import { useState } from 'react'
import { lazyDialog } from '#kit/app/dialog/lazy-dialog.tsx'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { elsewhereCalls } from '../../buy/elsewhere/contract.ts'

const ElsewhereDialog = lazyDialog(() => import('./ElsewhereDialog.tsx').then(it => it.ElsewhereDialog))

/** Puts a label on an order that staff have bought where we have no account. */
export function Elsewhere({ orderId }: { orderId: number }) {
  const t = useText('labelElsewhere')
  const whyNot = useWhyNot()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" reason={whyNot(elsewhereCalls.putElsewhere)} onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      {isOpen && <ElsewhereDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  )
}
