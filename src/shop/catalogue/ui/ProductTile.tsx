import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Price } from '#kit/show/Money.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ProductCard } from '../storefront/contract.ts'
import styles from './ProductTile.module.css'
import { Swatches } from './Swatches.tsx'

/** A product in a grid: picture with a demo print, name, price, colours. */
export function ProductTile({ product, isEager }: { product: ProductCard; isEager?: boolean }) {
  const language = useLanguage()
  const t = useText('catalogue')
  const name = language === 'vi' ? product.nameVi : product.name
  return (
    <article className={styles.tile}>
      <Picture src={product.picture} alt="" eager={isEager ?? false} />
      <h3 className={styles.name}>
        <PublicLink to={`/products/${product.slug}`} className={styles.link}>
          {name}
        </PublicLink>
      </h3>
      <p className={styles.facts}>
        <Price cents={product.price} isFrom />
        <span className={styles.sizes}>{t('sizes', { count: product.sizes.length })}</span>
      </p>
      <Swatches colors={product.colors} />
      {!product.isAvailable && <p className={styles.out}>{t('outOfStock')}</p>}
    </article>
  )
}
