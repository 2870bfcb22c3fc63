import { Segments } from '#kit/control/Choice.tsx'
import { useText } from '#kit/use-text.ts'
import { type FigureRange, figureRanges } from '../../figures/rules.ts'

/** The specification's ranges (§2). */
export function RangeChoice({ value, onChange }: { value: FigureRange; onChange: (range: FigureRange) => void }) {
  const t = useText('figures')
  const choices = figureRanges.map(range => ({ value: range, label: t(`range_${range}`) }))
  return <Segments label={t('range')} value={value} onChange={onChange} choices={choices} />
}
