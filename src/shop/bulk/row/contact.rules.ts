// Phone, email and street as files have them. A phone or an email that is no good never stops an order, and what is good of it is kept.
import { emailFault, phoneFault } from '#base/fields.ts'
import { foldText } from '#base/text.ts'
import type { Address } from '#shop/address/rules.ts'
import { usStates } from '#shop/address/state.rules.ts'

const nothings: ReadonlySet<string> = new Set([
  ...['', 'na', 'nan', 'none', 'null', 'nil', 'no', 'unknown', 'undefined', 'tbd', 'ref!', 'value!'],
  ...['notavailable', 'notapplicable', 'noaddress', 'khôngcó'],
])
/** What people and programs write where there is nothing: 'N/A', '#N/A', 'none', '--', '0000'. */
export const saysNothing = (text: string): boolean =>
  nothings.has(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[\s/.#-]/g, '')
      .replace(/^0+$/, ''),
  )

export interface Rescued {
  value: string
  /** Something of it was lost. */
  isCut: boolean
}

/** The number of a cell: without its extension, the first of two; nothing of what a spreadsheet has rounded. */
export function rescuePhone(text: string): Rescued {
  const given = text.trim().replace(/^'/, '')
  if (saysNothing(given)) return { value: '', isCut: false }
  if (isPhone(given)) return { value: tidyPhone(given), isCut: false }
  const [first = ''] = given.split(/(?:ext|x|#|;|,|\/|\bor\b|\band\b|hoặc)/i)
  return isPhone(first) ? { value: tidyPhone(first), isCut: true } : { value: '', isCut: true }
}

/** The email where it is one that forms take, else nothing. */
export function rescueEmail(text: string): Rescued {
  const given = text.trim()
  if (saysNothing(given)) return { value: '', isCut: false }
  return emailFault(given) === undefined ? { value: given, isCut: false } : { value: '', isCut: true }
}

/** No street, but what is written where there is none, or an email. */
export const isNoStreet = (line: string | undefined): boolean =>
  line === undefined || saysNothing(line) || /^[^\s@]+@[^\s@]+$/.test(line.trim())

/** '1 Elm Ave, Boston, MA 02108' in the line of the street: the code of the address stands there behind its city or state. */
export function isWholeAddress({ address, city, state, zip, country }: Address): boolean {
  const street = wordsOf(address)
  const code = wordsOf(country === 'US' ? zip.slice(0, 5) : zip)
  const at = code.length < 5 ? -1 : street.lastIndexOf(code)
  const places = [city, state, country === 'US' ? (usStates[state]?.[0] ?? '') : ''].map(wordsOf)
  return at >= 0 && places.some(place => place.length > 2 && street.slice(0, at + 1).includes(place))
}
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const tidyPhone = (text: string) => text.replace(/[\s().]/g, '')
const isPhone = (text: string) => /^[\d\s().+-]*$/.test(text) && phoneFault(tidyPhone(text)) === undefined
