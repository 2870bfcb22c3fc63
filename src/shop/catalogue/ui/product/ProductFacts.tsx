import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Product, ProductCard } from '../../storefront/contract.ts'
import { SizeChartTable } from '../chart/SizeChartTable.tsx'
import { ProductTile } from '../ProductTile.tsx'
import styles from './ProductFacts.module.css'
import { VariantTable } from './VariantTable.tsx'

/** What does not change with the choice: size chart, print areas, every variant, related products. */
export function ProductFacts({ product, related }: { product: Product; related: readonly ProductCard[] }) {
  const t = useText('catalogue')
  const language = useLanguage()
  return (
    <>
      <section className={styles.facts} data-part="" aria-label={t('details')}>
        <div>
          {product.sizeChart && <SizeChartTable chart={product.sizeChart} />}
          <h2>{t('printAreas')}</h2>
          <ul className={styles.areas}>
            {product.printAreas.map(area => (
              <li key={area.side}>
                <span>{t(area.side)}</span>
                <span className="numbers">
                  {t('area', { width: formatNumber(area.widthInches, language), height: formatNumber(area.heightInches, language) })}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('dpi', { dpi: product.minDpi })}</p>
        </div>
        <VariantTable variants={product.variants} />
      </section>
      {related.length > 0 && (
        <section className={styles.related} data-part="">
          <h2>{t('related')}</h2>
          <ul>
            {related.map(each => (
              <li key={each.id}>
                <ProductTile product={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
