import type { CallAnswer } from '#base/call.ts'
import type { labelBatchCalls } from '../../../buy/form/file/contract.ts'

/** A file of labels to buy as it comes over the wire. */
export type ShownBatch = CallAnswer<typeof labelBatchCalls.myLabelBatch>['data']
export type ShownRow = CallAnswer<typeof labelBatchCalls.labelBatchRows>['data']['docs'][number]

/** Its rows are being asked about or bought. */
export const isMoving = ({ status }: Pick<ShownBatch, 'status'>): boolean => status === 'RATING' || status === 'BUYING'

/** Rows that may be bought, those that failed before among them. */
export const leftOf = ({ counts }: Pick<ShownBatch, 'counts'>): number => (counts.READY ?? 0) + (counts.FAILED ?? 0)
