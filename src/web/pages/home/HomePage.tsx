import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiOf } from '#kit/page-context.ts'
import { Reveal } from '#kit/show/Reveal.tsx'
import { useText } from '#kit/use-text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { readTiers } from '#shop/setting/tiers.rules.ts'
import { Collections } from './Collections.tsx'
import { Closing, Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { Labels, Never, Services } from './Offers.tsx'
import { Pricing } from './Pricing.tsx'

export const handle = { texts: ['webHome', 'catalogue'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const [products, lines] = await Promise.all([api(catalogueCalls.products, { query: { limit: 12 } }), api(settingCalls.publicSettings)])
  return { products: products.data.docs, total: products.data.totalDocs, tiers: readTiers(lines.data.pricingTiers ?? '') }
}

/** Home: what Inkport is, the collections, how it works, tracking and labels, the services, what does not happen here, prices. */
export default function HomePage() {
  const { products, total, tiers } = useLoaderData<typeof loader>()
  const t = useText('webHome')
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`Inkport – ${t('heroTitle')}`}</title>
      <meta name="description" content={t('heroText')} />
      <Hero total={total} />
      <Collections products={products} />
      <Reveal>
        <HowItWorks />
      </Reveal>
      <Reveal>
        <Labels />
      </Reveal>
      <Reveal>
        <Services />
      </Reveal>
      <Reveal>
        <Never />
      </Reveal>
      <Reveal>
        <Pricing products={products} tiers={tiers} />
      </Reveal>
      <Reveal>
        <Closing />
      </Reveal>
    </main>
  )
}
