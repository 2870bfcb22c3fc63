import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Tile } from '#kit/layout/Tiles.tsx'
import { Price } from '#kit/show/Money.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ProductCard } from '../storefront/contract.ts'
import styles from './ProductTile.module.css'
import { Swatches } from './Swatches.tsx'

/** A product in a grid: picture with a demo print, name, price, colours. Its name heads a part of a section, or of the page itself. */
export function ProductTile({
  product,
  isEager,
  heading: Heading = 'h3',
}: {
  product: ProductCard
  isEager?: boolean
  heading?: 'h2' | 'h3'
}) {
  const language = useLanguage()
  const t = useText('catalogue')
  const name = language === 'vi' ? product.nameVi : product.name
  return (
    <Tile className={styles.tile}>
      <Picture src={product.picture} alt="" eager={isEager ?? false} />
      <Heading className={styles.name}>
        <PublicLink to={`/products/${product.slug}`}>{name}</PublicLink>
      </Heading>
      <p className={styles.facts}>
        <Price cents={product.price} isFrom />
        <span className="muted">{t('sizes', { count: product.sizes.length })}</span>
      </p>
      <Swatches colors={product.colors} />
      {!product.isAvailable && <p className={styles.out}>{t('outOfStock')}</p>}
    </Tile>
  )
}
