import type { ReactNode } from 'react'
import { formatNumber } from '#base/number.ts'
import { Money } from '#kit/show/Money.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { withTier } from '../../price/rules.ts'
import type { Product, Variant } from '../../storefront/contract.ts'
import { CopySku } from './CopySku.tsx'
import styles from './ProductPage.module.css'
import parts from './ProductParts.module.css'

/** What the chosen variant costs the reader, by price type and by quantity; its acts stand at the end. */
export function PriceBox({ variant, tiers, children }: { variant: Variant; tiers: Product['tiers']; children: ReactNode }) {
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
      {tiers.length > 0 && <Tiers cents={variant.price} tiers={tiers} />}
      {!variant.isAvailable && <p className={styles.out}>{t('outOfStock')}</p>}
      {variant.isAvailable && variant.left !== undefined && <p className={styles.out}>{t('left', { count: variant.left })}</p>}
      <p className={styles.note}>{reader ? t('skuHint') : t('sellerHint')}</p>
      {children}
    </div>
  )
}

function Tiers({ cents, tiers }: { cents: number; tiers: Product['tiers'] }) {
  const t = useText('catalogue')
  const language = useLanguage()
  return (
    <div>
      <table className={parts.tiers}>
        <caption>{t('tiers')}</caption>
        <tbody>
          {tiers.map(tier => (
            <tr key={tier.fromQuantity}>
              <th scope="row">{t('pieces', { from: formatNumber(tier.fromQuantity, language) })}</th>
              <td>
                <Money cents={withTier(cents, tiers, tier.fromQuantity)} strong />
              </td>
              <td>−{formatNumber(tier.offBasisPoints / 100, language)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={parts.note}>{t('tiersHint')}</p>
    </div>
  )
}
