import type { OrderStatus } from '../../status/contract.ts'

/** What an order may wait for its seller for; the seller's home counts each, and a list shows just these. */
export const orderNeeds = [
  'FAILED',
  'RETURNED',
  'BROKEN',
  'ADDRESS',
  'ART',
  'RESOLUTION',
  'DUPLICATE',
  'LABEL',
  'ON_HOLD',
  'UNPAID',
] as const
export type OrderNeed = (typeof orderNeeds)[number]

/** The statuses at which orders wait so; of what is missing at any of them: undefined. */
export const needStatuses: Readonly<Record<OrderNeed, readonly OrderStatus[] | undefined>> = {
  FAILED: ['PAYMENT_FAILED'],
  RETURNED: ['ERROR'],
  BROKEN: ['ERROR'],
  ADDRESS: ['PENDING', 'PAYMENT_FAILED'],
  ART: undefined,
  RESOLUTION: ['PENDING'],
  DUPLICATE: ['DUPLICATE'],
  LABEL: ['PRODUCED'],
  ON_HOLD: ['NEW_ORDER', 'PENDING', 'PAYMENT_FAILED'],
  UNPAID: ['PENDING'],
}
