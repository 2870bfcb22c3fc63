import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { ProductCard } from '#shop/catalogue/storefront/contract.ts'
import { ProductTile } from '#shop/catalogue/ui/ProductTile.tsx'
import styles from './HomePage.module.css'

/** A section per kind of goods; a product that fits none of the first stands in the last. */
const collections = [
  { title: 'collectionTops', shapes: ['tee', 'ladies-tee'] },
  { title: 'collectionWarm', shapes: ['hoodie', 'sweatshirt', 'kids-tee'] },
  { title: 'collectionHome', shapes: undefined },
] as const
const named: readonly string[] = collections.flatMap(({ shapes }) => shapes ?? [])

/** The collection sections of spec §2, from the catalogue; on a phone each is a row that slides. */
export function Collections({ products }: { products: readonly ProductCard[] }) {
  const t = useText('webHome')
  return collections.map(({ title, shapes }) => {
    const fits = ({ shape }: ProductCard) => (shapes ? (shapes as readonly string[]).includes(shape) : !named.includes(shape)) // Any shape may be asked for.
    const fitting = products.filter(fits)
    const shown = (shapes ? fitting : firstOfEach(fitting)).slice(0, 4)
    return (
      shown.length > 0 && (
        <section key={title} className={cx('wide', styles.collection)}>
          <header className={styles.head}>
            <h2>{t(title)}</h2>
            <PublicLink to="/products" className={cx('plain-link', styles.more)}>
              {t('seeMore')} <Icon name="arrowRight" size={16} />
            </PublicLink>
          </header>
          <Tiles most={shown.length === 3 ? 3 : 4} slides="narrow">
            {shown.map(product => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </Tiles>
        </section>
      )
    )
  })
}

/** One product of each shape, in the shop's order. */
const firstOfEach = (products: readonly ProductCard[]) =>
  products.filter((product, at) => products.findIndex(({ shape }) => shape === product.shape) === at)
