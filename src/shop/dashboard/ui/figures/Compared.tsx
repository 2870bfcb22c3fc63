import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'

/** How much a figure is more or less than in the time before, in whole percent. */
export function Compared({ value, before, format }: { value: number; before: number; format: (value: number) => string }) {
  const t = useText('figures')
  const language = useLanguage()
  if (before <= 0) return t('noneBefore')
  if (value === before) return t('same', { before: format(before) })
  const percent = Math.round(((value - before) * 100) / before)
  const change = `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent), language)}%`
  return t('compared', { change, before: format(before) })
}
