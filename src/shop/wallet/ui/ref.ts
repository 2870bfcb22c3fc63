export const refKinds = [
  'payment',
  'order',
  'deposit',
  'cancel',
  'void',
  'refund',
  'item',
  'reprint',
  'closing',
  'paypal',
  'adjustment',
  'credit',
  'plain',
] as const
export type RefKind = (typeof refKinds)[number]

/** What a transaction of the ledger is for, out of its reference: what it is, of what, and where that is looked at in the office. */
export function refOf(ref: string, type: string): { kind: RefKind; id: string; place?: string } {
  const [head = '', id = '', what] = ref.split(':')
  if (head === 'order') return { kind: kindOfOrder(what, type), id, place: `/office/order/${id}` }
  if (head === 'deposit') return { kind: 'deposit', id, place: `/office/deposits?status=COMPLETED&q=${id}` }
  if (head === 'reprint') return { kind: 'reprint', id }
  if (head === 'paypal') return { kind: 'paypal', id, place: `/office/paypal?q=${id}` }
  if (head === 'closing') return { kind: 'closing', id, place: `/office/people/${id}` }
  if (head === 'adjustment') return { kind: 'adjustment', id, place: '/office/adjustments' }
  if (head === 'credit') return { kind: 'credit', id, place: `/office/wallet/${id}` }
  return { kind: 'plain', id: ref }
}

const kindOfOrder = (what: string | undefined, type: string): RefKind =>
  what === undefined ? (type === 'PAYMENT' ? 'payment' : 'order') : (refKinds.find(kind => kind === what) ?? 'order')
