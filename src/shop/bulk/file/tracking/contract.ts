// Tracking numbers of orders that exist, from files: what a file would set, and the act itself.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, upload } from '#base/call.ts'
import { dataOf, Id, KeptFault, named } from '#base/shapes.ts'
import { LinkBody } from '#shop/file/contract.ts'
import { BulkResult, OrderStatus, order, PublicTracking } from '#shop/order/status/contract.ts'
import { askedFields, trackingFields } from './field.rules.ts'
import { trackingFileLimits, verdicts } from './verdict.rules.ts'

/** One row of a file of tracking numbers: which order it means, and what would become of its number. Rows count from 1, the header included. */
export const TrackingRow = PublicTracking.extend({
  row: z.int(),
  /** As the file names it. */
  orderName: z.string(),
  orderId: Id.nullable(),
  externalId: z.string().nullable(),
  status: OrderStatus.nullable(),
  /** As labels say it. */
  trackingNumber: z.string(),
  /** SET: it would be set. SAME: it is there already. LEFT: the row has no number. REFUSED: `fault` says why. */
  verdict: z.enum(verdicts),
  fault: KeptFault.nullable(),
  warnings: z.array(KeptFault),
  /** As they stand in the file, to be written again where the row is refused. */
  cells: z.array(z.string()),
})
export type TrackingRow = z.input<typeof TrackingRow>

/** What the seller says of columns, by header; where nothing is said their names say it. It is remembered for files with the same header. */
const SaidColumns = z.object({ orderColumn: z.string().max(210).optional(), numberColumn: z.string().max(210).optional() })

/** What a file of tracking numbers would do; nothing of it is kept. */
export const TrackingCheck = z.object({
  fileName: z.string(),
  columns: z.array(z.object({ header: z.string(), field: z.enum(trackingFields).nullable() })),
  /** What the seller has said, now or of an earlier file with this header. */
  said: SaidColumns,
  /** Columns that are not read and look like the number, or like the order where rows name none: which is meant is to be said. */
  unclear: z.array(z.object({ header: z.string(), looksLike: z.enum(askedFields) })),
  counts: z.object({ SET: z.int(), SAME: z.int(), LEFT: z.int(), REFUSED: z.int() }),
  rows: z.array(TrackingRow),
})
export type TrackingCheck = z.input<typeof TrackingCheck>

/** What came of one order; `isSet` is false where it bore the number already. */
export const NumberResult = BulkResult.pick({ id: true, code: true, values: true }).extend({ isSet: z.boolean() })
export type NumberResult = z.input<typeof NumberResult>

named({ TrackingRow, TrackingCheck, NumberResult })

export const trackingFileCalls = {
  checkTrackingFile: upload('POST /v1/order/tracking/check', {
    ...own(['orders']),
    did: false,
    summary: 'Read a file of tracking numbers (CSV, TSV or XLSX) for orders that exist: what it would set, row by row; nothing is set',
    body: SaidColumns,
    answer: dataOf(TrackingCheck),
    // Its cells are those of buyers: no key keeps them, and a second try checks again.
    answersSecret: true,
    maxBytes: trackingFileLimits.bytes,
    published: true,
  }),
  checkTrackingLink: call('POST /v1/order/tracking/check-link', {
    ...own(['orders']),
    did: false,
    summary: 'The same from a share link of a cloud drive',
    body: LinkBody.extend(SaidColumns.shape),
    answer: dataOf(TrackingCheck),
    // Its cells are those of buyers: no key keeps them, and a second try checks again.
    answersSecret: true,
    published: true,
  }),
  setTrackingNumbers: call('POST /v1/order/tracking', {
    ...own(['orders']),
    did: { about: order, done: ['Imported tracking numbers', 'Nhập mã vận đơn'], place: '/order' },
    summary: 'Set the tracking numbers of many orders that their seller ships; none stops the others, and one that is there already stays',
    body: z.object({
      numbers: z
        .array(z.object({ orderId: Id, trackingNumber: z.string().trim().min(1).max(200) }))
        .min(1)
        .max(trackingFileLimits.numbersAtOnce),
    }),
    answer: dataOf(z.object({ results: z.array(NumberResult) })),
    published: true,
  }),
}
