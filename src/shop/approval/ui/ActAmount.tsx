import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { type Amount, hasNoSum, type MoneyKind } from '../rules.ts'

/** Money, the deepest cut of a price, or a word where no sum says how much. */
export function ActAmount({ act: { kind, amount } }: { act: { kind: MoneyKind; amount: Amount } }) {
  const t = useText('approvalOffice')
  if (hasNoSum(kind)) return '–'
  if (amount === null) return t('noSum')
  return kind === 'price' ? `−${amount / 100}%` : <Money cents={amount} strong />
}
