import { formatNumber } from '#base/number.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ProductCard } from '#shop/catalogue/storefront/contract.ts'
import type { PricingTier } from '#shop/setting/tiers.rules.ts'
import home from './HomePage.module.css'
import styles from './Pricing.module.css'

/** What things cost, before anyone signs up. */
export function Pricing({ products, tiers }: { products: readonly ProductCard[]; tiers: readonly PricingTier[] }) {
  const t = useText('webHome')
  const language = useLanguage()
  return (
    <section id="pricing" className={home.section}>
      <header className={home.head}>
        <div>
          <h2>{t('pricingTitle')}</h2>
          <p>{t('pricingText')}</p>
        </div>
      </header>
      {tiers.length > 0 && <Tiers tiers={tiers} />}
      <div className={styles.columns}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{t('pricingProduct')}</th>
              <th scope="col">{t('pricingSizes')}</th>
              <th scope="col">{t('pricingColors')}</th>
              <th scope="col">{t('pricingFrom')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(product => (
              <tr key={product.id}>
                <td>
                  <PublicLink to={`/products/${product.slug}`}>{language === 'vi' ? product.nameVi : product.name}</PublicLink>
                </td>
                <td>{product.sizes.length > 1 ? `${product.sizes[0]} – ${product.sizes.at(-1)}` : product.sizes[0]}</td>
                <td>{product.colors.length}</td>
                <td>
                  <Money cents={product.price} strong />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <aside className={styles.shipping}>
          <h3>
            <Icon name="truck" size={24} /> {t('shippingTitle')}
          </h3>
          <dl>
            <div>
              <dt>{t('shippingFree')}</dt>
              <dd>{t('shippingFreeDays')}</dd>
            </div>
            <div>
              <dt>{t('shippingStandard')}</dt>
              <dd>{t('shippingStandardDays')}</dd>
            </div>
            <div>
              <dt>{t('shippingTiktok')}</dt>
              <dd>{t('shippingTiktokCost')}</dd>
            </div>
          </dl>
        </aside>
      </div>
    </section>
  )
}

/** The tiers by quantity (spec §9), as the office has set them. */
function Tiers({ tiers }: { tiers: readonly PricingTier[] }) {
  const t = useText('webHome')
  const language = useLanguage()
  const count = (pieces: number) => formatNumber(pieces, language)
  const upTo = (at: number) => {
    const next = tiers[at + 1]
    return next ? `–${count(next.fromPieces - 1)}` : '+'
  }
  return (
    <table className={styles.tiers}>
      <caption>{t('tiersText')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tiersPieces')}</th>
          <th scope="col">{t('tiersOff')}</th>
          <th scope="col">{t('tiersNote')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ fromPieces, percentOff, note, noteVi }, at) => (
          <tr key={fromPieces}>
            <th scope="row">
              {count(fromPieces)}
              {upTo(at)}
            </th>
            <td>{percentOff === 0 ? t('tiersList') : `−${percentOff}%`}</td>
            <td>{language === 'vi' ? noteVi : note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
