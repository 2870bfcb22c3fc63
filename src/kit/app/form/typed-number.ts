// Numbers in fields, as each language writes them: pure, so that it is tested without a page.
import type { Language } from '#base/text.ts'

/** '5.25', in Vietnamese '5,25': what a field shows. */
export const typedNumber = (value: number, language: Language): string =>
  language === 'vi' ? String(value).replace('.', ',') : String(value)

const grouped: Record<Language, RegExp> = { en: /^-?\d{1,3}(,\d{3})+(\.|$)/, vi: /^-?\d{1,3}(\.\d{3})+(,|$)/ }

/**
 * What was typed, with at most `decimals` places; nothing where it is no number. '1,5' and '1.5' are one and a half in both languages;
 * '1,000' is a thousand in English and one in Vietnamese, '1.000' the other way round.
 */
export function readNumber(text: string, decimals: number, language: Language): number | undefined {
  const group = language === 'vi' ? '.' : ','
  const plain = (grouped[language].test(text) ? text.replaceAll(group, '') : text).replace(',', '.')
  if (!/\d/.test(plain)) return undefined
  const number = Number(plain)
  return Number.isFinite(number) ? Number(number.toFixed(decimals)) : undefined
}
