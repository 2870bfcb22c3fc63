// Payments through PayPal (Orders v2, intent CAPTURE, US dollars): the port, and what its answers mean.
import type { Cents } from '#base/money.ts'

export interface OrderAsk {
  /** Ours, the same over all tries: PayPal makes one order of it, and shows it to us as `custom_id` and `invoice_id`. */
  readonly key: string
  readonly amountCents: Cents
  readonly description: string
  readonly returnUrl: string
  readonly cancelUrl: string
}
export interface OpenedOrder {
  readonly id: string
  /** Where the payer says yes. */
  readonly approveUrl: string
}
export interface Capture {
  readonly id: string
  readonly status: string
  readonly amountCents: Cents
  readonly currency: string
}
export interface Reversal {
  readonly id: string
  readonly amountCents: Cents
}
/** An order as PayPal tells of it. Amounts that are not written in dollars and cents are NaN. */
export interface GatewayOrder {
  readonly id: string
  readonly status: string
  readonly customId: string
  readonly amountCents: Cents
  readonly currency: string
  readonly payeeId: string
  readonly captures: readonly Capture[]
  /** Money that PayPal has given back to the payer. */
  readonly reversals: readonly Reversal[]
}

/**
 * The port of PayPal. Every call throws GatewayError or OutboundRefusal where the outcome is not known: it is asked about later, never done
 * again blindly.
 */
export interface PayPal {
  /** TEST: a provider of this deployment's own, where no money moves. OFF: there is none. */
  readonly mode: 'LIVE' | 'TEST' | 'OFF'
  /** For the buttons in the page; empty where there are none. */
  readonly clientId: string
  /** Whose money it is: the payee of every order. */
  readonly merchantId: string
  openOrder(ask: OrderAsk): Promise<OpenedOrder>
  /** Nothing where PayPal knows no such order. */
  findOrder(id: string): Promise<GatewayOrder | undefined>
  /** Takes the money of an approved order, or says PayPal's word for why not (`INSTRUMENT_DECLINED`). */
  captureOrder(id: string, key: string): Promise<{ refusal?: string }>
  /** Whether PayPal has sent this webhook: it is asked, with the body as it came. */
  isGenuine(headers: Readonly<Record<string, string | undefined>>, body: string): Promise<boolean>
}

/** PayPal's answer is none that its manual knows of; it carries no words of it. */
export class GatewayError extends Error {
  readonly status: number
  constructor(call: string, status: number) {
    super(`PayPal answered ${status} to ${call}.`)
    this.name = 'GatewayError'
    this.status = status
  }
}
