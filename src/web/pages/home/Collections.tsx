import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Reveal } from '#kit/show/Reveal.tsx'
import { useText } from '#kit/use-text.ts'
import type { ProductCard } from '#shop/catalogue/storefront/contract.ts'
import { ProductTile } from '#shop/catalogue/ui/ProductTile.tsx'
import styles from './HomePage.module.css'

/** A section per kind of goods; a product that fits none of the first stands in the last. */
const collections = [
  { title: 'collectionTops', hint: 'collectionTopsHint', shapes: ['tee', 'ladies-tee'] },
  { title: 'collectionWarm', hint: 'collectionWarmHint', shapes: ['hoodie', 'sweatshirt', 'kids-tee'] },
  { title: 'collectionHome', hint: 'collectionHomeHint', shapes: undefined },
] as const
const named: readonly string[] = collections.flatMap(({ shapes }) => shapes ?? [])

/** The collection sections of spec §2, from the catalogue. */
export function Collections({ products }: { products: readonly ProductCard[] }) {
  const t = useText('webHome')
  return (
    <div className={styles.collections}>
      {collections.map(({ title, hint, shapes }) => {
        const fits = ({ shape }: ProductCard) => (shapes ? (shapes as readonly string[]).includes(shape) : !named.includes(shape)) // Any shape may be asked for.
        const fitting = products.filter(fits)
        const shown = (shapes ? fitting : firstOfEach(fitting)).slice(0, 4)
        return (
          shown.length > 0 && (
            <Reveal key={title}>
              <section className={styles.section}>
                <header className={styles.head}>
                  <div>
                    <h2>{t(title)}</h2>
                    <p>{t(hint)}</p>
                  </div>
                  <PublicLink to="/products" className={styles.more}>
                    {t('seeAll')} <Icon name="arrowRight" size={16} />
                  </PublicLink>
                </header>
                <ul className={styles.grid} data-count={shown.length}>
                  {shown.map(product => (
                    <li key={product.id}>
                      <ProductTile product={product} />
                    </li>
                  ))}
                </ul>
              </section>
            </Reveal>
          )
        )
      })}
    </div>
  )
}

/** One product of each shape, in the shop's order. */
const firstOfEach = (products: readonly ProductCard[]) =>
  products.filter((product, at) => products.findIndex(({ shape }) => shape === product.shape) === at)
