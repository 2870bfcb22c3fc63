// The news of the wallet.
import { event, type PayloadsOf } from '#base/event.ts'

/** As who reads deposits. */
const money = { own: true, staff: ['finance', 'auditor'] } as const

export const walletEvents = {
  'deposit.submitted': event<{ depositId: number; sellerId: number; amountCents: number }>(money),
  'deposit.waiting': event<{ depositId: number; sellerId: number; question: string }>(money),
  'deposit.completed': event<{ depositId: number; sellerId: number; receivedCents: number; balanceCents: number }>(money),
  'deposit.withdrawn': event<{ depositId: number; sellerId: number }>(money),
  'ledger.broken': event<{ count: number; first: string }>({ own: false, staff: money.staff }),
  'deposit.cancelled': event<{ depositId: number; sellerId: number; remark: string }>(money),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof walletEvents> {}
}
