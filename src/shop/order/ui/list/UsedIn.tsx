import { formatNumber } from '#base/number.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderArtCalls } from '../../item/contract.ts'

/** Counted exactly so far. */
const countedMax = 1_000

/** In how many orders one of the seller's products is; all that are shown are asked for together. */
export function UsedIn({ id, shown }: { id: number; shown: readonly { id: number }[] }) {
  const t = useText('orderOwn')
  const language = useLanguage()
  const isEnabled = useWhyNot()(orderArtCalls.templateUse) === undefined
  const ids = shown.map(each => each.id).join(',')
  const uses = useCall(orderArtCalls.templateUse, { query: { ids } }, { isEnabled, keepsLast: true }).data?.data
  const count = uses?.find(use => use.id === id)?.orders ?? 0
  if (count === 0) return null
  const number = formatNumber(Math.min(count, countedMax), language)
  return <span className="hint">{t('usedIn', { count, number: count > countedMax ? `${number}+` : number })}</span>
}
