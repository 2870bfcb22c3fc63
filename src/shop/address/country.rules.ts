/** Every country's ISO 3166-1 alpha-2 code; its names come from the runtime's own tables. */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** 'US' → 'United States', in the language asked for. */
export function countryName(code: string, language = 'en'): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}

/** Every country with its name in a language, in that language's order; `first` before all. */
export function countryChoices(language: string, first?: string): { value: string; label: string }[] {
  const choices = countryCodes.map(value => ({ value, label: countryName(value, language) }))
  const isFirst = ({ value }: { value: string }) => Number(value === first)
  return choices.toSorted((one, other) => isFirst(other) - isFirst(one) || one.label.localeCompare(other.label, language))
}

let byName: Map<string, string> | undefined
const fold = (name: string) => name.toLowerCase().normalize('NFC').replaceAll('.', '').trim()
/** A code, an English or a Vietnamese name → the code, 'U.S.A.' and 'United States (US)' too; nothing where there is no such country. */
export function countryCode(text: string): string | undefined {
  const asked = fold(
    text
      .trim()
      .replace(/^the\s/i, '')
      .replace(/\([a-z]{2,3}\)$/i, ''),
  )
  if (countryCodes.includes(asked.toUpperCase())) return asked.toUpperCase()
  byName ??= new Map([
    ...countryCodes.flatMap(code => ['en', 'vi'].map(language => [fold(countryName(code, language)), code] as const)),
    ...Object.entries(otherNames).flatMap(([code, names]) => names.split(', ').map(name => [name, code] as const)),
  ])
  return byName.get(asked)
}
const otherNames: Readonly<Record<string, string>> = {
  US: 'usa, united states of america, mỹ',
  GB: 'uk, great britain, england, scotland, wales, northern ireland',
  VN: 'viet nam',
}

const zipCountries: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'PH'])
const postcodeCountries: ReadonlySet<string> = new Set(['GB', 'AU', 'NZ', 'IE', 'NL', 'MY', 'IM', 'JE', 'GG'])
/** What people there call the code of an address: ZIP code, postcode or postal code. */
export const postalWord = (country: string): 'zip' | 'postcode' | 'postal' =>
  zipCountries.has(country) ? 'zip' : postcodeCountries.has(country) ? 'postcode' : 'postal'
