// What the words of an address ask of a list: pure, so that it is tested without a page.

import { daysIn } from '../table/own-days.ts'
import type { ListWants, NamedFilter, OwnDays } from './list.ts'

type Choice = { value: string; label: string; query?: object }
/** A list's wants after their words were checked against the call's query, where they were written. */
export type AnyFilter = NamedFilter & { choices: readonly Choice[]; days?: OwnDays<object> }
export interface Asks {
  query?: object
  search?: { name: string; hint: string; query?: (words: string) => object } | undefined
  tabs?: { name: string; choices: readonly Choice[] } | undefined
  filters: readonly AnyFilter[]
}
export type Words = Readonly<Record<string, string>>

// biome-ignore lint/suspicious/noExplicitAny: of whatever call
export function asksOf({ query, search, tabs, filters = [] }: ListWants<any, any>): Asks {
  const given = typeof search === 'string' ? { name: 'q', hint: search } : search
  return { ...(query !== undefined && { query }), search: given, tabs, filters }
}

/** The names that a list keeps in the address, beside its page. */
export const namesOf = ({ search, tabs, filters }: Asks): string[] =>
  [search?.name, tabs?.name, ...filters.map(filter => filter.name)].filter(name => name !== undefined)

/** What is chosen by these words, what that asks, and which words take it back. */
export function readList({ query, search, tabs, filters }: Asks, words: Words) {
  const searched = search ? (words[search.name] ?? '') : ''
  const first = tabs?.choices[0]
  const tab = tabs?.choices.find(choice => choice.value === words[tabs.name]) ?? first
  const chosen = filters.map(filter => choiceOf(filter, words[filter.name] ?? ''))
  const narrowing = filters.filter(filter => filter.any !== undefined)
  const blank = blankOf([...(search ? [search.name] : []), ...narrowing.flatMap(each => [each.name, ...(each.resets ?? [])])])
  const isBarNarrow = searched !== '' || filters.some((filter, at) => filter.any !== undefined && chosen[at] !== undefined)
  // Under a first tab that holds everything, the others leave something out.
  const isTabNarrow = first?.query !== undefined && Object.keys(first.query).length === 0 && tab !== first
  const asked: object = Object.assign(
    { ...query },
    search && searched !== '' ? (search.query?.(searched) ?? { [search.name]: searched }) : {},
    tabs && tab ? (tab.query ?? { [tabs.name]: tab.value }) : {},
    ...filters.map(({ name }, at) => chosen[at] && (chosen[at].query ?? { [name]: chosen[at].value })),
  )
  return {
    query: asked,
    searched,
    tab: tab?.value,
    chosen,
    /** Something is left out, by search or filters, or by a tab. */
    isBarNarrow,
    isNarrow: isBarNarrow || isTabNarrow,
    /** The words that take back search and filters; and the tab with them. */
    blank,
    blankAll: { ...blank, ...(tabs && isTabNarrow && { [tabs.name]: '' }) },
  }
}

/** The chosen one. What a filter may hold is perhaps not known yet: then the address is believed. */
function choiceOf({ choices, any, days }: AnyFilter, value: string): Choice | undefined {
  const own = days && daysIn(value)
  if (own) return { value, label: days.label, query: days.query(own) }
  if (choices.length === 0 && value !== '') return { value, label: value }
  return choices.find(choice => choice.value === value) ?? (any === undefined ? choices[0] : undefined)
}

export const blankOf = (names: readonly string[] = []): Record<string, string> => Object.fromEntries(names.map(name => [name, '']))
