import { Suspense } from 'react'
import { LinkButton } from '#kit/control/Button.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import type { Product, Variant } from '#shop/catalogue/storefront/contract.ts'
import { newDesignPath } from '../rules.ts'
import { useAdding } from './add/use-adding.ts'
import { BuyForm } from './BuyForm.tsx'

/** What only sellers need; visitors' pages are small. */
const SellerBuy = lazyPart(() => import('./SellerBuy.tsx').then(it => it.SellerBuy))

/** Puts the chosen variant into the cart, or straight to checkout. A seller places art first; a visitor does after signing in. */
export function BuyBox({ product, variant }: { product: Product; variant: Variant }) {
  return useReader()?.kind === 'seller' ? (
    <Suspense>
      <SellerBuy product={product} variant={variant} />
    </Suspense>
  ) : (
    <VisitorBuy product={product} variant={variant} />
  )
}

function VisitorBuy({ product, variant }: { product: Product; variant: Variant }) {
  const t = useText('cart')
  const adding = useAdding(variant)
  return (
    <BuyForm
      variant={variant}
      tiers={product.tiers}
      adding={adding}
      onAdd={chosen => void adding.add(null, chosen)}
      hint={t('visitorHint')}
    >
      {product.printAreas.length > 0 && (
        // Another part of the app, which asks for the log in and leads on from there.
        <LinkButton to={newDesignPath(product, variant)} reloadDocument>
          {t('createDesign')}
        </LinkButton>
      )}
    </BuyForm>
  )
}
