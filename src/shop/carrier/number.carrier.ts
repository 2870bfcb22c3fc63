// Tracking numbers out of what scanners, labels and people give. A check digit alone proves little (one random number in ten has a right
// one), so short numbers count only in a bar code or beside the word "tracking".
import type { NumberInBarcode, TransportMessage } from './port.ts'
import { carriers } from './registry.ts'

/**
 * The tracking number of a scan: without `420` + ZIP before it, without GS1's separators (U+001D, or what scanners write for them), spaces
 * and dashes, in upper case. A text that is no such form is given back cleaned, so that it can be named in an answer.
 */
export function numberOfScan(scan: string): string {
  return inScan(scan)?.number ?? cleanScan(scan)
}

/** The ZIP (5 or 9 digits) that a bar code carries before its number, where it does. */
export const zipOfBarcode = (scan: string): string | undefined => inScan(scan)?.zip

/** Whose bar code this is by its form alone: one whose number has a wrong check digit was misread or made up. */
export const carrierOfForm = (scan: string): string | undefined => inScan(scan)?.carrier

/** Whose number this is, by form and check digit; nothing where it is none that we know, or is too short to be known in a bar code. */
export const carrierOfNumber = (number: string): string | undefined =>
  carriers.find(({ numbers }) => numbers?.isTypedOnly !== true && numbers?.isNumber(number))?.id

/** The same of what somebody says is a tracking number: also the short ones. */
export const carrierOfTyped = (number: string): string | undefined => carriers.find(({ numbers }) => numbers?.isNumber(number))?.id

/** Whose form a number has and no other's, though its check digit is wrong; nothing of a good one, and of one that has no such form. */
export const misreadCarrier = (number: string): string | undefined =>
  carrierOfTyped(number) === undefined ? carriers.find(({ numbers }) => numbers?.isLike?.(number))?.id : undefined

/** The carrier that a file names, also by one of its services ("USPS Ground Advantage"); nothing where we know none of this name. */
export function carrierNamed(text: string): string | undefined {
  const said = folded(text)
  const named = carriers.flatMap(({ id, name, alsoNamed = [] }) => (name ? [folded(name), ...alsoNamed] : []).map(word => ({ id, word })))
  return named.filter(({ word }) => said.startsWith(word)).toSorted((one, other) => other.word.length - one.word.length)[0]?.id
}
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

export interface FoundNumber {
  number: string
  carrier: string
}
/** The numbers of a label's text, each once: long ones anywhere, short ones only beside the word "tracking". */
export function numbersInText(text: string): FoundNumber[] {
  const found = new Map<string, FoundNumber>()
  for (const pattern of carriers.flatMap(({ numbers }) => numbers?.inText ?? [])) {
    for (const match of text.matchAll(pattern)) {
      const number = (match[1] ?? '').replace(/\s/g, '').toUpperCase()
      const carrier = carrierOfNumber(number)
      if (carrier) found.set(number, { number, carrier })
    }
  }
  return [...found.values()]
}

interface NumberInScan extends NumberInBarcode {
  carrier: string
}
function inScan(scan: string): NumberInScan | undefined {
  const message = messageIn(scan)
  const cleaned = cleanScan(scan)
  for (const { id, numbers } of carriers) {
    const number = message && numbers?.inMessage?.(message)
    const found = number === undefined ? numbers?.inBarcode?.(cleaned) : { number, zip: message?.zip }
    if (found) return { ...found, carrier: id }
  }
  return undefined
}

/** The header of ANSI MH10.8.3 and its format 01, in which fields end in U+001D: ZIP behind two digits, country, class, number, SCAC. */
const transportHeader = '[)>\u001e01\u001d'
function messageIn(scan: string): (TransportMessage & { zip: string | undefined }) | undefined {
  if (!scan.startsWith(transportHeader)) return undefined
  const [place = '', , , number = '', scac = ''] = scan.slice(transportHeader.length).split('\u001d')
  return { number, scac, zip: /^\d{2}(\d{9}|\d{5})$/.exec(place)?.[1] }
}

/** `]C1` is the mark by which scanners announce GS1-128; `<GS>`, `{GS}` and `~029` are their spellings of the separator. */
const cleanScan = (scan: string): string =>
  scan
    .trim()
    .toUpperCase()
    .replace(/^\]C1/, '')
    .replace(/<GS>|\{GS\}|~029|\\X1D|\(FNC1\)|<F1>/g, '')
    .replaceAll('\u001d', '')
    .replace(/[()\s-]/g, '')
