import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderArtCalls } from '../../item/contract.ts'
import type { ChosenOrder } from '../list/order-columns.tsx'

/** Whether an item of this order lacks its art and may be given it now. */
const lacksArt = (order: ChosenOrder): boolean => order.itemsMissingFiles > 0 && order.steps.editDesign === null

/** Orders that the art dialog looks at together (`orderArtCalls.previewArt`). */
const artMax = 500

type Props = {
  orders: readonly ChosenOrder[]
  onOpen: (orders: readonly ChosenOrder[]) => void
  /** Among a page's acts: in their size, and with the number of orders. */
  isOfPage?: boolean
}

/** Opens the art dialog for those of these orders that lack some; it stands only where one does. */
export function ArtButton({ orders, onOpen, isOfPage = false }: Props) {
  const t = useText('orderArt')
  const ofRole = useWhyNot()(orderArtCalls.addArt)
  const open = orders.filter(lacksArt)
  if (open.length === 0) return null
  return (
    <Button
      {...(!isOfPage && { size: 'small' })}
      icon="design"
      reason={ofRole ?? (open.length > artMax ? t('tooManyForArt', { max: artMax }) : undefined)}
      onClick={() => onOpen(open)}
    >
      {isOfPage ? t('addArtTo', { count: open.length }) : t('addArt')}
    </Button>
  )
}
