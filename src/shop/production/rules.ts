// The rules of the production floor: what a ticket may go through, and what an order needs before it may be made.
import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { ProductionFaultCode } from './faults.ts'

/** What keeps print files of a batch from the press: they could not be drawn, or not be put into their hot folder. */
export const batchTroubles = ['RENDER', 'HOT_FOLDER'] as const
export type BatchTrouble = (typeof batchTroubles)[number]
export const ticketStates = ['QUEUED', 'STARTED', 'PASSED', 'FAILED', 'VOID'] as const
export type TicketState = (typeof ticketStates)[number]
export const scanActions = ['start', 'pass', 'fail'] as const
export type ScanAction = (typeof scanActions)[number]

/** Why a piece is made again. */
export const failCauses = ['SMEARED', 'MISPLACED', 'COLOUR', 'GARMENT', 'WRONG', 'PRINT_LOST', 'FILE'] as const
export type FailCause = (typeof failCauses)[number]
const spoiling: readonly FailCause[] = ['SMEARED', 'MISPLACED', 'COLOUR', 'GARMENT']
/** Whether the reprint needs another blank. Of a wrong product it is another variant's that was used, and before the press none is (decision 207). */
export const spoilsBlank = (cause: FailCause): boolean => spoiling.includes(cause)

/** Orders of one batch, and of those that are chosen together. */
export const batchMax = 500

/** How soon an order of the queue must leave: what is late is due within a day, too. */
export const dueWithin = ['LATE', 'DAY', 'THREE_DAYS', 'NONE'] as const
export const queueOrders = ['OLDEST', 'DUE'] as const

/** The stations of the production floor in its order: an order's making, where an early label comes before the start. */
export const stages = [
  'NEW_ORDER',
  'PROCESSING',
  'EXPORTED',
  'LABEL_CREATED',
  'IN_PRODUCTION',
  'PRODUCED',
  'PRINTED',
] as const satisfies readonly OrderStatus[]

/** What a scan makes of a ticket. */
export const stateAfter: Readonly<Record<ScanAction, TicketState>> = { start: 'STARTED', pass: 'PASSED', fail: 'FAILED' }

/** Why this piece may not be scanned so now, or nothing where it may. A piece that has passed may still fail: at packing, say. */
export function whyNotScan(action: ScanAction, state: TicketState): ProductionFaultCode | undefined {
  if (state === 'VOID') return 'TICKET_VOID'
  if (state === 'FAILED') return 'TICKET_FAILED'
  if (action === 'start') return state === 'STARTED' ? 'TICKET_STARTED' : state === 'PASSED' ? 'TICKET_PASSED' : undefined
  if (state === 'QUEUED') return 'TICKET_NOT_STARTED'
  return action === 'pass' && state === 'PASSED' ? 'TICKET_PASSED' : undefined
}

/** 'T000042': what people read on a ticket, and the beginning of its files' names. */
export const ticketCode = (id: number): string => `T${String(id).padStart(6, '0')}`
/** What names the spoiled blank of a ticket's piece in the stock's history. */
export const spoiledBy = (ticketId: number): string => `reprint:${ticketId}`
/** What the ticket's QR code says; the prefix keeps it apart from every other code that lies on a bench. */
export const ticketQr = (id: number): string => `INKPORT:${ticketCode(id)}`

/** A scanner's or a person's text: a ticket, or an order by its number; nothing where it is neither. */
export function readCode(text: string): { ticketId: number } | { orderId: number } | undefined {
  const match = /^(?:INKPORT:)?(T?)(\d{1,30})$/i.exec(text.trim().replaceAll(/\s/g, ''))
  const id = Number(match?.[2])
  if (!match || !Number.isSafeInteger(id)) return undefined
  return match[1] ? { ticketId: id } : { orderId: id }
}

const over: readonly OrderStatus[] = ['CANCELLED', 'REFUNDED']
/** Nobody makes anything of such an order any more. */
export const isOver = (status: OrderStatus): boolean => over.includes(status)
/** Where an order goes back or ends, nobody may make its open pieces any more. */
export const endsPieces = (status: OrderStatus): boolean => isOver(status) || status === 'ERROR'
/** Whether a piece is beyond scanning because its order is; a ticket is marked void only a moment after that. A piece that has passed stays one while its order is only broken. */
export const isBeyondScan = (status: OrderStatus, state: TicketState): boolean =>
  isOver(status) || (endsPieces(status) && state !== 'PASSED')

/** How a ticket stands: what was cancelled is void from that moment, though its ticket is marked a moment later. */
export function standingState(state: TicketState, of: { isItemCancelled: boolean; status: OrderStatus | undefined }): TicketState {
  if (of.isItemCancelled) return state === 'FAILED' ? state : 'VOID'
  const isOpen = state === 'QUEUED' || state === 'STARTED'
  return isOpen && of.status !== undefined && endsPieces(of.status) ? 'VOID' : state
}

interface Item {
  id: number
  quantity: number
  files: readonly { side: string }[]
}
export interface Counts {
  want: number
  have: number
}

/** Before production the print files of every side are counted against the order (docs/domain.md "Print quality"). */
export function countFiles(items: readonly Item[], ready: readonly { itemId: number; side: string }[]): Counts {
  const made = new Set(ready.map(({ itemId, side }) => `${itemId} ${side}`))
  const wanted = items.flatMap(({ id, files }) => files.map(({ side }) => `${id} ${side}`))
  return { want: wanted.length, have: wanted.filter(each => made.has(each)).length }
}

/** The pieces of an order that no live ticket stands for: those of a first batch, or the reprints. */
export function piecesToMake(items: readonly Omit<Item, 'files'>[], live: readonly { itemId: number; piece: number }[]) {
  const taken = new Set(live.map(({ itemId, piece }) => `${itemId} ${piece}`))
  return items.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({ itemId: id, piece: index + 1 })).filter(
      ({ itemId, piece }) => !taken.has(`${itemId} ${piece}`),
    ),
  )
}

/** Every piece of every item has passed. */
export const isAllPassed = (items: readonly Omit<Item, 'files'>[], passed: readonly { itemId: number; piece: number }[]): boolean =>
  piecesToMake(items, passed).length === 0
