import { z } from 'zod'
import { call, download, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { carrierEventCodes } from '#shop/carrier/rules.ts'
import { OrderStatus, PublicTracking, readers, Sees } from '#shop/order/status/contract.ts'

export const manifest = subject('manifest', ['Manifest', 'Bảng kê'], { office: '/office/manifests/{id}' })
export const parcel = subject('parcel', ['Parcels', 'Kiện hàng'], { office: '/office/tracking' })
export const scanIn = subject('scan-in', ['Scan-in', 'Quét nhập'], { office: '/office/scan-in' })
export const scanOut = subject('scan-out', ['Scan-out', 'Quét xuất'], { office: '/office/scan-out' })

export const ParcelState = z.enum(['LABELLED', 'SCANNED', 'HANDED', 'ACCEPTED', 'MOVING', 'DELIVERED', 'RETURNED'])
export const ParcelEvent = z.object({
  code: z.enum(carrierEventCodes),
  at: Instant,
  place: z.string(),
  toldBy: Sees.exclude(['NONE']),
})
export const Parcel = z.object({
  id: Id,
  orderId: Id,
  /** None of a parcel that its seller hands over. */
  manifestId: Id.nullable(),
  trackingNumber: z.string(),
  carrier: z.string(),
  /** NONE: nobody tells us of it. */
  sees: Sees,
  state: ParcelState,
  /** Or when its label was bought, where nobody here has scanned it. */
  scannedAt: Instant,
  handedAt: Instant.nullable(),
  lastEventAt: Instant.nullable(),
  /** When it was scanned in again. */
  returnedAt: Instant.nullable(),
})
export type Parcel = z.input<typeof Parcel>
/** A parcel with what was told of it, oldest first, and where its carrier tells of it itself; nothing of a carrier that we do not know. */
export const ParcelWithEvents = Parcel.extend({ ...PublicTracking.shape, events: z.array(ParcelEvent) })

/** Why its carrier has not made its form, in the carrier's words, where it said any. `isStopped`: its account is, and it is tried again by itself once that is open. */
const ManifestTrouble = z.object({ said: z.string().nullable(), at: Instant, isStopped: z.boolean() })
export const Manifest = z.object({
  id: Id,
  state: z.enum(['OPEN', 'CLOSING', 'CLOSED']),
  carrier: z.string(),
  openedAt: Instant,
  closedAt: Instant.nullable(),
  formNumber: z.string().nullable(),
  /** Its paper is the carrier's own, else our list. */
  isFormCarriers: z.boolean(),
  /** Its form could not be made, and nobody tries any more: what its carrier said, '' where it said nothing; null where the fault was ours. */
  trouble: ManifestTrouble.nullable(),
  /** Its carrier bade wait, and is asked again then. */
  askAt: Instant.nullable(),
  parcels: z.int(),
})
export type Manifest = z.input<typeof Manifest>

const ManifestTab = z.enum(['ALL', 'TROUBLE'])
export type ManifestTab = z.infer<typeof ManifestTab>
const TroubleFilter = z.enum(['ALL', 'TROUBLE', 'NO_SCAN', 'STUCK', 'RETURNED', 'ON_THE_WAY', 'DELIVERED'])
export type TroubleFilter = z.infer<typeof TroubleFilter>
const read = { access: { staff: ['warehouse', 'support', 'auditor'] }, touches: 'any' } as const
const office = { access: { staff: ['warehouse'] }, touches: 'any' } as const

/** What the one who scans sees of a parcel's order. */
export const ScannedOrder = z.object({
  id: Id,
  externalId: z.string().nullable(),
  status: OrderStatus,
  fullName: z.string(),
  city: z.string(),
  state: z.string(),
})

named({ Manifest, ManifestTrouble, ScannedOrder, Parcel, ParcelEvent, ParcelState, ParcelWithEvents })

export const trackingCalls = {
  myParcels: call('GET /v1/order/{id}/parcel', {
    access: { seller: teamRoles },
    touches: 'own',
    summary: 'The parcels of one of my orders with what their carrier reported',
    params: IdParam,
    answer: dataOf(z.array(ParcelWithEvents)),
    published: true,
  }),
  orderParcels: call('GET /v1/office/order/{id}/parcel', {
    access: { staff: readers },
    touches: 'any',
    summary: 'The parcels of an order with what their carrier reported',
    params: IdParam,
    answer: dataOf(z.array(ParcelWithEvents)),
  }),
  scanOut: call('POST /v1/office/scan-out', {
    ...office,
    money: { none: 'Hands parcels over' },
    did: { about: scanOut, done: ['Scanned out a parcel', 'Quét xuất kiện hàng'] },
    summary: 'Put a parcel onto the open manifest by its scanned number; a wrong parcel is refused',
    body: z.object({ scan: z.string().trim().min(1).max(200), expectedOrderId: Id.optional() }),
    answer: dataOf(
      z.object({
        parcel: Parcel,
        manifest: Manifest,
        order: ScannedOrder,
      }),
    ),
  }),
  scanIn: call('POST /v1/office/scan-in', {
    ...office,
    money: { none: 'Takes a returned parcel in' },
    did: { about: scanIn, done: ['Scanned in a returned parcel', 'Quét nhập kiện hàng trả về'] },
    summary: 'Take a parcel in that came back; its order waits for its seller: send it again, or ask for a refund',
    body: z.object({ scan: z.string().trim().min(1).max(200) }),
    answer: dataOf(z.object({ parcel: Parcel, order: ScannedOrder })),
  }),
  manifests: call('GET /v1/office/manifest', {
    ...read,
    summary: 'Manifests, all or those in trouble, newest first, one page',
    query: PageQuery.extend({ tab: ManifestTab.default('ALL') }),
    answer: pageOf(Manifest),
  }),
  manifest: call('GET /v1/office/manifest/{id}', {
    ...read,
    summary: 'One manifest with its parcels',
    params: IdParam,
    answer: dataOf(Manifest.extend({ list: z.array(Parcel.extend(PublicTracking.shape)) })),
  }),
  closeManifest: call('POST /v1/office/manifest/{id}/close', {
    ...office,
    money: { none: 'Hands parcels over' },
    did: { about: manifest, done: ['Closed the manifest', 'Đóng bảng kê'] },
    summary: 'Hand the parcels of a manifest over: the carrier is told and answers its form',
    params: IdParam,
    answer: dataOf(Manifest),
  }),
  retryManifest: call('POST /v1/office/manifest/{id}/retry', {
    ...office,
    money: { none: 'Hands parcels over' },
    did: { about: manifest, done: ['Tried the hand-over again', 'Thử bàn giao lại'] },
    summary: 'Hand over a manifest again whose form could not be made: its carrier is asked by the same key',
    params: IdParam,
    answer: dataOf(Manifest),
  }),
  manifestForm: download('GET /v1/office/manifest/{id}/form', {
    ...read,
    summary: 'The form of a closed manifest as a PDF, to be scanned by the carrier once for all parcels',
    params: IdParam,
    answer: z.null(),
  }),
  officeParcels: call('GET /v1/office/parcel', {
    ...read,
    summary: 'Parcels and their troubles, newest first, one page',
    query: PageQuery.extend({ filter: TroubleFilter.default('ALL'), q: z.string().trim().max(100).optional() }),
    answer: pageOf(Parcel.extend({ ...PublicTracking.shape, trouble: z.enum(['NO_SCAN', 'STUCK', 'RETURNED']).nullable() })),
  }),
  parcelCounts: call('GET /v1/office/parcel/count', {
    ...read,
    summary: 'How many parcels are in trouble, on their way and delivered',
    answer: dataOf(
      z.object({ TROUBLE: z.int(), NO_SCAN: z.int(), STUCK: z.int(), RETURNED: z.int(), ON_THE_WAY: z.int(), DELIVERED: z.int() }),
    ),
  }),
  officeParcel: call('GET /v1/office/parcel/{id}', {
    ...read,
    summary: 'One parcel with what its carrier reported',
    params: IdParam,
    answer: dataOf(ParcelWithEvents),
  }),
  askCarrier: call('POST /v1/office/parcel/ask', {
    ...office,
    money: { none: 'Hands parcels over' },
    did: { about: parcel, done: ['Asked the carrier', 'Hỏi hãng vận chuyển'] },
    summary: 'Ask carriers for news of all parcels that are on their way: now, or as soon as an account has calls left',
    answer: dataOf(z.object({ isAsked: z.boolean() })),
  }),
}

export const trackingEvents = {
  /** A parcel was scanned out, handed over or seen by its carrier. */
  'parcel.changed': event<{ parcelId: number; orderId: number; sellerId: number; state: string; at: string }>({
    own: teamRoles,
    staff: read.access.staff,
  }),
  'manifest.changed': event<{ manifestId: number; state: string; parcels: number }>({ own: false, staff: read.access.staff }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof trackingEvents> {}
}
