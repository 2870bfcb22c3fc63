import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { type QuantityTier, quantityLimits } from '../../price/rules.ts'

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
    <Stack gap={8}>
      {[...tiers.entries()].map(([at, tier]) => (
        <Row gap={12} align="end" key={at}>
          <NumberInput
            width="short"
            label={t('fromPieces')}
            value={tier.fromQuantity}
            min={quantityLimits.fromMin}
            max={quantityLimits.fromMax}
            onChange={value => put(at, { fromQuantity: value ?? 0 })}
          />
          <NumberInput
            width="short"
            label={t('percentOff')}
            value={tier.offBasisPoints / 100}
            min={0.01}
            max={90}
            decimals={2}
            onChange={value => put(at, { offBasisPoints: Math.round((value ?? 0) * 100) })}
          />
          <IconButton icon="trash" label={t('remove')} onClick={() => onChange(tiers.filter((_, here) => here !== at))} />
        </Row>
      ))}
      {tiers.length < quantityLimits.tiersMax && (
        <Row>
          <Button size="small" icon="plus" onClick={() => onChange([...tiers, next])}>
            {t('addTier')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
