import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { OfficeArea } from '../../office/contract.ts'
import { areaLimits } from '../../office/rules.ts'
import { Technique } from '../../picture/contract.ts'
import { usualPrinting } from '../../storefront/rules.ts'

/** How an area is printed: what the checks of designs ask, and how its print files are made. */
export function AreaPrinting({ area, onChange }: { area: OfficeArea; onChange: (patch: Partial<OfficeArea>) => void }) {
  const t = useText('catalogueOffice')
  return (
    <Stack gap={12}>
      <Columns gap={12} least={96}>
        <Select
          label={t('technique')}
          choices={Technique.options.map(technique => ({ value: technique, label: t(technique) }))}
          value={area.technique}
          onChange={value => onChange({ technique: Technique.options.find(each => each === value) ?? area.technique })}
        />
        <NumberInput
          label={t('areaDpi')}
          value={area.dpi}
          min={areaLimits.dpiLeast}
          max={areaLimits.dpiMost}
          step={50}
          onChange={dpi => onChange({ dpi: dpi ?? usualPrinting.dpi })}
        />
        <NumberInput
          label={t('maxLayers')}
          placeholder={String(areaLimits.layers)}
          value={area.maxLayers ?? undefined}
          min={1}
          max={areaLimits.layers}
          onChange={maxLayers => onChange({ maxLayers: maxLayers ?? null })}
        />
      </Columns>
      <Columns gap={12} least={96}>
        <NumberInput
          label={t('bleedInches')}
          value={area.bleedInches}
          min={0}
          max={areaLimits.bleedInches}
          step={0.125}
          decimals={3}
          onChange={bleedInches => onChange({ bleedInches: bleedInches ?? 0 })}
        />
        <NumberInput
          label={t('safeInches')}
          value={area.safeInches}
          min={0}
          max={areaLimits.safeInches}
          step={0.125}
          decimals={3}
          onChange={safeInches => onChange({ safeInches: safeInches ?? 0 })}
        />
      </Columns>
      <Checkbox
        label={t('isMirrored')}
        help={t('isMirroredHint')}
        checked={area.isMirrored}
        onChange={event => onChange({ isMirrored: event.currentTarget.checked })}
      />
    </Stack>
  )
}
