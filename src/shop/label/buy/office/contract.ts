import { z } from 'zod'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { PublicTracking } from '#shop/order/status/contract.ts'
import { label, OfficeLabel } from '../../contract.ts'

/** DUE: for staff, since the carrier has not ended it within 30 days, or has refused it, or the label was bought elsewhere. ASKED: the carrier looks at it. */
const RefundTab = z.enum(['DUE', 'ASKED'])
export type RefundTab = z.infer<typeof RefundTab>

/** A label that was given back, and whose postage is not back. */
const LabelRefund = PublicTracking.extend({
  id: Id,
  orderId: Id,
  trackingNumber: z.string(),
  service: z.string(),
  postageCents: CentsShape,
  refundState: z.enum(['ASKED', 'REFUSED']),
  refundAt: Instant,
  isOverdue: z.boolean(),
  /** What the carrier knows the refund by, and its last word. */
  refundRef: z.string(),
  refundNote: z.string(),
  /** What the order's seller gets once the postage is back. */
  dueCents: CentsShape,
})

export const CloseRefundBody = z.object({
  state: z.enum(['REFUNDED', 'REFUSED']),
  note: z.string().trim().min(1, 'REQUIRED').max(300),
})

named({ LabelRefund })

export const labelRefundCalls = {
  labelRefunds: call('GET /v1/office/label/refund', {
    access: { staff: ['warehouse', 'finance', 'support', 'auditor'] },
    touches: 'any',
    summary: 'Labels that were given back and whose postage is not back, oldest first, one page',
    query: PageQuery.extend({ tab: RefundTab.default('DUE') }),
    answer: pageOf(LabelRefund),
  }),
  closeLabelRefund: call('PUT /v1/office/label/{id}/refund', {
    access: { staff: ['finance'] },
    touches: 'any',
    money: 'refund',
    did: {
      about: label,
      done: ['Closed a label refund', 'Kết thúc hoàn cước nhãn'],
      asks: ['Close a label refund', 'Kết thúc hoàn cước nhãn'],
    },
    summary: 'Say what became of a label’s postage, by the carrier’s statement: what is due to its order’s seller follows, or not',
    params: IdParam,
    /** `seenCents`: what its seller gets, as it was shown; where it is another by now, nothing is done. */
    body: CloseRefundBody.extend({ seenCents: CentsShape }),
    answer: dataOf(OfficeLabel),
  }),
}
