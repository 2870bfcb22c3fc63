import { formatNumber } from '#base/number.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Fold } from '#kit/layout/Fold.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Table } from '#kit/layout/Table.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { withTier } from '../../price/rules.ts'
import type { Product, Variant } from '../../storefront/contract.ts'
import { CopySku } from './CopySku.tsx'
import styles from './ProductPage.module.css'

/** The same by price type and by quantity, with the id that order files name; how few are left. */
export function PriceFacts({ variant, tiers }: { variant: Variant; tiers: Product['tiers'] }) {
  const t = useText('catalogue')
  const reader = useReader()
  return (
    <Stack gap={8} className={styles.prices}>
      {!variant.isAvailable && <p className={styles.out}>{t('outOfStock')}</p>}
      {variant.isAvailable && variant.left !== undefined && <p className={styles.out}>{t('left', { count: variant.left })}</p>}
      {tiers.length > 0 && <Tiers cents={variant.price} tiers={tiers} />}
      <Facts
        figures
        of={[
          variant.priceTiktok !== undefined && { label: t('priceTiktok'), value: <Money cents={variant.priceTiktok} strong /> },
          { label: t('sku'), value: <CopySku sku={variant.variantID} /> },
        ]}
      />
      {!reader && (
        <p className={styles.note}>
          {t('sellerHint')} <PublicLink to="/auth/register">{t('startSelling')}</PublicLink>
        </p>
      )}
    </Stack>
  )
}

function Tiers({ cents, tiers }: { cents: number; tiers: Product['tiers'] }) {
  const t = useText('catalogue')
  const language = useLanguage()
  return (
    <Fold title={t('tiers')}>
      <Table>
        <caption className="hint">{t('tiersHint')}</caption>
        <tbody>
          {tiers.map(tier => (
            <tr key={tier.fromQuantity}>
              <th scope="row">{t('pieces', { from: formatNumber(tier.fromQuantity, language) })}</th>
              <td>
                <Money cents={withTier(cents, tiers, tier.fromQuantity)} strong />
              </td>
              <td className={styles.off}>−{formatNumber(tier.offBasisPoints / 100, language)}%</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  )
}
