// Where the payer was going, kept in the tab while they are at the gateway; a tab that keeps nothing only shows one link less.
import { depositReturn } from '#shop/wallet/deposit/rules.ts'

const nameOf = (paymentId: number) => `payment-from-${paymentId}`

export function rememberReturn(paymentId: number, from: string): void {
  try {
    sessionStorage.setItem(nameOf(paymentId), from)
  } catch {
    // A browser may forbid it, and it is only a link.
  }
}

export function rememberedReturn(paymentId: number): string | undefined {
  try {
    return depositReturn(sessionStorage.getItem(nameOf(paymentId)) ?? '')
  } catch {
    return undefined
  }
}
