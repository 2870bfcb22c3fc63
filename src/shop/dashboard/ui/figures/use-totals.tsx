import { formatCents } from '#base/money.ts'
import type { Figure } from '#kit/layout/Figures.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { SharedFigures } from '../../figures/contract.ts'
import { Compared } from './Compared.tsx'
import { type OrderPath, ordersIn } from './range.ts'
import { useCount } from './SharedCards.tsx'

/** Orders, items, and money under its name (a seller's cost is the shop's sales), each beside the time before. */
export function useTotals(
  path: OrderPath,
  { total, before, ...days }: SharedFigures,
  money: { label: string; to: string },
): readonly Figure[] {
  const t = useText('figures')
  const language = useLanguage()
  const format = useCount()
  const count = (label: string, name: 'orders' | 'items'): Figure => ({
    label,
    value: format(total[name]),
    hint: <Compared value={total[name]} before={before[name]} format={format} />,
  })
  const all = [
    { ...count(t('totalOrders'), 'orders'), to: ordersIn(path, days) },
    // Items have no list: the one of their orders has as many rows as these words say.
    { ...count(t('totalItems'), 'items'), of: { words: t('inOrders', { count: total.orders }), to: ordersIn(path, days) } },
  ]
  if (total.costCents === null) return all
  const amount = (cents: number) => formatCents(cents, { language })
  const hint = <Compared value={total.costCents} before={before.costCents ?? 0} format={amount} />
  return [...all, { ...money, value: <Money cents={total.costCents} />, hint }]
}
