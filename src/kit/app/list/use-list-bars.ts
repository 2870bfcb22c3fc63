import { useMemo } from 'react'
import type { AnyCall } from '#base/call.ts'
import type { Tab } from '../page/AppTabs.tsx'
import type { Filter } from '../table/FilterBar.tsx'
import { useUrlState } from '../table/use-url-state.ts'
import type { ListWants, QueryOf } from './list.ts'
import { type AnyFilter, asksOf, blankOf, namesOf, readList, type Words } from './list-query.ts'

/** What stands over a list, ready to be drawn. */
export interface ListBars {
  tabs: { label: string; value: string; tabs: readonly Tab[]; onChange: (value: string) => void } | undefined
  search: { value: string; placeholder: string; onChange: (words: string) => void } | undefined
  filters: readonly Filter[]
  /** Something is left out by the reader's choice. */
  isNarrow: boolean
  /** Takes back search and filters, where one of them leaves something out. */
  clearBar: (() => void) | undefined
  clearAll: () => void
}
interface UsedBars<Q, T> {
  tab: T
  query: Q
  bars: (counts: Readonly<Record<string, number>>) => ListBars
}

/** Search, tabs and filters of a list, as the address keeps them. */
export function useListBars<C extends AnyCall, T extends string, A extends AnyCall>(
  wants: ListWants<C, T, A>,
  onChange: () => void,
): UsedBars<QueryOf<C>, T> {
  const asks = asksOf(wants)
  const [words, setWords] = useUrlState(useBlank(namesOf(asks)))
  const read = readList(asks, words)
  const { tabs } = wants
  const set = (patch: Words) => {
    onChange()
    setWords({ ...blankOf(wants.resets), ...patch })
  }
  return {
    tab: read.tab as T, // Without tabs `T` is never, and nobody reads it.
    query: read.query as QueryOf<C>, // Its words were checked where they were written.
    bars: counts => ({
      tabs: tabs && {
        label: tabs.label,
        value: read.tab ?? '',
        tabs: tabs.choices.map(({ value, label, count }) => ({
          value,
          label,
          count: count ?? counts[value],
        })),
        onChange: value => set({ [tabs.name]: value === tabs.choices[0]?.value ? '' : value }),
      },
      search: asks.search && {
        value: read.searched,
        placeholder: asks.search.hint,
        onChange: next => set(asks.search ? { [asks.search.name]: next } : {}),
      },
      filters: asks.filters.map((filter, at) => barFilter(filter, read.chosen[at]?.value, set)),
      isNarrow: read.isNarrow,
      clearBar: read.isBarNarrow ? () => set(read.blank) : undefined,
      clearAll: () => set(read.blankAll),
    }),
  }
}

function barFilter(
  { name, label, any, choices, resets, days, isMore, onSearch, of }: AnyFilter,
  value: string | undefined,
  set: (patch: Words) => void,
): Filter {
  const none = any === undefined ? (choices[0]?.value ?? '') : ''
  return {
    name,
    label,
    none,
    value: value ?? none,
    choices: any === undefined ? choices : [{ value: '', label: any }, ...choices],
    ...(days && { days: days.label }),
    ...(isMore && { isMore }),
    onSearch,
    of,
    onChange: next => set({ ...blankOf(resets), [name]: next === none ? '' : next }),
  }
}

/** Every name without a word: the address says nothing of what stands at its start. */
function useBlank(names: readonly string[]): Record<string, string> {
  const key = names.join(' ')
  return useMemo(() => blankOf(key.split(' ')), [key])
}
