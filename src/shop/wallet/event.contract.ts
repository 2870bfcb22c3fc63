// The news of the wallet.
import type {} from '#base/event.ts'

declare module '#base/event.ts' {
  interface Events {
    'deposit.submitted': { depositId: number; sellerId: number; amountCents: number }
    'deposit.waiting': { depositId: number; sellerId: number; question: string }
    'deposit.completed': { depositId: number; sellerId: number; receivedCents: number; balanceCents: number }
    'deposit.withdrawn': { depositId: number; sellerId: number }
    'ledger.broken': { count: number; first: string }
    'deposit.cancelled': { depositId: number; sellerId: number; remark: string }
  }
}
