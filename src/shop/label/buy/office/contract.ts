import { z } from 'zod'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { order, PublicTracking } from '#shop/order/status/contract.ts'
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

/** `note`: where that was read. */
export const UnsoldBody = z.object({ note: z.string().trim().min(1, 'REQUIRED').max(300) })

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

/** `note`: what its carrier said, and what is done about it. */
export const LostBody = z.object({ note: z.string().trim().min(1, 'REQUIRED').max(300) })

export const labelPurchaseCalls = {
  endLost: call('POST /v1/office/order/{id}/label/lost', {
    access: { staff: ['warehouse', 'support'] },
    touches: 'any',
    money: { none: 'Its postage is the shop’s loss: the seller pays for no other label' },
    did: { about: order, done: ['Ended a label as lost postage', 'Kết thúc nhãn, mất cước'] },
    summary:
      'End the label of an order whose address is wrong and whose carrier refused to void it: its postage is lost, it leaves with no parcel, and another is bought for the right address',
    params: IdParam,
    body: LostBody,
    answer: dataOf(OfficeLabel),
  }),
  endUnsold: call('POST /v1/office/order/{id}/label/unsold', {
    access: { staff: ['warehouse', 'support'] },
    touches: 'any',
    money: 'refund',
    did: {
      about: order,
      done: ['Ended the purchase of a label', 'Kết thúc việc mua nhãn'],
      asks: ['End the purchase of a label', 'Kết thúc việc mua nhãn'],
    },
    summary:
      'Say that its carrier has sold no label for this order, where it does not say so itself: another may be bought, and what its seller paid by the form comes back',
    params: IdParam,
    body: UnsoldBody,
    answer: dataOf(OfficeLabel),
  }),
}
