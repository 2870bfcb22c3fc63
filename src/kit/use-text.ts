import { useTranslation } from 'react-i18next'
import type { Language, Namespace, Texts } from '#base/text.ts'

type Raw<N extends Namespace> = keyof Texts[N] & string
/** A key as callers write it: `items_one` and `items_other` are asked for as `items` with a `count`. */
export type TextName<N extends Namespace> =
  Raw<N> extends infer K ? (K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K) : never
type Sentence<N extends Namespace, K extends string> = K extends Raw<N>
  ? Texts[N][K]
  : `${K}_other` extends Raw<N>
    ? Texts[N][`${K}_other`]
    : never
type English<S> = S extends readonly [infer E extends string, string] ? E : never
type Places<S extends string> = S extends `${string}{{${infer Place}}}${infer Rest}` ? Place | Places<Rest> : never
type Given<P extends string> = [P] extends [never] ? [values?: { count?: number }] : [values: { [k in P]: string | number } & { count?: number }]
/** `t('title')`, `t('orders', { count })`: the values are those that the English sentence has places for. */
export type Translate<N extends Namespace> = <const K extends TextName<N>>(key: K, ...given: Given<Places<English<Sentence<N, K>>>>) => string

/** The texts of one namespace in the reader's language, English where a translation is missing. */
export function useText<N extends Namespace>(namespace: N): Translate<N> {
  const { t } = useTranslation(namespace)
  return (key, ...given) => t(key, given[0] ?? {})
}

/** The reader's language. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'vi' ? 'vi' : 'en'
}
