/** The texts of every domain by namespace; each domain's `text.ts` adds its own (`declare module '#base/text.ts'`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Texts {}
export type Namespace = keyof Texts & string

export const languages = ['en', 'vi'] as const
export type Language = (typeof languages)[number]

/** The name of a thing that has one in each language; the English one where there is no other. */
export const nameIn = (language: Language, { name, nameVi }: { name: string; nameVi: string }): string =>
  language === 'vi' && nameVi !== '' ? nameVi : name

/** The same words in both languages. */
export type Wording = readonly [en: string, vi: string]

/** The labels of a domain, English and Vietnamese side by side; `{{name}}` places are filled by the caller. */
export const texts = <const T extends Readonly<Record<string, Wording>>>(table: T): T => table

/** The address of a public page in a language: Vietnamese stands under /vi. */
export const publicPath = (path: string, language: Language): string => (language === 'vi' ? `/vi${path === '/' ? '' : path}` : path)

/** The same page's address without its language; it has one slash at its start, so that it names no other host. */
export const barePath = (path: string): string => path.replace(/^\/vi(?=\/|$)/, '').replace(/^\/*/, '/')

/** Text as HTML and XML may hold it, between tags and in quoted attributes. What XML 1.0 calls no Char is left out: one would spoil a feed. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** As people search for it: small letters without marks, so that 'don hang' finds 'Đơn hàng'. */
export const foldText = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')

/** The lines of a text that say something, without the blanks around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
