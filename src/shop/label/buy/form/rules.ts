// The buying-label form: what a parcel may be, and what becomes of its label. One rule for the page, the call and a file's row.
import { day, later } from '#base/time.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'

/** So many packages one form has, so many rows a file, and so many labels are printed or marked together. */
export const formLimits = {
  packages: 50,
  paper: 200,
  rows: 500,
  text: 100,
  quantity: 10_000,
  unitPriceCents: 1_000_000_00,
  /** The heaviest that any carrier of ours takes; each says what its own services take. */
  weightOz: 150 * 16,
  /** The longest side that any carrier of ours takes. */
  inches: 108,
} as const

/** Where labels are printed: each on a page of its own, or two on a sheet at their true size. */
export const labelPapers = ['LABEL', 'A4', 'LETTER'] as const
export type LabelPaperName = (typeof labelPapers)[number]

/**
 * BUYING: paid, and its carrier is being asked. READY: made, not on paper yet. PRINTED: on paper. USED: its carrier has the parcel. VOIDING:
 * given back, and its postage is looked at. VOIDED: that has ended. FAILED: its carrier did not sell it, and the money is back.
 */
export const boughtStates = ['BUYING', 'READY', 'PRINTED', 'USED', 'VOIDING', 'VOIDED', 'FAILED'] as const
export type BoughtState = (typeof boughtStates)[number]

/** Carriers take unused labels back within this time: USPS after 30 days no more. */
const voidableMs = 30 * day
/** Until when a label is given back; nothing where its carrier has the parcel, or it is none. */
export const voidableUntil = ({ state, madeAt }: { state: BoughtState; madeAt: Date | null }): Date | null =>
  madeAt !== null && (state === 'READY' || state === 'PRINTED') ? later(madeAt, voidableMs) : null

/** Staff gave its label back, and its order waits: nothing goes with it any more, and its cancel brings the money back. */
export const isLeftBehind = ({ state, orderStatus }: { state: BoughtState; orderStatus: OrderStatus }): boolean =>
  (state === 'VOIDING' || state === 'VOIDED') && orderStatus === 'ERROR'
