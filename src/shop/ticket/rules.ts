// The rules of tickets: which types an order allows, what each needs, and how one goes from status to status.
import { day, later } from '#base/time.ts'
import type { OrderStatus, OrderType } from '#shop/order/status/contract.ts'
import { isSettled } from '#shop/order/status/rules.ts'

export const ticketTypes = ['CANCEL', 'CHANGE_INFO', 'DEFECT', 'WRONG_ITEM', 'SHIPPING', 'PAYMENT', 'OTHER'] as const
export type TicketType = (typeof ticketTypes)[number]
export const ticketStatuses = ['NEW', 'IN_PROGRESS', 'SOLVED', 'SPAM'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
/** Who must act next. */
export const ticketWaits = ['STAFF', 'REQUESTER', 'PRODUCTION', 'CARRIER'] as const
export type TicketWait = (typeof ticketWaits)[number]
/** What staff decide about a ticket. */
export const decisionKinds = ['REFUND', 'REPRINT', 'RESHIP', 'REJECT'] as const
export type DecisionKind = (typeof decisionKinds)[number]
/** Whose fault it was: reports add them up. */
export const decisionCauses = ['PRINT', 'MATERIAL', 'CARRIER', 'ADDRESS', 'SELLER', 'OTHER'] as const
export type DecisionCause = (typeof decisionCauses)[number]
/** What a line of a talk says of another ticket. */
export const mergeSteps = ['INTO', 'FROM', 'SPLIT'] as const
export type MergeStep = (typeof mergeSteps)[number]
/** Of support: 1 is very bad, 5 very good. */
export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** In characters, files of one message, and pages of a PDF. */
export const ticketLimits = { subjectMax: 150, textMax: 5_000, noteMax: 2_000, filesMax: 10, pdfPagesMax: 200, itemsMax: 100 } as const

/** Of an order's row, or as a page reads it. */
export interface AskedOrder {
  status: OrderStatus
  orderType: OrderType
  paidAt: Date | string | null
  handedOverAt: Date | string | null
}

/** Staff can still stop or change it: it is paid and has not left. */
const isOurs = ({ status, paidAt, handedOverAt }: AskedOrder) => paidAt !== null && handedOverAt === null && !gone.includes(status)
/** Ended, or with its carrier without a hand-over of ours. */
const gone: readonly OrderStatus[] = ['CANCELLED', 'REFUNDED', 'PARTIAL_REFUNDED', 'ACTIVED', 'IN_TRANSIT', 'DELIVERED', 'CLOSED']
/** Something of ours has left and may be in its buyer's hands, whatever its carrier says. */
const hasLeft = ({ status, orderType, handedOverAt }: AskedOrder) => orderType !== 'LABEL' && handedOverAt !== null && !isSettled(status)
const isOnItsWay = ({ status, paidAt }: AskedOrder) => paidAt !== null && !isSettled(status)

const offers: Readonly<Record<TicketType, (order: AskedOrder | undefined) => boolean>> = {
  CANCEL: order => order !== undefined && isOurs(order),
  CHANGE_INFO: order => order !== undefined && isOurs(order),
  DEFECT: order => order !== undefined && hasLeft(order),
  WRONG_ITEM: order => order !== undefined && hasLeft(order),
  SHIPPING: order => order !== undefined && isOnItsWay(order),
  PAYMENT: () => true,
  OTHER: () => true,
}
/** What a ticket about this order may be of; without an order, what needs none. */
export const typesFor = (order: AskedOrder | undefined): TicketType[] => ticketTypes.filter(type => offers[type](order))

/** Staff see it in a picture, and must know which items are meant. */
export const needsProof = (type: TicketType): boolean => type === 'DEFECT' || type === 'WRONG_ITEM'

export type OpenFault = 'SUPPORT_TYPE_NOT_OFFERED' | 'SUPPORT_ITEMS_MISSING' | 'SUPPORT_PHOTO_MISSING'
/** Why a ticket may not be opened so, or nothing where it may; `types` are those of its files. */
export function whyNotOpen(
  type: TicketType,
  order: AskedOrder | undefined,
  { items, types }: { items: number; types: readonly string[] },
): OpenFault | undefined {
  if (!offers[type](order)) return 'SUPPORT_TYPE_NOT_OFFERED'
  if (!needsProof(type)) return undefined
  if (items === 0) return 'SUPPORT_ITEMS_MISSING'
  return types.some(isPhoto) ? undefined : 'SUPPORT_PHOTO_MISSING'
}
export const isPhoto = (type: string): boolean => type === 'image/jpeg' || type === 'image/png'

/** Somebody still has to do something about it: its order is not closed by the clock. */
export const isOpenTicket = (status: TicketStatus): boolean => status === 'NEW' || status === 'IN_PROGRESS'

const moves: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  NEW: ['IN_PROGRESS', 'SOLVED', 'SPAM'],
  IN_PROGRESS: ['IN_PROGRESS', 'SOLVED', 'SPAM'],
  SOLVED: ['IN_PROGRESS', 'NEW'],
  SPAM: ['NEW'],
}
/** Why a ticket may not go there, or nothing where it may. */
export const whyNotMove = (from: TicketStatus, to: TicketStatus): 'SUPPORT_IS_SPAM' | 'SUPPORT_MOVED' | undefined =>
  moves[from].includes(to) ? undefined : from === 'SPAM' ? 'SUPPORT_IS_SPAM' : 'SUPPORT_MOVED'

/** A reply opens a solved ticket again until then; after it, it begins another one. */
export const reopenUntil = (solvedAt: Date): Date => later(solvedAt, 14 * day)
/** Whether a reply at this moment opens it again; the last moment counts. */
export const isReopened = ({ reopenUntil }: { reopenUntil: Date | null }, now: Date): boolean =>
  reopenUntil !== null && now.getTime() <= reopenUntil.getTime()

// Where a ticket is read.
export const ticketPath = (id: number): string => `/ticket/${id}`
export const officeTicketPath = (id: number): string => `/office/ticket/${id}`

/** The ticket's page with this rating chosen: it is sent there, so that no program that follows links rates. */
export const ratingPath = (id: number, rating: Rating): string => `${ticketPath(id)}?rating=${rating}`
