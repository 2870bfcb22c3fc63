import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Table } from '#kit/layout/Table.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { withTier } from '#shop/catalogue/price/rules.ts'
import type { Product, ProductCard } from '#shop/catalogue/storefront/contract.ts'
import styles from './HomePage.module.css'

/** Of one piece of the first product: its price, the cheapest postage that its own order may go by, and when orders go for nothing. */
export interface Delivered {
  priceCents: number
  postageCents: number | undefined
  freeFromCents: number | undefined
}
/** How many products the table has. */
export const pricedRows = 6
export interface PricingProps {
  products: readonly ProductCard[]
  /** Of the first `pricedRows` products. */
  tiers: readonly { productId: number; tiers: Product['tiers'] }[]
  total: number
  delivered: Delivered
}

/** What things cost before anyone signs up: by quantity (spec §9), as products are charged, and the postage. */
export function Pricing({ products, tiers, total, delivered }: PricingProps) {
  const t = useText('webHome')
  const language = useLanguage()
  const [first] = products
  const tiersOf = new Map(tiers.map(each => [each.productId, each.tiers]))
  const steps = new Set(tiers.flatMap(each => each.tiers.map(tier => tier.fromQuantity)))
  const shownSteps = [...steps].toSorted((one, other) => one - other).slice(0, 2)
  return (
    <section id="pricing" className="wide">
      <header className={styles.head}>
        <h2>{t('pricingTitle')}</h2>
        <p className="muted">{t('pricingText')}</p>
      </header>
      <div className={styles.pricing}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('pricingProduct')}</th>
              <th scope="col">{t('pricingOne')}</th>
              {shownSteps.map(step => (
                <th key={step} scope="col">
                  {t('pricingFrom', { pieces: formatNumber(step, language) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.slice(0, pricedRows).map(({ id, slug, name, nameVi, price }) => (
              <tr key={id}>
                <th scope="row">
                  <PublicLink className="plain-link" to={`/products/${slug}`}>
                    {nameIn(language, { name, nameVi })}
                  </PublicLink>
                </th>
                {[1, ...shownSteps].map(pieces => (
                  <td key={pieces}>
                    <Money cents={withTier(price, tiersOf.get(id) ?? [], pieces)} strong={pieces === 1} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <Stack gap={12}>
          <Postage {...delivered} product={first && nameIn(language, first)} />
          <PublicLink to="/products" className={cx('plain-link', styles.more)}>
            {t('seeAll', { count: total })} <Icon name="arrowRight" size={16} />
          </PublicLink>
        </Stack>
      </div>
    </section>
  )
}

function Postage({ priceCents, postageCents, freeFromCents, product = '' }: Delivered & { product: string | undefined }) {
  const t = useText('webHome')
  return (
    <>
      {postageCents !== undefined && (
        <p className={styles.sum}>
          <Money cents={priceCents} /> + <Money cents={postageCents} /> = <Money cents={priceCents + postageCents} strong />
          <small>{t('doorText', { product })}</small>
        </p>
      )}
      <Facts
        of={[
          freeFromCents !== undefined && { label: t('shippingFree'), value: <FreeFrom cents={freeFromCents} /> },
          { label: t('shippingTiktok'), value: t('shippingTiktokCost') },
          { label: t('account'), value: <Money cents={0} /> },
        ]}
      />
    </>
  )
}

function FreeFrom({ cents }: { cents: number }) {
  const t = useText('webHome')
  if (cents === 0) return t('shippingAlways')
  return (
    <>
      {t('shippingFrom')} <Money cents={cents} />
    </>
  )
}
