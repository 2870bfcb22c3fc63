// Tickets as their readers see them, and their news.
import { z } from 'zod'
import { subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { CentsShape, Id, Instant, named, PageQuery, PersonName } from '#base/shapes.ts'
import { PublicTracking } from '#shop/order/status/contract.ts'
import { decisionCauses, decisionKinds, mergeSteps, ratings, ticketStatuses, ticketTypes, ticketWaits } from './rules.ts'

export const ticket = subject('ticket', ['Ticket', 'Yêu cầu hỗ trợ'], { office: '/office/ticket/{id}', portal: '/ticket/{id}' })

export const TicketType = z.enum(ticketTypes)
export const TicketStatus = z.enum(ticketStatuses)
export const TicketWait = z.enum(ticketWaits)

/** Of a seller's team, who reads tickets. */
export const ticketTeam = ['orders', 'money', 'readOnly'] as const
/** Staff who read tickets, and those who answer them. */
export const ticketReaders = ['support', 'finance', 'auditor'] as const
export const ticketWriters = ['support', 'finance'] as const

/** A line of a list, under the specification's names. */
export const TicketLine = z.object({
  id: Id,
  orderId: Id.nullable(),
  /** The seller's own number of that order. */
  externalId: z.string().nullable(),
  subject: z.string(),
  type: TicketType,
  status: TicketStatus,
  waitingOn: TicketWait,
  supporter: z.string().nullable(),
  /** When staff must have replied or decided; null while it waits for somebody else, or is closed. */
  dueAt: Instant.nullable(),
  requester: z.string(),
  createdAt: Instant,
  lastActivityAt: Instant,
})
export type TicketLine = z.input<typeof TicketLine>
export const OfficeTicketLine = TicketLine.extend({
  seller: PersonName,
  /** Staff have answered: a decision is due; before, the first reply. */
  isAnswered: z.boolean(),
})
export type OfficeTicketLine = z.input<typeof OfficeTicketLine>

export const TicketFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** There is a small picture of it. */
  hasThumbnail: z.boolean(),
})
export type TicketFile = z.input<typeof TicketFile>

/** What was decided: `remakeId` is the order that replaces this one. */
const TicketDecision = z.object({ kind: z.enum(decisionKinds), cents: CentsShape, remakeId: Id.nullable() })

/** How the requester rated support where the message solved the ticket: 1 is very bad, 5 very good. */
const TicketRating = z.object({ rating: z.literal(ratings), comment: z.string(), author: z.string(), at: Instant })

/** What was done with another ticket: this one went INTO it, it came FROM there, or it was SPLIT off again. */
const TicketMerge = z.object({ step: z.enum(mergeSteps), ticketId: Id })

export const TicketMessage = z.object({
  id: Id,
  /** Null: the clock. */
  author: z.string().nullable(),
  isStaff: z.boolean(),
  text: z.string(),
  /** What the message did to the ticket. */
  status: TicketStatus.nullable(),
  at: Instant,
  decision: TicketDecision.nullable(),
  rating: TicketRating.nullable(),
  merge: TicketMerge.nullable(),
  files: z.array(TicketFile),
})
export type TicketMessage = z.input<typeof TicketMessage>
/** `isNote`: of staff for staff; so is whose fault it was. */
export const OfficeTicketMessage = TicketMessage.extend({ isNote: z.boolean(), cause: z.enum(decisionCauses).nullable() })
export type OfficeTicketMessage = z.input<typeof OfficeTicketMessage>

const whole = {
  parcelId: Id.nullable(),
  /** That parcel's, and its carrier. */
  trackingNumber: z.string().nullable(),
  ...PublicTracking.shape,
  depositId: Id.nullable(),
  /** The solved ticket that it goes on with, and the one that goes on with it. */
  continuesId: Id.nullable(),
  continuedId: Id.nullable(),
  /** The ticket that staff merged it into, where its replies go; and those that were merged into it. */
  mergedId: Id.nullable(),
  mergedIds: z.array(Id),
  itemIds: z.array(Id),
  reopenUntil: Instant.nullable(),
  /** When it is solved by itself, where it waits for its requester and they do not reply. */
  solvesAt: Instant.nullable(),
  /** There are messages before those that are here. */
  hasEarlier: z.boolean(),
}
/** A ticket with its newest messages, oldest first. */
export const Ticket = TicketLine.extend({
  ...whole,
  /** It is solved, not merged, and nobody has rated that yet. */
  canRate: z.boolean(),
  messages: z.array(TicketMessage),
})
export type Ticket = z.input<typeof Ticket>
export const OfficeTicket = OfficeTicketLine.extend({
  ...whole,
  supporterId: Id.nullable(),
  /** The last decision about it. */
  decisionId: Id.nullable(),
  messages: z.array(OfficeTicketMessage),
})
export type OfficeTicket = z.input<typeof OfficeTicket>

named({
  TicketType,
  TicketStatus,
  TicketWait,
  TicketLine,
  OfficeTicketLine,
  TicketFile,
  TicketDecision,
  TicketRating,
  TicketMerge,
  TicketMessage,
  OfficeTicketMessage,
})
named({ SupportTicket: Ticket, OfficeTicket })

/** Messages of a ticket before this one; the newest of them come. */
export const MessagesQuery = z.object({ before: z.coerce.number().int().positive().optional() })

/** OPEN: new, or in progress. */
export const TicketQuery = PageQuery.extend({
  status: z.enum([...ticketStatuses, 'OPEN', 'ALL']).default('ALL'),
  type: TicketType.optional(),
  /** A ticket's id, an order's id, or the seller's own number of it. */
  q: z.string().trim().max(100).optional(),
  orderId: z.coerce.number().int().positive().optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type TicketQuery = z.output<typeof TicketQuery>

export const ticketEvents = {
  /** A ticket was opened, answered or moved. */
  'ticket.changed': event<{ ticketId: number; sellerId: number; orderId: number | null }>({ own: ticketTeam, staff: ticketReaders }),
  /** Staff wrote something for each other, or one of them took it. */
  'ticket.noted': event<{ ticketId: number }>({ own: false, staff: ticketReaders }),
  /** One of staff writes an answer now, or has stopped. It is told and never kept: where nothing comes any more, it is over. */
  'ticket.answering': event<{ ticketId: number; staffId: number; name: string; isAnswering: boolean }>({
    own: false,
    staff: ticketReaders,
  }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof ticketEvents> {}
}
