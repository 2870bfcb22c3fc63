// The buying-label form: what a parcel may be, and when its label may be given back. One rule for the page, the call and a file's row.
import type { Cents } from '#base/money.ts'
import { day, later } from '#base/time.ts'
import type { LabelStatus } from '../../rules.ts'

/** So many packages one form has, and so many labels are bought, printed or marked together. */
export const formLimits = {
  packages: 50,
  paper: 200,
  /** Of a file. */
  rows: 500,
  text: 100,
  quantity: 10_000,
  unitPriceCents: 1_000_000_00,
  /** Pounds that any carrier of ours takes; each says what its own services take. */
  weightOz: 150 * 16,
  /** The longest side that any carrier of ours takes. */
  inches: 108,
} as const

/** Where labels are printed: one on a page of its own, or two on a sheet at their true size. */
export const labelPapers = ['LABEL', 'A4', 'LETTER'] as const
export type LabelPaperName = (typeof labelPapers)[number]
/** Labels on one sheet of this paper. */
export const labelsOn = (paper: LabelPaperName): number => (paper === 'LABEL' ? 1 : 2)

/**
 * BUYING: paid, and its carrier is being asked. READY: made, not on paper yet. PRINTED: on paper. USED: its carrier has the parcel. VOIDING:
 * given back, and its postage is looked at. VOIDED: that has ended. FAILED: its carrier did not sell it, and the money is back.
 */
export const boughtStates = ['BUYING', 'READY', 'PRINTED', 'USED', 'VOIDING', 'VOIDED', 'FAILED'] as const
export type BoughtState = (typeof boughtStates)[number]

/** Carriers take unused labels back within this time: USPS after 30 days no more. */
export const voidableMs = 30 * day
/** Until when a label is given back; nothing where its carrier has the parcel, or it is none. */
export const voidableUntil = ({ state, madeAt }: { state: BoughtState; madeAt: Date | null }): Date | null =>
  madeAt !== null && (state === 'READY' || state === 'PRINTED') ? later(madeAt, voidableMs) : null

/** What a label is to who bought it. */
export function boughtState(label: {
  state: LabelStatus
  refundState: 'NONE' | 'ASKED' | 'REFUNDED' | 'REFUSED'
  printedAt: Date | null
  scannedAt: Date | null
}): BoughtState {
  if (label.state === 'INTENT') return 'BUYING'
  if (label.state === 'FAILED' || label.state === 'REFUSED') return 'FAILED'
  if (label.state === 'VOIDING' || (label.state === 'VOIDED' && label.refundState === 'ASKED')) return 'VOIDING'
  if (label.state === 'VOIDED') return 'VOIDED'
  if (label.state === 'ENDED' || label.scannedAt !== null) return 'USED'
  return label.printedAt === null ? 'READY' : 'PRINTED'
}

/** What every package of a form costs together by the cheapest of each. */
export const cheapestOf = <R extends { cents: Cents }>(rates: readonly R[]): R | undefined =>
  rates.toSorted((one, other) => one.cents - other.cents)[0]
