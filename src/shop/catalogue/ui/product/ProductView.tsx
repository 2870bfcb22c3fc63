import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Row } from '#kit/layout/Stack.tsx'
import { laterPart, lazyPart } from '#kit/lazy-part.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ProductCard } from '../../storefront/contract.ts'
import { ColorChoice, SizeChoice } from './Choices.tsx'
import { PriceLine } from './PriceLine.tsx'
import styles from './ProductPage.module.css'
import { ProductPreview } from './ProductPreview.tsx'
import type { Choice } from './use-choice.ts'

/** Few products have an end. */
const SoldUntil = lazyPart(() => import('./SoldUntil.tsx').then(it => it.SoldUntil))
const PriceFacts = laterPart(() => import('./PriceFacts.tsx').then(it => it.PriceFacts))
const ProductFacts = laterPart(() => import('./ProductFacts.tsx').then(it => it.ProductFacts))

interface Props {
  choice: Choice
  related: readonly ProductCard[]
  /** What it costs at the door, beside the price. */
  door: ReactNode
  /** What can be done with the choice: buying, designing. */
  acts: ReactNode
  /** What stands under it: shipping, favorites. */
  below: ReactNode
}

/** A product to choose: pictures of the chosen colour, price, sizes, size chart, print areas, every variant. */
export function ProductView({ choice, related, door, acts, below }: Props) {
  const t = useText('catalogue')
  const language = useLanguage()
  const { product, color, size, variant, isThere } = choice
  // Where the script of what stands under it is still on its way, another choice waits for it.
  const priced = useDeferredValue(variant)
  const [name, description] = language === 'vi' ? [product.nameVi, product.descriptionVi] : [product.name, product.description]
  return (
    <main id="content" className={cx('wide', styles.page)} tabIndex={-1}>
      <title>{`${name} – Inkport`}</title>
      <meta name="description" content={description} />
      <Row as="nav" gap={4} className={styles.trail} aria-label={t('categories')}>
        <PublicLink className="plain-link" to="/products">
          {t('title')}
        </PublicLink>
        <Icon name="chevronRight" size={16} />
        <PublicLink className="plain-link" to={`/products?category=${product.categorySlug}`}>
          {language === 'vi' ? product.categoryNameVi : product.categoryName}
        </PublicLink>
      </Row>
      <div className={styles.top}>
        <ProductPreview
          key={color}
          product={product}
          name={name}
          color={color}
          colorName={choice.colorNames[color] ?? color}
          hex={variant?.colorHex ?? product.colors.find(each => each.name === color)?.hex ?? '#fbfbfa'}
          size={size}
        />
        <div className={styles.choice}>
          <div>
            <h1>{name}</h1>
            {variant && <PriceLine variant={variant} />}
            {door}
          </div>
          <ColorChoice
            colors={product.colors}
            names={choice.colorNames}
            value={color}
            onChange={choice.chooseColor}
            isThere={each => isThere({ color: each })}
          />
          <SizeChoice sizes={product.sizes} value={size} onChange={choice.chooseSize} isThere={each => isThere({ size: each })} />
          {variant ? acts : <p className={styles.out}>{t('outOfStock')}</p>}
          {below}
          {priced && <PriceFacts variant={priced} tiers={product.tiers} />}
          <p className={styles.note}>{description}</p>
          <Suspense>{product.discontinuedAt !== null && <SoldUntil at={product.discontinuedAt} isOver={!product.isAvailable} />}</Suspense>
        </div>
      </div>
      <ProductFacts product={product} colorNames={choice.colorNames} related={related} />
    </main>
  )
}
