// The end of a day at the dock: what was bought and has not left, what waits for its form, and the forms that were made.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { Day, dataOf, Id, Instant, PageQuery, pageOf } from '#base/shapes.ts'
import { OrderStatus } from '#shop/order/status/contract.ts'

const Form = z.object({
  manifestId: Id,
  formNumber: z.string(),
  parcels: z.int(),
  closedAt: Instant,
  /** Its carrier's own paper; else our list. */
  isCarriers: z.boolean(),
})
const DayGroup = z.object({
  /** An account by its id, or a carrier where we have none. */
  key: z.string(),
  /** Nothing of what sellers have arranged. */
  accountName: z.string().nullable(),
  carrierName: z.string().nullable(),
  /** SELLER: with labels of their sellers. ELSEWHERE: staff have bought them where we have no account. */
  way: z.enum(['ACCOUNT', 'SELLER', 'ELSEWHERE']),
  /** Labels that are bought, and whose parcels were not scanned out. */
  leftOver: z.int(),
  /** Scanned out onto manifests that are not closed. */
  waiting: z.int(),
  openManifestId: Id.nullable(),
  /** Its carrier is being told. */
  isClosing: z.boolean(),
  /** Manifests whose form could not be made, until staff try again. */
  troubled: z.array(z.object({ manifestId: Id, parcels: z.int() })),
  forms: z.array(Form),
  /** On those forms. */
  handedOver: z.int(),
})
export type DayGroup = z.input<typeof DayGroup>

const LeftOver = z.object({
  id: Id,
  orderId: Id,
  status: OrderStatus,
  trackingNumber: z.string(),
  service: z.string(),
  boughtAt: Instant,
  isPrinted: z.boolean(),
  /** When a platform wants it handed over. */
  dispatchBy: Instant.nullable(),
})

const read = { access: { staff: ['warehouse', 'support', 'auditor'] }, touches: 'any' } as const

export const dayCalls = {
  endOfDay: call('GET /v1/office/manifest/day', {
    ...read,
    summary:
      'By carrier and account: what is bought and has not left, what waits for its form, and the forms made on a day of the reader’s calendar',
    query: z.object({ on: Day }),
    answer: dataOf(z.object({ groups: z.array(DayGroup) })),
  }),
  leftOver: call('GET /v1/office/manifest/day/left', {
    ...read,
    summary: 'The labels of an account, or of a carrier, that are bought and whose parcels have not left: what must leave first, one page',
    query: PageQuery.extend({ key: z.string().regex(/^[a-z0-9]{1,20}$/) }),
    answer: pageOf(LeftOver),
  }),
}
