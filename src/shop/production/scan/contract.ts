import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant } from '#base/shapes.ts'
import { OrderStatus } from '#shop/order/status/contract.ts'
import { byProduction, production, watch } from '../contract.ts'

/** A bin that holds an order's passed pieces; its id is the number that stands on it. */
const Bin = z.object({
  id: Id,
  orderId: Id,
  /** Null of an order that its seller has deleted. */
  status: OrderStatus.nullable(),
  seller: z.string(),
  takenAt: Instant,
  /** When the order must leave, as far as its platform says. */
  dueAt: Instant.nullable(),
  /** Pieces of the order that have passed, of how many. */
  passed: z.int(),
  pieces: z.int(),
  /** Nobody makes the others any more: what lies there is to be taken out. */
  isEnded: z.boolean(),
})

export const binCalls = {
  bins: call('GET /v1/office/production/bin', {
    ...watch,
    summary: 'The bins that hold pieces of orders of several, and how many bins there are',
    answer: dataOf(z.object({ total: z.int(), held: z.array(Bin) })),
  }),
  emptyBin: call('POST /v1/office/production/bin/{id}/empty', {
    ...byProduction,
    money: { none: 'Makes what is paid' },
    did: { about: production, done: ['Emptied a bin', 'Dọn trống ngăn'] },
    summary: 'Say that a bin was emptied; the order that was seen in it is named, so that nobody empties another’s',
    params: IdParam,
    body: z.object({ orderId: Id }),
    answer: dataOf(z.object({ id: Id })),
  }),
}

/** A print of a piece as large as it comes onto it. */
const PiecePrint = z.object({
  /** Its print file. */
  id: Id,
  side: z.string(),
  /** Of the whole file, its bleed included. */
  widthInches: z.number(),
  heightInches: z.number(),
  /** The file is printed as in a mirror: on the piece it is the other way round. */
  isMirrored: z.boolean(),
})

export const pieceCalls = {
  piecePrints: call('GET /v1/office/production/ticket/{id}/print', {
    ...watch,
    summary: 'The ready print files of a ticket’s piece with their size in inches, for a preview at true size',
    params: IdParam,
    answer: dataOf(z.array(PiecePrint)),
  }),
}
