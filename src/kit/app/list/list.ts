import type { ReactNode } from 'react'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import type { EventName } from '#base/event.ts'
import type { Drawing } from '../page/EmptyState.tsx'
import type { AllRows } from './use-selection.ts'

/** What may be asked of a list's call, beside its place in a path. */
export type QueryOf<C> = CallInput<C> extends { query: infer Q extends object } ? Q : Record<never, never>
/** One row of a call's answer: of a page, or of all there is. */
export type RowOf<C> =
  CallAnswer<C> extends { data: infer D }
    ? D extends readonly (infer Row)[]
      ? Row
      : D extends { docs: readonly (infer Row)[] }
        ? Row
        : never
    : never

export interface NamedFilter {
  /** Its name in the address. */
  name: string
  label: string
  /** The word for what leaves nothing out. Without it the first choice always holds, and nothing is left out either. */
  any?: string
  /** There are more choices than these: what is typed is told, and changes them. */
  onSearch?: (words: string) => void
  /** What the choices are of, above them, where there may be more. */
  of?: string | undefined
  /** Behind "More filters", until it leaves something out. */
  isMore?: boolean
  /** Further names of the address that only hold for the chosen value. */
  resets?: readonly string[]
}
/** Days of one's own, from and to, beside a filter's choices: they stand in the address as `2026-11-01..2026-11-30`. */
export interface OwnDays<Q> {
  label: string
  query: (days: { from?: string; to?: string }) => Q
}
/** Where the query's type says nothing (numbers are read from text), any word may stand. */
type Word<V> = unknown extends V ? string : Extract<V, string>
/** A filter: what its choices ask is `{ [name]: value }`, unless a choice says it otherwise. */
export type ListFilter<Q> =
  | (NamedFilter & { choices: readonly { value: string; label: string; query: Q }[]; days?: OwnDays<Q> })
  | { [K in keyof Q & string]: NamedFilter & { name: K; choices: readonly { value: Word<Q[K]>; label: string; query?: Q }[] } }[keyof Q &
      string]

/** Tabs over a list; the first one is open where the address names none. */
export interface ListTabs<Q, T extends string> {
  name: keyof Q & string
  label: string
  choices: readonly { value: T; label: string; count?: number | undefined; query?: Q }[]
  /** Each says how many rows it holds; one that has no `count` of its own is asked. */
  isCounted?: boolean
}

/** What a list asks for. */
export interface ListWants<C extends AnyCall, T extends string, A extends AnyCall = C> {
  params?: CallInput<C> extends { params: infer P } ? P : never
  /** Asked beside what the reader chooses. */
  query?: QueryOf<C>
  /** The hint of the search field, whose words are asked as `q`; or what they ask. */
  search?: string | { name: string; hint: string; query?: (words: string) => QueryOf<C> }
  filters?: readonly ListFilter<QueryOf<C>>[]
  tabs?: ListTabs<QueryOf<C>, T>
  /** Names of the address that go with every change: what stands open beside the list. */
  resets?: readonly string[]
  /** Rows of a page, unless the address says. */
  limit?: number
  /** Answers every row that the same query finds, with what the acts on many rows need of each. */
  all?: AllRows<A>
  /** The call answers all there is: no pages. */
  isWhole?: boolean
  /** Asked again when one of these comes. */
  live?: readonly EventName[]
  everyMs?: number
}

/** What stands where there is nothing yet, and the first step. */
export interface Nothing {
  drawing?: Drawing
  title: string
  hint?: ReactNode
  action?: ReactNode
}
