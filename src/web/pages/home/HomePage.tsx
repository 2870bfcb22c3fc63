import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { laterPart } from '#kit/lazy-part.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { withColorsIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { cheapestFor, everyOption, freeFrom } from '#shop/shipping/offer.rules.ts'
import { infoText } from '../info/info.ts'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { pricedRows } from './Pricing.tsx'
import { shownQuestions } from './Questions.tsx'

export const handle = { texts: ['webHome', 'catalogue'], hydratesOnInteraction: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const [words, faq] = await Promise.all([infoText(context, 'home'), infoText(context, 'faq')])
  const { docs: products, totalDocs: total } = (await api(catalogueCalls.products, { query: { limit: 12 } })).data
  const [first] = products
  const productIds = products
    .slice(0, pricedRows)
    .map(product => product.id)
    .join(',')
  const [tiers, goods] = await Promise.all([
    productIds === '' ? [] : api(catalogueCalls.quantityTiers, { query: { productIds } }).then(answer => answer.data),
    first && api(catalogueCalls.product, { params: { slug: first.slug } }).then(answer => answer.data),
  ])
  const query = { country: 'US', weightOz: goods?.variants[0]?.weightOz ?? 1, ...everyOption }
  const { data } = await api(shippingCalls.shippingOffers, { query })
  const offers = data.filter(offer => goods?.shippingLevels.includes(offer.level))
  const priceCents = first?.price ?? 0
  const delivered = { priceCents, postageCents: cheapestFor(offers, priceCents)?.costCents, freeFromCents: freeFrom(offers) }
  const questions = faq.sections.slice(0, shownQuestions)
  return { words, questions, products: withColorsIn(context.get(pageContext).language, products), tiers, total, delivered }
}

const Below = laterPart(() => import('./Below.tsx').then(it => it.Below))

/** Home: what Inkport is, prices, how an order goes, the collections, tracking and labels, questions. */
export default function HomePage() {
  const { words, ...loaded } = useLoaderData<typeof loader>()
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`Inkport – ${words.title}`}</title>
      <meta name="description" content={words.lead} />
      <Hero words={words} cents={loaded.delivered.priceCents + (loaded.delivered.postageCents ?? 0)} />
      <Below {...loaded} />
    </main>
  )
}
