import { countryCode } from './country.rules.ts'

/**
 * The states, districts and territories that USPS delivers to: code → name and the three-digit ZIP prefixes that lie in it
 * (USPS Publication 28 appendix B; Domestic Mail Manual L002). Ranges are inclusive.
 */
export const usStates: Readonly<Record<string, readonly [name: string, prefixes: string]>> = {
  AL: ['Alabama', '350-369'],
  AK: ['Alaska', '995-999'],
  AZ: ['Arizona', '850-865'],
  AR: ['Arkansas', '716-729,755'],
  CA: ['California', '900-961'],
  CO: ['Colorado', '800-816'],
  CT: ['Connecticut', '060-069'],
  DE: ['Delaware', '197-199'],
  DC: ['District of Columbia', '200-205,569'],
  FL: ['Florida', '320-349'],
  GA: ['Georgia', '300-319,398-399'],
  HI: ['Hawaii', '967-968'],
  ID: ['Idaho', '832-838'],
  IL: ['Illinois', '600-629'],
  IN: ['Indiana', '460-479'],
  IA: ['Iowa', '500-528'],
  KS: ['Kansas', '660-679'],
  KY: ['Kentucky', '400-427'],
  LA: ['Louisiana', '700-714'],
  ME: ['Maine', '039-049'],
  MD: ['Maryland', '206-219'],
  MA: ['Massachusetts', '010-027,055'],
  MI: ['Michigan', '480-499'],
  MN: ['Minnesota', '550-567'],
  MS: ['Mississippi', '386-397'],
  MO: ['Missouri', '630-658'],
  MT: ['Montana', '590-599'],
  NE: ['Nebraska', '680-693'],
  NV: ['Nevada', '889-898'],
  NH: ['New Hampshire', '030-038'],
  NJ: ['New Jersey', '070-089'],
  NM: ['New Mexico', '870-884'],
  NY: ['New York', '005,063,100-149'],
  NC: ['North Carolina', '270-289'],
  ND: ['North Dakota', '580-588'],
  OH: ['Ohio', '430-459'],
  OK: ['Oklahoma', '730-749'],
  OR: ['Oregon', '970-979'],
  PA: ['Pennsylvania', '150-196'],
  RI: ['Rhode Island', '028-029'],
  SC: ['South Carolina', '290-299'],
  SD: ['South Dakota', '570-577'],
  TN: ['Tennessee', '370-385'],
  TX: ['Texas', '733,750-799,885'],
  UT: ['Utah', '840-847'],
  VT: ['Vermont', '050-059'],
  VA: ['Virginia', '201,220-246'],
  WA: ['Washington', '980-994'],
  WV: ['West Virginia', '247-268'],
  WI: ['Wisconsin', '530-549'],
  WY: ['Wyoming', '820-831'],
  AS: ['American Samoa', '967'],
  GU: ['Guam', '969'],
  MP: ['Northern Mariana Islands', '969'],
  PR: ['Puerto Rico', '006-007,009'],
  VI: ['Virgin Islands', '008'],
  AA: ['Armed Forces Americas', '340'],
  AE: ['Armed Forces Europe', '090-099'],
  AP: ['Armed Forces Pacific', '962-966'],
}

/** Every one of them by its name, for a form. */
export const usStateChoices: readonly { value: string; label: string }[] = Object.entries(usStates).map(([value, [label]]) => ({
  value,
  label,
}))

/** How people shorten names by hand, as of old (Government Publishing Office); dots and blanks apart. */
const shortNames: Readonly<Record<string, string>> = {
  ...{ AL: 'ala', AZ: 'ariz', AR: 'ark', CA: 'calif cal', CO: 'colo', CT: 'conn', DE: 'del', DC: 'washingtondc', FL: 'fla', IL: 'ill' },
  ...{ IN: 'ind', KS: 'kans kan', MA: 'mass', MI: 'mich', MN: 'minn', MS: 'miss', MT: 'mont', NE: 'nebr neb', NV: 'nev', NM: 'nmex' },
  ...{
    NC: 'ncarolina',
    ND: 'ndak ndakota',
    OK: 'okla',
    OR: 'oreg ore',
    PA: 'penn penna',
    PR: 'prico',
    SC: 'scarolina',
    SD: 'sdak sdakota',
  },
  ...{ TN: 'tenn', TX: 'tex', VI: 'usvirginislands', WA: 'wash washingtonstate', WV: 'wva wvirginia', WI: 'wis wisc', WY: 'wyo' },
}
const fold = (text: string) => text.toLowerCase().replace(/[\s.,'-]/g, '')
const byName = new Map([
  ...Object.entries(usStates).flatMap(([code, [name]]) => [code, name].map(text => [fold(text), code] as const)),
  ...Object.entries(shortNames).flatMap(([code, names]) => names.split(' ').map(name => [name, code] as const)),
])

/** 'tx', 'Texas', 'Tex.', 'T.X.', 'US-TX' (ISO 3166-2) → 'TX'; nothing where there is no such state. */
export function stateCode(text: string): string | undefined {
  const country = /^usa?[\s-]+/i.exec(text.trim())?.[0] ?? ''
  return byName.get(fold(text)) ?? byName.get(fold(text.trim().slice(country.length)))
}

/** Platforms and people write Puerto Rico and the like as countries; to the post they are states. Their code, or nothing of all others. */
export const territoryOf = (country = ''): string | undefined => territories.find(code => code === countryCode(country))
const territories = ['PR', 'GU', 'VI', 'AS', 'MP']

/** The country that the post takes it for, of a code or a name; nothing where there is no such country. */
export const mailCountry = (country: string): string | undefined => (territoryOf(country) ? 'US' : countryCode(country))

/** Whether a five-digit ZIP lies in the state, by its first three digits. */
export function isZipInState(zip: string, state: string): boolean {
  const prefix = Number(zip.slice(0, 3))
  return (usStates[state]?.[1] ?? '').split(',').some(range => {
    const [low = '', high = low] = range.split('-')
    return prefix >= Number(low) && prefix <= Number(high)
  })
}
