import { formatNumber } from '#base/number.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Product, ProductCard } from '../../storefront/contract.ts'
import { SizeChartTable } from '../chart/SizeChartTable.tsx'
import { ProductTile } from '../ProductTile.tsx'
import styles from './ProductFacts.module.css'
import { RecentProducts } from './RecentProducts.tsx'
import type { ColorNames } from './use-choice.ts'
import { VariantTable } from './VariantTable.tsx'

interface Props {
  product: Product
  colorNames: ColorNames
  related: readonly ProductCard[]
}

/** What does not change with the choice: size chart, print areas, every variant, related products, those looked at before. */
export function ProductFacts({ product, colorNames, related }: Props) {
  const t = useText('catalogue')
  const language = useLanguage()
  return (
    <>
      <section className={styles.facts} data-part="" aria-label={t('details')}>
        {product.sizeChart && <SizeChartTable chart={product.sizeChart} />}
        <Stack>
          <h2>{t('printAreas')}</h2>
          <Facts
            figures
            of={product.printAreas.map(({ side, widthInches, heightInches }) => ({
              label: t(side),
              value: t('area', { width: formatNumber(widthInches, language), height: formatNumber(heightInches, language) }),
            }))}
          />
          <p className="hint">{t('dpi', { dpi: product.minDpi })}</p>
          <VariantTable variants={product.variants} colorNames={colorNames} />
        </Stack>
      </section>
      {related.length > 0 && (
        <section className={styles.related} data-part="">
          <h2>{t('related')}</h2>
          <Tiles>
            {related.map(each => (
              <li key={each.id}>
                <ProductTile product={each} />
              </li>
            ))}
          </Tiles>
        </section>
      )}
      <RecentProducts product={product} />
    </>
  )
}
