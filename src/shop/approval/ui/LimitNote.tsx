import { formatCents } from '#base/money.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { approvalCalls } from '../contract.ts'
import { type Amount, isForOne, type MoneyKind } from '../rules.ts'

/** Says before the button whether the reader may do this alone, and why it would wait. Nothing where nothing is moved. */
export function LimitNote({ kind, amount }: { kind: MoneyKind; amount: Amount }) {
  const t = useText('approval')
  const language = useLanguage()
  const limit = useCall(approvalCalls.myLimits, {}).data?.data.find(each => each.kind === kind)
  if (!limit || (amount !== null && !(amount > 0))) return null
  const { actMost, dayMost, doneToday } = limit
  const shown = (value: number) => (kind === 'price' ? `${value / 100}%` : formatCents(value, { language }))
  const figures = { act: shown(actMost), day: shown(dayMost), done: shown(doneToday), left: shown(Math.max(0, dayMost - doneToday)) }
  if (kind === 'payee' && isForOne(limit, doneToday, amount)) return null
  if (isForOne(limit, doneToday, amount)) return <p className="hint">{t('alone', figures)}</p>
  return (
    <p className="amber" role="status">
      {amount === null || actMost === 0 ? t('waitsAlways') : amount > actMost ? t('waitsAct', figures) : t('waitsDay', figures)}
    </p>
  )
}

/** Beside forms whose cut the server measures: what may be done alone. */
export function PriceLimitNote() {
  const t = useText('approval')
  const limit = useCall(approvalCalls.myLimits, {}).data?.data.find(each => each.kind === 'price')
  if (!limit) return null
  const shown = (value: number) => `${value / 100}%`
  const figures = { act: shown(limit.actMost), day: shown(limit.dayMost), done: shown(limit.doneToday) }
  return <p className="hint">{t('waitsPrice', figures)}</p>
}
