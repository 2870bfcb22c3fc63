import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderArtCalls } from '../../item/contract.ts'
import type { ShownOrder } from '../shown-order.ts'
import { AddArtDialog } from './AddArtDialog.tsx'
import styles from './art.module.css'

/** The button that gives one item its art, or another, while the order's state lets its design be changed. */
export function ItemArt({ order, item }: { order: ShownOrder; item: ShownOrder['items'][number] }) {
  const t = useText('orderArt')
  const reason = useWhyNot()(orderArtCalls.addArt)
  const [isOpen, setOpen] = useState(false)
  if (order.orderType === 'LABEL' || order.steps.editDesign !== null || item.cancelledAt !== null) return null
  const isThere = item.files.length > 0 && item.files.every(file => file.state === 'READY')
  return (
    <>
      <Button
        size="small"
        className={isThere ? undefined : styles.start}
        flush={isThere}
        icon="design"
        variant={isThere ? 'quiet' : 'primary'}
        reason={reason}
        onClick={() => setOpen(true)}
      >
        {t(isThere ? 'replaceArt' : 'addArt')}
      </Button>
      {isOpen && <AddArtDialog orderIds={[order.id]} itemId={item.id} onClose={() => setOpen(false)} />}
    </>
  )
}
