// Following orders: a seller by whatever number they have, a buyer by the link that the seller gave them.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { OrderStatus, OrderType, order, PublicTracking } from '#shop/order/status/contract.ts'
import { ParcelEvent, ParcelState, ParcelWithEvents } from '../contract.ts'
import { buyerStages } from './rules.ts'

/** One order that was looked for, with its parcels. */
export const TrackedOrder = z.object({
  id: Id,
  externalId: z.string().nullable(),
  status: OrderStatus,
  orderType: OrderType,
  trackingNumber: z.string().nullable(),
  ...PublicTracking.shape,
  parcels: z.array(ParcelWithEvents),
})
export type TrackedOrder = z.input<typeof TrackedOrder>

/** What a buyer sees of a parcel: nobody's name, no address, no price. */
export const BuyerParcel = PublicTracking.extend({
  trackingNumber: z.string(),
  /** Whether anybody tells us of it. */
  isSeen: z.boolean(),
  state: ParcelState,
  handedAt: Instant.nullable(),
  events: z.array(ParcelEvent.omit({ toldBy: true })),
})
/** What a buyer sees of their order. */
export const BuyerTracking = z.object({
  stage: z.enum(buyerStages),
  /** It was made again, and is followed as that. */
  isReplaced: z.boolean(),
  parcels: z.array(BuyerParcel),
})
export type BuyerTracking = z.input<typeof BuyerTracking>

/** The link that a seller gives their buyer; nothing: none was made, or it has ended. */
const TrackingLink = z.object({ link: z.string().nullable(), madeAt: Instant.nullable() })

named({ TrackedOrder, BuyerParcel, BuyerTracking, TrackingLink })

export const followCalls = {
  trackOrders: call('GET /v1/order/track', {
    ...own(teamRoles),
    summary: 'My orders of this number, with their parcels: an order’s id, its external id, or a tracking number, also of a parcel before',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    answer: dataOf(z.array(TrackedOrder)),
    published: true,
  }),
  trackingLink: call('GET /v1/order/{id}/tracking-link', {
    ...own(teamRoles),
    summary: 'The public tracking link of one of my orders, to be given to its buyer',
    params: IdParam,
    answer: dataOf(TrackingLink),
    published: true,
  }),
  makeTrackingLink: call('POST /v1/order/{id}/tracking-link', {
    ...own(['orders']),
    did: { about: order, done: ['Created a tracking link', 'Tạo liên kết theo dõi'] },
    summary: 'Make a new public tracking link for one of my orders; the one before ends',
    params: IdParam,
    answer: dataOf(TrackingLink),
    published: true,
    answersSecret: true,
  }),
  endTrackingLink: call('DELETE /v1/order/{id}/tracking-link', {
    ...own(['orders']),
    did: { about: order, done: ['Ended a tracking link', 'Kết thúc liên kết theo dõi'] },
    summary: 'End the public tracking link of one of my orders',
    params: IdParam,
    answer: dataOf(TrackingLink),
    published: true,
  }),
  followOrder: call('GET /v1/track/{token}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'What the holder of a tracking link sees: how far the order is, and its parcels',
    params: z.object({ token: z.string().max(100) }),
    answer: dataOf(BuyerTracking),
  }),
}
