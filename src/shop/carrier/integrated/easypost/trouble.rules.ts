// EasyPost's errors, and what each means for a purchase (EasyPost's Errors Guide; the codes of purchases by what public programs do with
// them). Of one that nobody has named, nobody knows what became of the purchase.

/**
 * SOLD: it was bought before, and is to be read. UNKNOWN: nobody knows yet. STOPPED: the account may not, and nothing was sold. REFUSED and
 * CUSTOMS: the shipment, or its declaration, is no good, and nothing was sold.
 */
export type Meaning = 'SOLD' | 'UNKNOWN' | 'STOPPED' | 'REFUSED' | 'CUSTOMS'

interface Known {
  readonly meaning: Meaning
  /** What staff and sellers read; never the carrier's own words. */
  readonly reason: string
}
/** By the beginning of the code, the longer one first. */
const known: readonly (readonly [code: string, Known])[] = [
  ['SHIPMENT.POSTAGE.EXISTS', { meaning: 'SOLD', reason: '' }],
  ['SHIPMENT.PURCHASE.IN_PROGRESS', { meaning: 'UNKNOWN', reason: '' }],
  ['SHIPMENT.POSTAGE.TIMED_OUT', { meaning: 'UNKNOWN', reason: '' }],
  ['SHIPMENT.POSTAGE.NO_RESPONSE', { meaning: 'UNKNOWN', reason: '' }],
  ['SHIPMENT.POSTAGE.FAILURE', { meaning: 'REFUSED', reason: 'the postage could not be bought' }],
  ['SHIPMENT.POSTAGE.INVALID_FORMAT', { meaning: 'REFUSED', reason: 'there is no label in this format' }],
  ['SHIPMENT.POSTAGE.FORMAT_UNAVAILABLE', { meaning: 'REFUSED', reason: 'there is no label in this format' }],
  ['SHIPMENT.CUSTOMS_INFO.', { meaning: 'CUSTOMS', reason: 'the declaration is refused' }],
  ['CUSTOMS_INFO.', { meaning: 'CUSTOMS', reason: 'the declaration is refused' }],
  ['CUSTOMS_ITEM.', { meaning: 'CUSTOMS', reason: 'the declaration is refused' }],
  ['SHIPMENT.RATE.', { meaning: 'REFUSED', reason: 'the rate is gone' }],
  ['SHIPMENT.RATES.', { meaning: 'REFUSED', reason: 'there is no rate' }],
  ['SHIPMENT.MISSING_RATE', { meaning: 'REFUSED', reason: 'the rate is gone' }],
  ['SHIPMENT.MISSING_INFORMATION', { meaning: 'REFUSED', reason: 'the shipment is incomplete' }],
  ['SHIPMENT.INVALID', { meaning: 'REFUSED', reason: 'the shipment is refused' }],
  ['SHIPMENT.OPTIONS.INVALID', { meaning: 'REFUSED', reason: 'the shipment is refused' }],
  ['SHIPMENT.CARRIER_ACCOUNTS.', { meaning: 'REFUSED', reason: 'the shipment is refused' }],
  ['ADDRESS.', { meaning: 'REFUSED', reason: 'the address is refused' }],
  ['PARCEL.', { meaning: 'REFUSED', reason: 'the weight or the size is refused' }],
  ['MODE.', { meaning: 'STOPPED', reason: '' }],
  ['USER.UNAUTHORIZED', { meaning: 'STOPPED', reason: '' }],
]

/** What an error of a purchase says. */
export const meaningOf = (code: string): Meaning => knownOf(code)?.meaning ?? 'UNKNOWN'
/** A reason that sellers may read, with the code where it is one that we know. */
export function reasonOf(code: string): string {
  const reason = knownOf(code)?.reason
  return reason ? `${reason} (${code})` : 'the shipment is refused'
}
const knownOf = (code: string): Known | undefined =>
  /^[A-Z_.]{1,60}$/.test(code) ? known.find(([beginning]) => code.startsWith(beginning))?.[1] : undefined
