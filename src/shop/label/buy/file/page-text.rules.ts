// What the text of a label's page says beside its number: to whom it goes, and whether it names an order.
import { foldText, linesOf } from '#base/text.ts'

/** To whom a label goes, as it is printed; empty where the text does not say. */
export interface PrintedAddress {
  fullName: string
  address: string
  city: string
  stateCode: string
  zip: string
}

const zipWord = /^(\d{5})(?:-\d{4})?$/
const stateWord = /^[A-Z]{2}$/
const unit = /^(?:apt|unit|ste|suite|#|fl|floor|rm|room|bldg|lot|po box)\b/i
const sayingTo = /^(?:ship|deliver)?\s?to:?\s*/i

/**
 * The address of a US label: the lines above the one that ends in a state and this ZIP. Where the bars do not say the ZIP, the last such line
 * of the page, for the sender stands above.
 */
export function printedAddress(text: string, codeZip: string | null): PrintedAddress | undefined {
  const lines = linesOf(text)
  const places = lines.flatMap((line, at) => {
    const place = placeOf(line)
    return place && (codeZip === null || place.zip === codeZip.slice(0, 5)) ? [{ ...place, at }] : []
  })
  const place = places.at(-1)
  if (!place) return undefined
  const above = (steps: number) => (lines[place.at - steps] ?? '').replace(sayingTo, '')
  const hasUnit = unit.test(above(1))
  const address = hasUnit ? `${above(2)}, ${above(1)}` : above(1)
  const { city, stateCode, zip } = place
  return { fullName: above(hasUnit ? 3 : 2).slice(0, 100), address: address.slice(0, 120), city: city.slice(0, 80), stateCode, zip }
}

function placeOf(line: string): { city: string; stateCode: string; zip: string } | undefined {
  const words = line.split(/[ ,]+/).filter(word => word !== '')
  if (words.at(-1) === 'US' || words.at(-1) === 'USA') words.pop()
  const zip = zipWord.exec(words.at(-1) ?? '')?.[1]
  const stateCode = (words.at(-2) ?? '').replaceAll('.', '').toUpperCase()
  const city = words.slice(0, -2).join(' ')
  return zip !== undefined && stateWord.test(stateCode) && /\p{L}/u.test(city) ? { city, stateCode, zip } : undefined
}

/** Whether this ZIP stands on the paper, with or without its last four digits. */
export const hasZip = (text: string, zip: string): boolean =>
  new Set(text.match(/(?<!\d)\d{5}(?!\d)/g) ?? []).has(zip.replace(/\D/g, '').slice(0, 5))

/** A picture has no words: of one that is cut so low nothing stands above its bars. */
const leastFilled = 0.6
/** Whether what was cut out of a page leaves away to whom the label goes: the ZIP of its bars stands on the page, and not on what is shown. */
export function isAddressHidden(cut: { page: string; shown: string; zip: string | null; fills: number }): boolean {
  const { page, shown, fills } = cut
  const zip = cut.zip ?? printedAddress(page, null)?.zip
  if (zip === undefined || !hasZip(page, zip)) return page.trim() === '' && fills < leastFilled
  return !hasZip(shown, zip)
}

/** Words of the text that may be an order's number of its seller's: long enough to be nothing else, with a digit. */
export function referencesIn(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}_#-]+/u)
  const whole = words.filter(word => word.length >= 6 && word.length <= 64 && /\d/.test(word))
  return [...new Set(whole.flatMap(word => [word, word.replace(/^#/, '')]))].slice(0, 200)
}

/** Whether this name stands on the paper: nothing where it is none, or hidden by a platform (`J*** D**`). */
export function namedIn(text: string, fullName: string): boolean | undefined {
  const name = plain(fullName)
  if (name.length < 3 || /\*{2}/.test(fullName)) return undefined
  return ` ${plain(text)} `.includes(` ${name} `)
}

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
