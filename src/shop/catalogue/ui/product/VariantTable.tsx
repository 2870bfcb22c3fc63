import { Fold } from '#kit/layout/Fold.tsx'
import { Table } from '#kit/layout/Table.tsx'
import { Scroll } from '#kit/scroll/Scroll.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import type { Variant } from '../../storefront/contract.ts'
import styles from './ProductFacts.module.css'
import type { ColorNames } from './use-choice.ts'

/** Every variant with its id and price, as an order file names them. */
export function VariantTable({ variants, colorNames }: { variants: readonly Variant[]; colorNames: ColorNames }) {
  const t = useText('catalogue')
  return (
    <Fold title={<h2>{t('allVariants')}</h2>} hint={variants.length} isOpen={variants.length <= 12}>
      <Scroll className={styles.scroll} label={t('allVariants')}>
        <Table words>
          <thead>
            <tr>
              <th scope="col">{t('sku')}</th>
              <th scope="col">{t('color')}</th>
              <th scope="col">{t('size')}</th>
              <th scope="col">{t('weight')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {variants.map(variant => (
              <tr key={variant.id}>
                <td>{variant.variantID}</td>
                <td>{colorNames[variant.color] ?? variant.color}</td>
                <td>{variant.size}</td>
                <td>{t('ounces', { weight: variant.weightOz })}</td>
                <td>
                  <Money cents={variant.price} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Fold>
  )
}
