// Which label of a file is an order's, and whether its finished paper shows what was read.
import type { PagePart } from '#engine/pdf/page.ts'
import { isSameZip } from '../rules.ts'
import { type LabelOn, type LabelReadFault, labelsOn, type ReadLabel, type Takes } from './read-label.ts'

/** A label found in a file: where it is, and what else its page shows, that must not come onto its paper. */
export interface FoundLabel<Code> extends LabelOn<Code> {
  page: number
  others: readonly Code[]
}
export interface PageRead<Code> {
  page: number
  text: string
  barcodes: readonly Code[]
  /** Pictures of labels on it, as it seems, of which nothing is read. */
  unread?: readonly PagePart[]
}

/**
 * The label for this ZIP. One number in the file is the label, on the first page that has it. Of several it is the only one whose bars say
 * the order's ZIP while all others say another one; where that cannot be told, none is taken.
 */
export function chooseLabel<Code extends { text: string }>(
  pages: readonly PageRead<Code>[],
  orderZip: string,
  takes?: Takes,
): FoundLabel<Code> | { fault: LabelReadFault } {
  const read = pages.map(page => labelsOfPage(page, takes))
  const found = read.flatMap(labels => ('fault' in labels ? [] : labels))
  const [first] = read
  if (found.length === 0) return first && 'fault' in first ? first : { fault: 'LABEL_WITHOUT_BARCODE' }
  if (new Set(found.map(({ number }) => number)).size === 1) return found[0] ?? { fault: 'LABEL_WITHOUT_BARCODE' }
  const meant = found.filter(({ zip }) => zip !== undefined && isSameZip(zip, orderZip))
  const isSure = found.every(({ zip }) => zip !== undefined) && new Set(meant.map(({ number }) => number)).size === 1
  return (isSure ? meant[0] : undefined) ?? { fault: 'LABEL_AMBIGUOUS' }
}

/** Each label of a page, or why it has none that can be used. */
export function labelsOfPage<Code extends { text: string }>(
  page: PageRead<Code>,
  takes?: Takes,
): FoundLabel<Code>[] | { fault: LabelReadFault } {
  const labels = labelsOn(page, takes)
  return 'fault' in labels ? labels : foundOn(page.page, labels)
}

const foundOn = <Code>(page: number, labels: readonly LabelOn<Code>[]): FoundLabel<Code>[] =>
  labels.map(label => ({ ...label, page, others: labels.flatMap(({ number, codes }) => (number === label.number ? [] : codes)) }))

/** Why a finished label may not be kept: each print must show the number that was read, and no other (promise P17). */
export function whyNotPaper(prints: readonly ReadLabel[], number: string) {
  for (const seen of prints) {
    if ('number' in seen && seen.number !== number) return 'LABEL_AMBIGUOUS'
    if ('fault' in seen) return seen.fault === 'LABEL_AMBIGUOUS' || seen.fault === 'LABEL_NUMBERS_DIFFER' ? seen.fault : 'LABEL_UNREADABLE'
  }
  return undefined
}
