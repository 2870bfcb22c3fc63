// Tracking numbers out of what scanners, labels and people give. A check digit alone proves little (one random number in ten has a right
// one), so short numbers count only in a bar code or beside the word "tracking".
import type { NumberInBarcode } from './port.ts'
import { carriers } from './registry.ts'

/**
 * The tracking number of a scan: without `420` + ZIP before it, without GS1's separators (U+001D, or what scanners write for them), spaces
 * and dashes, in upper case. A text that is no such form is given back cleaned, so that it can be named in an answer.
 */
export function numberOfScan(scan: string): string {
  const cleaned = cleanScan(scan)
  return inBarcode(cleaned)?.number ?? cleaned
}

/** The ZIP (5 or 9 digits) that a bar code carries before its number, where it does. */
export const zipOfBarcode = (scan: string): string | undefined => inBarcode(cleanScan(scan))?.zip

/** Whose bar code this is by its form alone: one whose number has a wrong check digit was misread or made up. */
export function carrierOfForm(scan: string): string | undefined {
  const cleaned = cleanScan(scan)
  return carriers.find(({ numbers }) => numbers?.inBarcode?.(cleaned))?.id
}

/** Whose number this is, by form and check digit; nothing where it is none that we know. */
export const carrierOfNumber = (number: string): string | undefined => carriers.find(({ numbers }) => numbers?.isNumber(number))?.id

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

function inBarcode(cleaned: string): NumberInBarcode | undefined {
  for (const { numbers } of carriers) {
    const found = numbers?.inBarcode?.(cleaned)
    if (found) return found
  }
  return undefined
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
