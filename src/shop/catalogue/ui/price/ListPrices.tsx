import { parseCents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { OfficePriceList, PreviewRow } from '../../price/contract.ts'
import type { QuantityTier } from '../../price/rules.ts'
import styles from '../office/CatalogueOffice.module.css'
import { TierFields } from './TierFields.tsx'

/** Prices as they are typed, by variant: the seller's and TikTok's; empty is the variant's own. */
export type TypedPrices = Readonly<Record<number, readonly [seller: string, tiktok: string]>>
interface Props {
  variants: readonly PreviewRow[]
  prices: TypedPrices
  tiers: OfficePriceList['tiers']
  onPrices: (prices: TypedPrices) => void
  onTiers: (productId: number, tiers: QuantityTier[]) => void
}

/** The list's prices, product by product, with its own steps of quantity. */
export function ListPrices({ variants, prices, tiers, onPrices, onTiers }: Props) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const isWrong = (text: string) => (text.trim() !== '' && parseCents(text) === undefined) || undefined
  return [...Map.groupBy(variants, row => row.productId)].map(([productId, rows]) => {
    const [first] = rows
    if (!first) return null
    const own = tiers.filter(tier => tier.productId === productId)
    const filled = rows.filter(row => (prices[row.variantId] ?? ['', '']).some(cell => cell !== '')).length
    return (
      <details key={productId} className={styles.fold}>
        <summary>
          {first.productID} {nameIn(language, first)}{' '}
          <span className="hint">
            {filled} / {rows.length}
          </span>
        </summary>
        <Sheet most="high" aria-label={nameIn(language, first)}>
          <thead>
            <tr>
              <th scope="col">{t('col_variantID')}</th>
              <th scope="col">{t('baseSeller')}</th>
              <th scope="col">{t('col_priceSeller')}</th>
              <th scope="col">{t('col_priceTiktok')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => {
              const [seller, tiktok] = prices[row.variantId] ?? ['', '']
              return (
                <tr key={row.variantId}>
                  <th scope="row">{row.variantID}</th>
                  <td>
                    <Money cents={row.priceSeller} /> / <Money cents={row.priceTiktok} />
                  </td>
                  <td>
                    <input
                      inputMode="decimal"
                      value={seller}
                      aria-invalid={isWrong(seller)}
                      aria-label={`${t('col_priceSeller')} ${row.variantID}`}
                      onChange={event => onPrices({ [row.variantId]: [event.currentTarget.value, tiktok] })}
                    />
                  </td>
                  <td>
                    <input
                      inputMode="decimal"
                      value={tiktok}
                      aria-invalid={isWrong(tiktok)}
                      aria-label={`${t('col_priceTiktok')} ${row.variantID}`}
                      onChange={event => onPrices({ [row.variantId]: [seller, event.currentTarget.value] })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Sheet>
        <h3>{t('tiers')}</h3>
        <TierFields
          tiers={own.map(({ fromQuantity, offBasisPoints }) => ({ fromQuantity, offBasisPoints }))}
          onChange={next => onTiers(productId, next)}
        />
      </details>
    )
  })
}
