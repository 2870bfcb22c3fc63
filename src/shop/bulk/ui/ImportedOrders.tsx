import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderNews } from '#shop/order/list/rules.ts'
import { ArtButton } from '#shop/order/ui/art/ArtButton.tsx'
import { ListedArt } from '#shop/order/ui/list/ListedArt.tsx'
import type { ChosenOrder } from '#shop/order/ui/list/order-columns.tsx'
import { RefusedDialog } from '#shop/order/ui/list/RefusedDialog.tsx'
import { useBulkActs } from '#shop/order/ui/list/use-bulk-acts.tsx'

const none: readonly ChosenOrder[] = []

/** What comes after an import: art for the orders that lack it, the payment of the others, and the list of all. More than can be chosen together leave the list alone. */
export function ImportedOrders({ importId }: { importId: number }) {
  const t = useText('import')
  const navigate = useNavigate()
  const orders = useCall(orderCalls.chooseMyOrders, { query: { importId } }).data?.data ?? none
  useLive(orderNews, [orderCalls.chooseMyOrders])
  const [artless, giveArt] = useState<readonly ChosenOrder[]>()
  const list = `/order?importId=${importId}`
  const toList = () => navigate(list)
  const payable = orders.filter(order => order.steps.submit === null)
  const acts = useBulkActs({ orders: payable, onDone: toList })
  return (
    <>
      <ArtButton orders={orders} onOpen={giveArt} isOfPage />
      {payable.length > 0 && (
        <Button variant="primary" icon="wallet" busy={acts.isBusy} onClick={() => void acts.submit()}>
          {t('submit', { count: payable.length })}
        </Button>
      )}
      {/* Last, so that it stays where it is when the others come: what pays must not take its place under the pointer. */}
      <LinkButton variant={payable.length > 0 ? 'secondary' : 'primary'} to={list}>
        {t('seeOrders')}
      </LinkButton>
      {artless && <ListedArt orders={artless} onClose={() => giveArt(undefined)} onDone={toList} />}
      <RefusedDialog {...acts.left} />
    </>
  )
}
