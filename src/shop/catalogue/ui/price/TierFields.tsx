import { NumberInput } from '@mantine/core'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { type QuantityTier, quantityLimits } from '../../price/rules.ts'
import styles from '../office/CatalogueOffice.module.css'

/** Steps of quantity with what they take off, in whole basis points. */
export function TierFields({ tiers, onChange }: { tiers: readonly QuantityTier[]; onChange: (tiers: QuantityTier[]) => void }) {
  const t = useText('catalogueOffice')
  const put = (at: number, patch: Partial<QuantityTier>) =>
    onChange(tiers.map((tier, here) => (here === at ? { ...tier, ...patch } : tier)))
  const last = tiers.at(-1)
  const next = {
    fromQuantity: Math.min(quantityLimits.fromMax, (last?.fromQuantity ?? 25) * 2),
    offBasisPoints: Math.min(quantityLimits.offMax, (last?.offBasisPoints ?? 0) + 200),
  }
  return (
    <div className={styles.tiers}>
      {[...tiers.entries()].map(([at, tier]) => (
        <div key={at}>
          <NumberInput
            label={t('fromPieces')}
            value={tier.fromQuantity}
            min={quantityLimits.fromMin}
            max={quantityLimits.fromMax}
            allowDecimal={false}
            hideControls
            onChange={value => put(at, { fromQuantity: Number(value) })}
          />
          <NumberInput
            label={t('percentOff')}
            value={tier.offBasisPoints / 100}
            min={0.01}
            max={90}
            decimalScale={2}
            hideControls
            onChange={value => put(at, { offBasisPoints: Math.round(Number(value) * 100) })}
          />
          <IconButton icon="trash" label={t('remove')} onClick={() => onChange(tiers.filter((_, here) => here !== at))} />
        </div>
      ))}
      {tiers.length < quantityLimits.tiersMax && (
        <Button size="small" icon="plus" onClick={() => onChange([...tiers, next])}>
          {t('addTier')}
        </Button>
      )}
    </div>
  )
}
