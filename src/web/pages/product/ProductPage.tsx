import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { BuyBox } from '#shop/cart/ui/BuyBox.tsx'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { type Choice, ProductView } from '#shop/catalogue/ui/product/ProductView.tsx'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { shownOffers } from '#shop/shipping/ui/offers.ts'
import { countryNames, ShippingEstimate } from '#shop/shipping/ui/ShippingEstimate.tsx'

/** Visitors never see it. */
const FavoriteButton = lazyPart(() => import('#shop/catalogue/ui/product/FavoriteButton.tsx').then(it => it.FavoriteButton))

export const handle = { texts: ['catalogue', 'shipping', 'cart', 'design'] }
const firstCountry = 'US'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const input = { params: { slug: params.slug ?? '' } }
  try {
    const [product, related] = await Promise.all([api(catalogueCalls.product, input), api(catalogueCalls.relatedProducts, input)])
    const weightOz = product.data.variants[0]?.weightOz ?? 1
    const offers = await api(shippingCalls.shippingOffers, { query: { country: firstCountry, weightOz } })
    const { language } = context.get(pageContext)
    return {
      product: product.data,
      related: related.data,
      countries: countryNames(language),
      first: { weightOz, offers: shownOffers(offers.data, language) },
    }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw data(null, 404)
    throw error
  }
}

/** A product with what the other domains add to it: what can be done with the choice, and its way to the reader. */
export default function ProductPage() {
  const { product, related, countries, first } = useLoaderData<typeof loader>()
  const reader = useReader()
  const t = useText('catalogue')
  const language = useLanguage()
  const acts = ({ variant }: Choice) => (
    <>
      {variant && <BuyBox product={product} variant={variant} />}
      {!reader && (
        <LinkButton to="/auth/register" size="large" wide>
          {t('startSelling')}
        </LinkButton>
      )}
    </>
  )
  const below = ({ variant }: Choice) => (
    <>
      {variant && product.isAvailable && (
        <ShippingEstimate
          key={language}
          countries={countries}
          first={{ country: firstCountry, ...first }}
          weightOz={variant.weightOz}
          levels={product.shippingLevels}
        />
      )}
      {reader?.kind === 'seller' && (
        <Suspense>
          <FavoriteButton id={product.id} />
        </Suspense>
      )}
    </>
  )
  return <ProductView key={product.id} product={product} related={related} acts={acts} below={below} />
}
