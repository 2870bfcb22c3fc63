import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import type { ListedOrder } from '../list/order-columns.tsx'

/** Whether an item of this order lacks its art and may be given it now. */
const lacksArt = (order: ListedOrder): boolean => order.itemsMissingFiles > 0 && order.steps.editDesign === null

/** Opens the art dialog for those of these orders that lack some; it stands only where one does. */
export function ArtButton({ orders, onOpen }: { orders: readonly ListedOrder[]; onOpen: (orders: readonly ListedOrder[]) => void }) {
  const t = useText('orderArt')
  const open = orders.filter(lacksArt)
  if (open.length === 0) return null
  return (
    <Button size="small" icon="design" onClick={() => onOpen(open)}>
      {t('addArt')}
    </Button>
  )
}
