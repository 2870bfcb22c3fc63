// Tracking numbers out of what scanners, labels and people give. A check digit alone proves little (one random number in ten has a right
// one), so short numbers count only in a bar code or beside the word "tracking".

export type Courier = 'usps' | 'ups' | 'fedex'
export interface FoundNumber {
  number: string
  courier: Courier
}

const groupSeparator = '\u001d'

/**
 * The tracking number of a scan: without `420` + ZIP before it, without GS1's separators (U+001D, or what scanners write for them), spaces
 * and dashes, in upper case. A text that is no such form is given back cleaned, so that it can be named in an answer.
 */
export function numberOfScan(scan: string): string {
  const cleaned = cleanScan(scan).replaceAll(groupSeparator, '')
  // FedEx writes its Ground and Express numbers at the end of 34 digits.
  if (/^\d{34}$/.test(cleaned) && !cleaned.startsWith('420')) return cleaned.slice(-12)
  return routed(cleaned)?.number ?? cleaned
}

/** The ZIP (5 or 9 digits) that a USPS bar code carries before its number, where it does. */
export const zipOfBarcode = (scan: string): string | undefined => routed(cleanScan(scan).replaceAll(groupSeparator, ''))?.zip

/** `]C1` is the mark by which scanners announce GS1-128; `<GS>`, `{GS}` and `~029` are their spellings of the separator. */
const cleanScan = (scan: string): string =>
  scan
    .trim()
    .toUpperCase()
    .replace(/^\]C1/, '')
    .replace(/<GS>|\{GS\}|~029|\\X1D|\(FNC1\)|<F1>/g, groupSeparator)
    .replace(/[()\s-]/g, match => (match === groupSeparator ? match : ''))

/** ZIP and number of a routed bar code, whatever its check digit. Where two readings fit, the number has the usual 22 digits. */
function routed(cleaned: string): { zip: string; number: string } | undefined {
  const match = routedForms.map(form => form.exec(cleaned)).find(found => found !== null)
  return match?.[1] && match[2] ? { zip: match[1], number: match[2] } : undefined
}
const routedForms = [/^420(\d{9}|\d{5})(9[1-5]\d{20})$/, /^420(\d{9}|\d{5})(9[1-5]\d{24})$/]

/** Whose number this is, by form and check digit; nothing where neither fits. */
export function courierOf(number: string): Courier | undefined {
  return isUspsNumber(number) ? 'usps' : isUpsNumber(number) ? 'ups' : isFedexNumber(number) ? 'fedex' : undefined
}

/**
 * USPS: an IMpb number of 22 or 26 digits (Publication 199: its own check digit is the last), or the S10 form of international mail,
 * such as EC123456785US.
 */
