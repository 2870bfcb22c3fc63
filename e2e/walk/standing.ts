// What the calls say of an order: whether an act has brought it on.
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import type { FirstPeople } from '#test/people.ts'

/** What of an order stands between it and its end. */
export interface Standing {
  status: string
  isMended: boolean
  waitsOn: string | null
  isBack: boolean
  /** It repeats another's number. */
  isTwin: boolean
  labelState: string
  number: string | null
  missingFiles: number
  leftCents: number
}

export async function standingOf({ demo, owner }: FirstPeople, id: number): Promise<Standing> {
  const [{ data: own }, { data: order }] = await Promise.all([
    demo(orderCalls.order, { params: { id } }),
    owner(orderOfficeCalls.officeOrder, { params: { id } }),
  ])
  return {
    status: order.status,
    isMended: own.steps.resend === null,
    waitsOn: order.errorWaitsOn,
    isBack: order.returnedAt !== null,
    isTwin: order.duplicateOf === 'TRACKING_NUMBER',
    labelState: order.labelState,
    number: order.trackingNumber,
    missingFiles: order.itemsMissingFiles,
    leftCents: order.paidCents - order.refundedCents,
  }
}

/** Another status, or what it broke for is mended: for its seller's resend, by a remake, or because it is back; and what it lacked has come. */
export const hasComeOn = (before: Standing, after: Standing): boolean =>
  before.status !== after.status ||
  (!before.isMended && after.isMended) ||
  (before.waitsOn !== null && after.waitsOn === null) ||
  (!before.isBack && after.isBack) ||
  (before.isTwin && !after.isTwin) ||
  (before.labelState === 'CREATED' && after.labelState === 'VOIDED') ||
  (before.labelState === 'NONE' && after.labelState === 'READ') ||
  (before.number === null && after.number !== null) ||
  after.missingFiles < before.missingFiles
