// One of the seller's own products in its editor, and how it is ordered, which stands in a layer above designs.
import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { DesignEditor } from '#shop/design/ui/editor/DesignEditor.tsx'

export const handle = { texts: ['designEditor', 'design'] }

const OrderDesign = lazyPart(() => import('#shop/order/ui/create/design/OrderDesign.tsx').then(it => it.OrderDesign))

export default function MyProductPage() {
  return (
    <DesignEditor
      order={saved => (
        <Suspense>
          <OrderDesign {...saved} />
        </Suspense>
      )}
    />
  )
}