export function isUspsNumber(number: string): boolean {
  if (/^9[1-5](?:\d{20}|\d{24})$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  const s10 = /^[A-Z]{2}(\d{8})(\d)US$/.exec(number)
  return s10?.[1] !== undefined && s10CheckDigit(s10[1]) === s10[2]
}

/** The check digit of USPS and GS1: from the right, digits count three and one times by turns. */
export function mod10(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

function s10CheckDigit(digits: string): string {
  const sum = weighed(digits, [8, 6, 4, 2, 3, 5, 9, 7])
  const rest = 11 - (sum % 11)
  return String(rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

/** 1Z and 16 characters; a letter counts as its place in the alphabet plus two, modulo ten. */
function isUpsNumber(number: string): boolean {
  if (!/^1Z[0-9A-Z]{15}\d$/.test(number)) return false
  const values = [...number.slice(2, -1)].map(character => (/\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10))
  const sum = values.reduce((total, value, at) => total + value * (at % 2 === 0 ? 1 : 2), 0)
  return String((10 - (sum % 10)) % 10) === number.slice(-1)
}

/** Express: 12 digits; Ground: 15. A number of nothing but zeros has a right check digit and is none. */
function isFedexNumber(number: string): boolean {
  if (/^0+$/.test(number)) return false
  if (/^\d{12}$/.test(number))
    return String((weighed(number.slice(0, 11), [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 11) % 10) === number.slice(-1)
  return /^\d{15}$/.test(number) && mod10(number.slice(0, -1)) === number.slice(-1)
}

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** The numbers of a label's text, each once: long ones anywhere, short ones only beside the word "tracking". */
export function numbersInText(text: string): FoundNumber[] {
  const found = new Map<string, FoundNumber>()
  for (const pattern of inText) {
    for (const match of text.matchAll(pattern)) {
      const number = (match[1] ?? '').replace(/\s/g, '').toUpperCase()
      const courier = courierOf(number)
      if (courier) found.set(number, { number, courier })
    }
  }
  return [...found.values()]
}

const inText = [
  /(?<!\d)(?:420[ \t]?\d{5}(?:[ \t]?\d{4})?\s?)?(9[1-5](?:[ \t]?\d){20}(?:(?:[ \t]?\d){4})?)(?![ \t]?\d)/g,
  /\b(1Z(?:[ \t]?[0-9A-Z]){16})\b/gi,
  /\b([A-Z]{2}[ \t]?(?:\d[ \t]?){9}US)\b/g,
  /TR(?:AC)?KI?N?G?\s*(?:#|NO\.?|NUMBER|ID)?[^0-9]{0,12}((?:\d[ \t]?){11,14}\d)(?!\d)/gi,
]

export type LabelReadFault = 'LABEL_WITHOUT_BARCODE' | 'LABEL_AMBIGUOUS' | 'LABEL_NUMBERS_DIFFER' | 'TRACKING_NUMBER_INVALID'
/** Why the label of a page cannot be used, or the one USPS number that bar code and text agree on. */
export type ReadLabel = { number: string; zip: string | undefined } | { fault: LabelReadFault }

/** The number stands in the bar code; where the text has one too, they must agree. Nothing is guessed. */
export function readLabel(page: { text: string; barcodes: readonly { text: string }[] }): ReadLabel {
  const labels = labelsOn(page)
  if ('fault' in labels) return labels
  const [only, another] = labels
  if (!only || another) return { fault: 'LABEL_AMBIGUOUS' }
  return { number: only.number, zip: only.zip }
}

/** A label of a page: its USPS number, and the bar codes that say it, those with a ZIP first. */
export interface LabelOn<Code> {
  number: string
  zip: string | undefined
  codes: readonly Code[]
}

/** Each label of a page by its bar code, in the order in which they were read; or why there is none that can be used. */
export function labelsOn<Code extends { text: string }>(page: {
  text: string
  barcodes: readonly Code[]
}): LabelOn<Code>[] | { fault: LabelReadFault } {
  const scans = page.barcodes.map(code => ({ code, number: numberOfScan(code.text), zip: zipOfBarcode(code.text) }))
  const written = numbersInText(page.text)
  const usps = Map.groupBy(
    scans.filter(({ number }) => isUspsNumber(number)),
    ({ number }) => number,
  )
  if (usps.size === 0) {
    const isForeign = scans.some(({ number }) => courierOf(number)) || written.some(({ courier }) => courier !== 'usps')
    return { fault: isForeign || scans.some(({ code }) => looksUsps(code.text)) ? 'TRACKING_NUMBER_INVALID' : 'LABEL_WITHOUT_BARCODE' }
  }
  const writtenUsps = written.filter(({ courier }) => courier === 'usps')
  const isWritten = (number: string) => writtenUsps.length === 0 || writtenUsps.some(it => it.number === number)
  if (![...usps.keys()].some(isWritten)) return { fault: 'LABEL_NUMBERS_DIFFER' }
  return [...usps].map(([number, said]) => {
    const routedFirst = said.toSorted((one, other) => Number(other.zip !== undefined) - Number(one.zip !== undefined))
    return { number, zip: routedFirst[0]?.zip, codes: routedFirst.map(({ code }) => code) }
  })
}

/** A number of the right form whose check digit is wrong was misread or made up. */
const looksUsps = (scan: string): boolean =>
  /^(?:420(?:\d{5}|\d{9}))?9[1-5](?:\d{20}|\d{24})$/.test(cleanScan(scan).replaceAll(groupSeparator, ''))
