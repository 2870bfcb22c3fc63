/** The texts of every domain by namespace; each domain's `text.ts` adds its own (`declare module '#base/text.ts'`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Texts {}
export type Namespace = keyof Texts & string
export type TextKey<N extends Namespace> = keyof Texts[N] & string

export const languages = ['en', 'vi'] as const
export type Language = (typeof languages)[number]

/** The name of a thing that has one in each language; the English one where there is no other. */
export const nameIn = (language: Language, { name, nameVi }: { name: string; nameVi: string }): string =>
  language === 'vi' && nameVi !== '' ? nameVi : name

/** The labels of a domain, English and Vietnamese side by side; `{{name}}` places are filled by the caller. */
export const texts = <const T extends Readonly<Record<string, readonly [en: string, vi: string]>>>(table: T): T => table
