import { z } from 'zod'
import { call, download, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { PublicTracking } from '#shop/order/status/contract.ts'
import { Manifest, ScannedOrder } from '../contract.ts'

const intake = subject('intake', ['Intake', 'Nhận kiện hàng'], { office: '/office/intake' })

/** UNKNOWN: no order bears its number. LEFT: it was handed over before. NOT_LABEL: its order is made by us. */
export const Surplus = z.enum(['UNKNOWN', 'NOT_PAID', 'STOPPED', 'LEFT', 'NOT_LABEL'])
export type Surplus = z.infer<typeof Surplus>
/** MISSING: paid, and not brought yet. LEFT: taken in and handed over today, as the reader's day goes. */
export const IntakeTab = z.enum(['HERE', 'MISSING', 'SURPLUS', 'LEFT'])
export type IntakeTab = z.infer<typeof IntakeTab>

const IntakeCounts = z.object({ here: z.int(), missing: z.int(), surplus: z.int(), left: z.int() })
const IntakeParcel = PublicTracking.extend({
  /** Of the intake; nothing of one that is missing. */
  id: Id.nullable(),
  number: z.string(),
  orderId: Id.nullable(),
  seller: PersonName.nullable(),
  surplus: Surplus.nullable(),
  /** When it was taken in, or paid where it is missing. */
  at: Instant,
})
named({ IntakeCounts, IntakeParcel })

const read = { access: { staff: ['warehouse', 'support', 'auditor'] }, touches: 'any' } as const
const office = { access: { staff: ['warehouse'] }, touches: 'any' } as const
export const EndSurplusBody = z.object({ note: z.string().trim().min(1, 'REQUIRED').max(300) })
const SellerId = IdParam.shape.id
const OfSeller = z.object({ sellerId: SellerId.optional() })

export const intakeCalls = {
  takeIn: call('POST /v1/office/intake', {
    ...office,
    money: { none: 'Takes parcels of sellers in' },
    did: { about: intake, done: ['Took a parcel in', 'Nhận kiện hàng'] },
    summary: 'Take in a parcel that its seller brings with a label of their own; one that nobody waits for is kept as surplus',
    /** `isLeaving`: it is put onto the open manifest at once. */
    body: z.object({ scan: z.string().trim().min(1).max(200), isLeaving: z.boolean().default(false) }),
    answer: dataOf(
      z.object({
        parcel: IntakeParcel,
        /** It had been taken in before. */
        isAgain: z.boolean(),
        order: ScannedOrder.nullable(),
        manifest: Manifest.nullable(),
        /** Of its seller; of one that nobody knows, of all. */
        counts: IntakeCounts,
      }),
    ),
  }),
  intakeSellers: call('GET /v1/office/intake', {
    ...read,
    summary: 'Sellers whose parcels are here, missing, surplus or left today, one page: those with the most missing first',
    query: PageQuery,
    answer: pageOf(IntakeCounts.extend({ seller: PersonName.nullable() })),
  }),
  intakeParcels: call('GET /v1/office/intake/parcel', {
    ...read,
    summary: 'Parcels at the dock, of one seller or of all, one page',
    query: PageQuery.extend({ ...OfSeller.shape, tab: IntakeTab.default('HERE') }),
    answer: pageOf(IntakeParcel),
  }),
  intakeCounts: call('GET /v1/office/intake/count', {
    ...read,
    summary: 'How many parcels are here, missing, surplus and left today, of one seller or of all',
    query: OfSeller,
    answer: dataOf(IntakeCounts),
  }),
  intakeList: download('GET /v1/office/intake/list', {
    ...read,
    summary: 'The scan list of a seller’s parcels as a PDF: what left today, is here, is missing and is surplus',
    query: z.object({ sellerId: SellerId }),
    answer: z.null(),
  }),
  endSurplus: call('PUT /v1/office/intake/{id}/end', {
    ...office,
    money: { none: 'Gives a parcel of a seller back' },
    did: { about: intake, done: ['Gave a surplus parcel back', 'Trả lại kiện hàng thừa'] },
    summary: 'A surplus parcel is not here any more: it was given back',
    params: IdParam,
    body: EndSurplusBody,
    answer: dataOf(z.object({ id: Id })),
  }),
}

export const intakeEvents = {
  /** A parcel of a seller was taken in, or given back. */
  'intake.changed': event<{ sellerId: number | null }>({ own: false, staff: read.access.staff }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof intakeEvents> {}
}
