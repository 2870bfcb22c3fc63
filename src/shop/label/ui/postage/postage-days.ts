import { dayBefore } from '#base/time.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { type PostageGroup, postageGroups } from '../../buy/postage/rules.ts'

const isDay = (text: string) => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text)

/** What of the report the address says: its days, thirty of them where it says none, and what they are grouped by. */
export function usePostageDays() {
  const [state, setState] = useUrlState({ by: 'DAY', from: '', to: '', key: '' })
  const by: PostageGroup = postageGroups.find(group => group === state.by) ?? 'DAY'
  const to = isDay(state.to) ? state.to : dayBefore(0)
  const from = isDay(state.from) ? state.from : dayBefore(29)
  const { key } = state
  /** What is looked at: all of them, or the one that a row of the report is of. */
  const days = by === 'DAY' && isDay(key) ? { from: key, to: key } : { from, to }
  return { by, from, to, days, key, setState }
}
