import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { laterPart, lazyPart } from '#kit/lazy-part.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { useReader } from '#kit/use-session.ts'
import { isAbroad } from '#shop/carrier/rules.ts'
import { BuyBox } from '#shop/cart/ui/BuyBox.tsx'
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
import { colorIn, withColorsIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls, type Product } from '#shop/catalogue/storefront/contract.ts'
import { VisitorFavorite } from '#shop/catalogue/ui/favorite/VisitorFavorite.tsx'
import { ProductView } from '#shop/catalogue/ui/product/ProductView.tsx'
import { useChoice } from '#shop/catalogue/ui/product/use-choice.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { everyOption } from '#shop/shipping/offer.rules.ts'
import { countryNames } from '#shop/shipping/ui/countries.ts'
import { DeliveredPrice } from '#shop/shipping/ui/DeliveredPrice.tsx'
import { shownOffers } from '#shop/shipping/ui/offers.ts'
import { useOffers } from '#shop/shipping/ui/use-offers.ts'

/** Visitors never see it. */
const FavoriteButton = lazyPart(() => import('#shop/catalogue/ui/favorite/FavoriteButton.tsx').then(it => it.FavoriteButton))

const ShippingFold = laterPart(() => import('#shop/shipping/ui/ShippingFold.tsx').then(it => it.ShippingFold))

export const handle = { texts: ['catalogue', 'shipping', 'cart', 'design'] }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const input = { params: { slug: params.slug ?? '' } }
  try {
    const [product, related] = await Promise.all([api(catalogueCalls.product, input), api(catalogueCalls.relatedProducts, input)])
    const asked = { country: 'US', weightOz: product.data.variants[0]?.weightOz ?? 1 }
    const offers = await api(shippingCalls.shippingOffers, { query: { ...asked, ...everyOption } })
    const { language } = context.get(pageContext)
    return {
      product: product.data,
      related: withColorsIn(language, related.data),
      colorNames: Object.fromEntries(product.data.colors.map(({ name }) => [name, colorIn(language, name)])),
      countries: countryNames(language),
      first: { ...asked, offers: shownOffers(offers.data, language) },
    }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw data(null, 404)
    throw error
  }
}

export default function ProductPage() {
  const loaded = useLoaderData<typeof loader>()
  return <ShownProduct key={loaded.product.id} {...loaded} />
}

const mayGo = ({ shippingLevels, hasCustoms }: Product, level: ShippingLevel, country: string) =>
  shippingLevels.includes(level) && (hasCustoms || !isAbroad(country))

/** A product with what the other domains add to it: its price at the door, what can be done with the choice, and its way to the reader. */
function ShownProduct({ product, related, colorNames, countries, first }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const reader = useReader()
  const choice = useChoice(product, colorNames)
  const { variant } = choice
  const [country, setCountry] = useState(first.country)
  const answer = useOffers(first, { country, weightOz: variant?.weightOz ?? first.weightOz })
  const offers = useMemo(
    () => (Array.isArray(answer) ? answer.filter(offer => mayGo(product, offer.level, country)) : answer),
    [answer, product, country],
  )
  // Where the script of what is folded is still on its way, another choice waits for it.
  const late = { offers: useDeferredValue(offers), priceCents: useDeferredValue(variant?.price) }
  return (
    <ProductView
      choice={choice}
      related={related}
      door={variant && Array.isArray(offers) && <DeliveredPrice priceCents={variant.price} offers={offers} />}
      acts={variant && <BuyBox product={product} variant={variant} />}
      below={
        <>
          {!reader && <VisitorFavorite id={product.id} />}
          {reader?.kind === 'seller' && (
            <Suspense>
              <FavoriteButton id={product.id} />
            </Suspense>
          )}
          {late.priceCents !== undefined && product.isAvailable && (
            <ShippingFold
              countries={countries}
              country={country}
              onCountry={setCountry}
              offers={late.offers}
              priceCents={late.priceCents}
            />
          )}
        </>
      }
    />
  )
}
