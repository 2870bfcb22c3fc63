// The labels of a page: their bar codes, and what its text says of them.
import { isIntegrated } from '#shop/carrier/carrier.ts'
import { carrierOfForm, carrierOfNumber, numberOfScan, numbersInText, zipOfBarcode } from '#shop/carrier/number.carrier.ts'

export type LabelReadFault = 'LABEL_WITHOUT_BARCODE' | 'LABEL_AMBIGUOUS' | 'LABEL_NUMBERS_DIFFER' | 'TRACKING_NUMBER_INVALID'
/** Why the label of a page cannot be used, or the one number that bar code and text agree on. */
export type ReadLabel = { number: string; zip: string | undefined } | { fault: LabelReadFault }

/** Whose labels are taken: of carriers that we hand parcels to, or, where staff have bought a label elsewhere, of all that we know. */
export type Takes = (carrier: string | undefined) => boolean
export const everyCarrier: Takes = carrier => carrier !== undefined

/** The number stands in the bar code; where the text has one too, they must agree. Nothing is guessed. */
export function readLabel(page: { text: string; barcodes: readonly { text: string }[] }, takes: Takes = isIntegrated): ReadLabel {
  const labels = labelsOn(page, takes)
  if ('fault' in labels) return labels
  const [only, another] = labels
  if (!only || another) return { fault: 'LABEL_AMBIGUOUS' }
  return { number: only.number, zip: only.zip }
}

/** A label of a page: its number, of a carrier whose labels are taken, and the bar codes that say it, those with a ZIP first. */
export interface LabelOn<Code> {
  number: string
  zip: string | undefined
  codes: readonly Code[]
}

/** Each label of a page by its bar code, in the order in which they were read; or why there is none that can be used. */
export function labelsOn<Code extends { text: string }>(
  page: { text: string; barcodes: readonly Code[] },
  takes: Takes = isIntegrated,
): LabelOn<Code>[] | { fault: LabelReadFault } {
  const scans = page.barcodes.map(code => ({ code, number: numberOfScan(code.text), zip: zipOfBarcode(code.text) }))
  const written = numbersInText(page.text)
  const ours = Map.groupBy(
    scans.filter(({ number }) => takes(carrierOfNumber(number))),
    ({ number }) => number,
  )
  if (ours.size === 0) {
    const isForeign = scans.some(({ number }) => carrierOfNumber(number)) || written.some(({ carrier }) => !takes(carrier))
    // Misread, or of another carrier: its form says that it is a tracking number.
    const isFormed = scans.some(({ code }) => carrierOfForm(code.text))
    return { fault: isForeign || isFormed ? 'TRACKING_NUMBER_INVALID' : 'LABEL_WITHOUT_BARCODE' }
  }
  const writtenOurs = written.filter(({ carrier }) => takes(carrier))
  const isWritten = (number: string) => writtenOurs.length === 0 || writtenOurs.some(it => it.number === number)
  if (![...ours.keys()].some(isWritten)) return { fault: 'LABEL_NUMBERS_DIFFER' }
  return [...ours].map(([number, said]) => {
    const routedFirst = said.toSorted((one, other) => Number(other.zip !== undefined) - Number(one.zip !== undefined))
    return { number, zip: routedFirst[0]?.zip, codes: routedFirst.map(({ code }) => code) }
  })
}
