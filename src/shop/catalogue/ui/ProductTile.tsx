import { Price } from '#kit/Money.tsx'
import { Picture } from '#kit/Picture.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ProductCard } from '../contract.ts'
import { artFor, pictureUrl } from '../picture.rules.ts'
import styles from './ProductTile.module.css'
import { Swatches } from './Swatches.tsx'

/** Colours that a print shows well on stand in front. */
const preferred = ['Natural', 'Navy', 'Sand', 'Pepper', 'Ivory', 'Pink', 'Maroon', 'Forest']

/** A product in a grid: picture with a demo print, name, price, colours. */
export function ProductTile({ product, isEager, at = 0 }: { product: ProductCard; isEager?: boolean; at?: number }) {
  const language = useLanguage()
  const t = useText('catalogue')
  const name = language === 'vi' ? product.nameVi : product.name
  const likely = product.colors.filter(color => preferred.includes(color.name))
  const color = likely[at % Math.max(likely.length, 1)] ?? product.colors[at % Math.max(product.colors.length, 1)]
  return (
    <article className={styles.tile}>
      <Picture
        src={color && pictureUrl(product, color.hex, { art: artFor(product.productID), size: product.sizes.at(at % product.sizes.length) })}
        alt=""
        eager={isEager ?? false}
      />
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
