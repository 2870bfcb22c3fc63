// Bought labels on paper, as often as their seller wants.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { slipPapers } from '#shop/packing/rules.ts'
import { readPaper } from '../paper.ts'
import type { LabelPaperName } from './rules.ts'
import type { BoughtRow } from './store.ts'

/**
 * These labels as one PDF, in the order given. Throws BOUGHT_LABEL_NOT_FOUND for one that is none of the seller's, LABEL_NOT_LIVE for one
 * that is not made or was given back, LABEL_IS_ZPL for one that has no page.
 */
export async function sheetOf(
  engine: Engine,
  labels: readonly (BoughtRow | undefined)[],
  { paper, first }: { paper: LabelPaperName; first: number },
): Promise<Buffer> {
  const pages: Buffer[] = []
  for (const label of labels) {
    if (!label) throw new Fault('BOUGHT_LABEL_NOT_FOUND')
    if (!label.sha256 || !printable.includes(label.state)) throw new Fault('LABEL_NOT_LIVE')
    if (label.form === 'ZPL') throw new Fault('LABEL_IS_ZPL', { values: { orderId: label.orderId } })
    pages.push(await readPaper(engine, label.sha256))
  }
  return paper === 'LABEL' ? engine.pdf.merge(pages) : engine.pdf.lay(pages, { ...slipPapers[paper], free: first })
}
/** What was given back is on no parcel any more. */
const printable: readonly BoughtRow['state'][] = ['READY', 'PRINTED', 'USED']
