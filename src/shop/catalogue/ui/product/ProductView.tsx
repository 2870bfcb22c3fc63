import { memo, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { firstInteraction, lazyPart } from '#kit/lazy-part.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Product, ProductCard, Variant } from '../../storefront/contract.ts'
import { ColorChoice, SizeChoice } from './Choices.tsx'
import { PriceBox } from './PriceBox.tsx'
import styles from './ProductPage.module.css'
import { ProductPreview } from './ProductPreview.tsx'
import { useSeen } from './recent.ts'

/** The first product that a browser shows has none before it. */
const RecentProducts = lazyPart(() => import('./RecentProducts.tsx').then(it => it.RecentProducts))
/** Few products have an end. */
const SoldUntil = lazyPart(() => import('./SoldUntil.tsx').then(it => it.SoldUntil))

/** Below the fold, and finished as the server wrote it: its script may come after the reader. */
const ProductFacts = lazyPart(() => firstInteraction.then(() => import('./ProductFacts.tsx')).then(it => it.ProductFacts))
/** A boundary that waits for its script must not be drawn again with each choice above it. */
const Facts = memo((given: Pick<Props, 'product' | 'related'>) => (
  <Suspense>
    <ProductFacts {...given} />
  </Suspense>
))

/** What the reader has chosen of a product; no variant where the size is not made in the colour. */
export interface Choice {
  product: Product
  variant: Variant | undefined
}
interface Props {
  product: Product
  related: readonly ProductCard[]
  /** What can be done with the choice: buying, designing. It stands in the price's box. */
  acts: (choice: Choice) => ReactNode
  /** What stands under the box: shipping, favorites. */
  below: (choice: Choice) => ReactNode
}

/** A product to choose: pictures of the chosen colour, sizes, prices, size chart, print areas, every variant. */
export function ProductView({ product, related, acts, below }: Props) {
  const t = useText('catalogue')
  const language = useLanguage()
  const [search] = useSearchParams()
  // "My products" leads here with the colour that the design was made for.
  const [color, setColor] = useState(
    () => (product.colors.find(each => each.name === search.get('color')) ?? product.colors[0])?.name ?? '',
  )
  const [size, setSize] = useState(product.sizes[0] ?? '')
  const variant = product.variants.find(each => each.color === color && each.size === size)
  const isThere = (candidate: Partial<Pick<Variant, 'size' | 'color'>>) =>
    product.variants.some(each => each.size === (candidate.size ?? size) && each.color === (candidate.color ?? color) && each.isAvailable)
  const [name, description] = language === 'vi' ? [product.nameVi, product.descriptionVi] : [product.name, product.description]
  const choice = { product, variant }
  const seen = useSeen(product)
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`${name} – Inkport`}</title>
      <meta name="description" content={description} />
      <nav className={styles.trail} aria-label={t('categories')}>
        <PublicLink to="/products">{t('title')}</PublicLink>
        <Icon name="chevronRight" size={16} />
        <PublicLink to={`/products?category=${product.categorySlug}`}>
          {language === 'vi' ? product.categoryNameVi : product.categoryName}
        </PublicLink>
      </nav>
      <div className={styles.top}>
        <ProductPreview
          key={color}
          product={product}
          name={name}
          color={color}
          hex={variant?.colorHex ?? product.colors.find(each => each.name === color)?.hex ?? '#fbfbfa'}
          size={size}
        />
        <div className={styles.choice}>
          <div>
            <h1>{name}</h1>
            <p className={styles.description}>{description}</p>
            <Suspense>
              {product.discontinuedAt !== null && <SoldUntil at={product.discontinuedAt} isOver={!product.isAvailable} />}
            </Suspense>
          </div>
          <ColorChoice colors={product.colors} value={color} onChange={setColor} isThere={each => isThere({ color: each })} />
          <SizeChoice sizes={product.sizes} value={size} onChange={setSize} isThere={each => isThere({ size: each })} />
          {variant ? (
            <PriceBox variant={variant} tiers={product.tiers}>
              {acts(choice)}
            </PriceBox>
          ) : (
            <p className={styles.out}>{t('outOfStock')}</p>
          )}
          {below(choice)}
        </div>
      </div>
      <Facts product={product} related={related} />
      {seen.length > 0 && (
        <Suspense>
          <RecentProducts seen={seen} />
        </Suspense>
      )}
    </main>
  )
}
