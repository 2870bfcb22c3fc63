// One of the seller's own products in its editor, and how it is ordered, which stands in a layer above designs.
import { Suspense, useState } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { DesignEditor } from '#shop/design/ui/editor/DesignEditor.tsx'
import type { TypedOrder } from '#shop/order/ui/create/design/OrderDesign.tsx'

export const handle = { texts: ['designEditor', 'designLayers', 'designChecks', 'check', 'design'] }

const OrderDesign = lazyPart(() => import('#shop/order/ui/create/design/OrderDesign.tsx').then(it => it.OrderDesign))

export default function MyProductPage() {
  const [typed, onType] = useState<TypedOrder>()
  return (
    <DesignEditor
      order={saved => (
        <Suspense>
          <OrderDesign {...saved} typed={typed} onType={onType} />
        </Suspense>
      )}
    />
  )
}
