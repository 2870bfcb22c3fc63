import type { Language } from '#base/text.ts'

const offered = 'US CA GB AU DE FR NL BE IE ES IT PT SE NO DK FI PL CH AT JP KR SG MY TH VN PH NZ MX BR AE'.split(' ')
/** The countries to choose from, by name; made by the loader, so that server and browser write the same words. */
export function countryNames(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const rest = offered.slice(1).map(code => ({ code, name: names.of(code) ?? code }))
  return [{ code: 'US', name: names.of('US') ?? 'US' }, ...rest.toSorted((one, other) => one.name.localeCompare(other.name, language))]
}
