import { useState } from 'react'
import { data, type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { LinkButton } from '#kit/Button.tsx'
import { Icon } from '#kit/Icon.tsx'
import { Money } from '#kit/Money.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { apiOf } from '#kit/page-context.ts'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { catalogueCalls } from '../calls.ts'
import type { Product, Variant } from '../contract.ts'
import { CopySku } from './CopySku.tsx'
import type { Chosen } from './chosen.ts'
import styles from './ProductPage.module.css'
import { ProductPreview } from './ProductPreview.tsx'
import { ProductTile } from './ProductTile.tsx'
import { VariantTable } from './VariantTable.tsx'

export const handle = { texts: ['catalogue'] }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const input = { params: { slug: params.slug ?? '' } }
  try {
    const [product, related] = await Promise.all([api(catalogueCalls.product, input), api(catalogueCalls.relatedProducts, input)])
    return { product: product.data, related: related.data }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw data(null, 404)
    throw error
  }
}

/** A product to choose: picture in the chosen colour with a print on it, sizes, prices, print areas, every variant. */
export default function ProductPage() {
  const { product, related } = useLoaderData<typeof loader>()
  return <ProductView key={product.id} product={product} related={related} />
}

function ProductView({ product, related }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const t = useText('catalogue')
  const language = useLanguage()
  const [color, setColor] = useState(product.colors[0]?.name ?? '')
  const [size, setSize] = useState(product.sizes[0] ?? '')
  const variant = product.variants.find(each => each.color === color && each.size === size)
  const isThere = (candidate: Partial<Pick<Variant, 'size' | 'color'>>) =>
    product.variants.some(each => each.size === (candidate.size ?? size) && each.color === (candidate.color ?? color) && each.isAvailable)
  const inches = (value: number) => value.toLocaleString(language)
  const [name, description] = language === 'vi' ? [product.nameVi, product.descriptionVi] : [product.name, product.description]
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
          product={product}
          name={name}
          hex={variant?.colorHex ?? product.colors.find(each => each.name === color)?.hex ?? '#fbfbfa'}
          size={size}
        />
        <div className={styles.choice}>
          <div>
            <h1>{name}</h1>
            <p className={styles.description}>{description}</p>
          </div>
          <fieldset>
            <legend>
              {t('color')}: <strong>{color}</strong>
            </legend>
            <div className={styles.colors}>
              {product.colors.map(each => (
                <label key={each.name} title={each.name}>
                  <input
                    type="radio"
                    name="color"
                    value={each.name}
                    checked={each.name === color}
                    onChange={() => setColor(each.name)}
                    aria-label={each.name}
                  />
                  <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
                    <circle cx="18" cy="18" r="13" fill={each.hex} />
                  </svg>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>
              {t('size')}: <strong>{size}</strong>
            </legend>
            <div className={styles.sizes}>
              {product.sizes.map(each => (
                <label key={each} data-out={!isThere({ size: each }) || undefined}>
                  <input type="radio" name="size" value={each} checked={each === size} onChange={() => setSize(each)} />
                  <span>{each}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {variant ? <PriceBox product={product} variant={variant} /> : <p className={styles.out}>{t('outOfStock')}</p>}
        </div>
      </div>
      <section className={styles.facts} aria-label={t('details')}>
        <div>
          <h2>{t('printAreas')}</h2>
          <ul className={styles.areas}>
            {product.printAreas.map(area => (
              <li key={area.side}>
                <span>{t(area.side)}</span>
                <span className="numbers">{t('area', { width: inches(area.widthInches), height: inches(area.heightInches) })}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('dpi', { dpi: product.minDpi })}</p>
        </div>
        <VariantTable variants={product.variants} />
      </section>
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('related')}</h2>
          <ul>
            {related.map((each, at) => (
              <li key={each.id}>
                <ProductTile product={each} at={at} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

function PriceBox({ product, variant }: { product: Product; variant: Variant }) {
  const t = useText('catalogue')
  const reader = useReader()
  return (
    <div className={styles.box}>
      <dl>
        <div>
          <dt>{reader ? t('yourPrice') : t('priceOne')}</dt>
          <dd className={styles.price}>
            <Money cents={variant.price} />
          </dd>
        </div>
        {variant.priceTiktok !== undefined && (
          <div>
            <dt>{t('priceTiktok')}</dt>
            <dd>
              <Money cents={variant.priceTiktok} strong />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('sku')}</dt>
          <dd>
            <CopySku sku={variant.variantID} />
          </dd>
        </div>
      </dl>
      {!variant.isAvailable && <p className={styles.out}>{t('outOfStock')}</p>}
      {/* How it is bought, a part of a floor above: the page's child in routes.ts. */}
      <Outlet context={{ product, variant } satisfies Chosen} />
      <p className={styles.note}>{reader ? t('skuHint') : t('sellerHint')}</p>
      {!reader && (
        <LinkButton to="/auth/register" size="large" wide>
          {t('startSelling')}
        </LinkButton>
      )}
    </div>
  )
}
