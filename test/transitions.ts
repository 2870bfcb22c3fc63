// Orders' transitions as the specification's table has them, letter for letter, and the rows that a decision of ours adds, each in a file by its number.
import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { ActorRole, OrderKind } from '#shop/order/status/facts.rules.ts'
import type { OrderStep } from '#shop/order/status/rules.ts'
import given from '#test/fixtures/order-transitions.json' with { type: 'json' }
import ours from '#test/fixtures/order-transitions-158.json' with { type: 'json' }

interface Row {
  step: OrderStep
  from: OrderStatus | 'NEW'
  to: OrderStatus
  by: ActorRole[]
  types: OrderKind[]
  guard: string
  money: string
}

/** The specification's own; `rules.test.ts` finds every word of it in the rules. */
export const specified = given as { statuses: OrderStatus[]; terminal: OrderStatus[]; transitions: Row[] }
/** Decision 158: what comes back after it was delivered goes out again. */
export const backLate = ours.transitions as Row[]
export const everyRow: readonly Row[] = [...specified.transitions, ...backLate]
