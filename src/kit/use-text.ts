import { createContext, use, useContext, useSyncExternalStore } from 'react'
import type { Language, Namespace, Texts as TextTables } from '#base/text.ts'
import { sentence, type Texts, type TextTable, type TextValues } from './texts.ts'

type Raw<N extends Namespace> = keyof TextTables[N] & string
type Asked<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K
/** A key as callers write it: `items_one` and `items_other` are asked for as `items` with a `count`. */
export type TextName<N extends Namespace> = Asked<Raw<N>>
type Sentence<N extends Namespace, K extends string> =
  K extends Raw<N> ? TextTables[N][K] : `${K}_other` extends Raw<N> ? TextTables[N][`${K}_other`] : never
type English<S> = S extends readonly [infer E extends string, string] ? E : never
type Places<S extends string> = S extends `${string}{{${infer Place}}}${infer Rest}` ? Place | Places<Rest> : never
type PlacesOf<N extends Namespace, K extends string> = Places<English<Sentence<N, K>>>
type Given<P extends string> = [P] extends [never]
  ? [values?: { count?: number }]
  : [values: { [k in P]: string | number } & { count?: number }]

/** The keys of a namespace whose sentence has no places to fill: what tables of labels may name. */
export type PlainText<N extends Namespace> = { [K in Raw<N>]: [PlacesOf<N, K>] extends [never] ? K : never }[Raw<N>]
/** `t('title')`, `t('orders', { count })`: the values are those that the English sentence has places for. */
export type Translate<N extends Namespace> = <const K extends TextName<N>>(key: K, ...given: Given<PlacesOf<N, K>>) => string

export const TextsContext = createContext<Texts | undefined>(undefined)

/** The texts of this page. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('There are no texts above this part')
  useSyncExternalStore(
    texts.subscribe,
    () => texts.language,
    () => texts.language,
  )
  return texts
}

/** One namespace's table; the part waits (suspends) until it is there. */
function useTable(namespace: string): { table: TextTable; language: Language } {
  const texts = useTexts()
  // Asked for each time: React draws a part that has waited once more, and its hooks must be the same then.
  use(texts.load(namespace))
  return { table: texts.table(namespace) ?? {}, language: texts.language }
}

/** The texts of one namespace in the reader's language, English where a translation is missing. */
export function useText<N extends Namespace>(namespace: N): Translate<N> {
  const { table, language } = useTable(namespace)
  return (key: string, ...given) => sentence(table, language, key, given[0])
}

/** The sentence of any fault code, for codes that rules answer and refusals carry; `undefined` where the code is not known. */
export function useFaultText(): (code: string, values?: TextValues) => string | undefined {
  const { table, language } = useTable('fault')
  return (code, values) => (table[code] === undefined ? undefined : sentence(table, language, code, values))
}

/** What calls say of themselves in their contracts, by `done_officeCancel`, `subject_order` and so on; `undefined` where a call is no more. */
export const useActText = (): ActText => useActs('act')

/** The same of the calls that a seller's team shares: `done_createOrder`, and `place_order` is the portal's. */
export const useTeamActText = (): ActText => useActs('teamAct')

export interface ActText {
  say(key: string): string | undefined
  keys: readonly string[]
}
function useActs(namespace: 'act' | 'teamAct'): ActText {
  const { table } = useTable(namespace)
  return { say: key => table[key], keys: Object.keys(table) }
}

/** The reader's language. */
export function useLanguage(): Language {
  return useTexts().language
}
