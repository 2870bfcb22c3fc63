// The shapes of PayPal's answers that are read, and nothing of the rest.
import { z } from 'zod'
import type { Cents } from '#base/money.ts'
import type { GatewayOrder } from './paypal.ts'

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const Unit = z.object({
  custom_id: z.string().default(''),
  amount: Amount,
  payee: z.object({ merchant_id: z.string().default('') }).default({ merchant_id: '' }),
  payments: z
    .object({
      captures: z.array(z.object({ id: z.string(), status: z.string(), amount: Amount })).default([]),
      refunds: z.array(z.object({ id: z.string(), status: z.string(), amount: Amount })).default([]),
    })
    .default({ captures: [], refunds: [] }),
})
const Link = z.object({ rel: z.string(), href: z.string() })

export const Opened = z.object({ id: z.string().min(1).max(100), links: z.array(Link) })
export const Order = z.object({ id: z.string(), status: z.string(), purchase_units: z.array(Unit).min(1) })
export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })
export const Verdict = z.object({ verification_status: z.string() })
export const Refused = z.object({ details: z.array(z.object({ issue: z.string().default('') })).default([]) })

/** Dollars as PayPal writes them, `100.00`, in cents; NaN for anything else. */
export const centsOf = (value: string): Cents => (/^\d{1,9}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : Number.NaN)
export const dollarsOf = (cents: Cents): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** One purchase is asked for; an order of several is none of ours and gets an amount that matches nothing. */
export function orderOf({ id, status, purchase_units: units }: z.output<typeof Order>): GatewayOrder {
  const [unit] = units
  if (!unit) throw new Error('An order has a purchase.')
  const { custom_id: customId, amount, payee, payments } = unit
  return {
    id,
    status,
    customId,
    amountCents: units.length === 1 ? centsOf(amount.value) : Number.NaN,
    currency: amount.currency_code,
    payeeId: payee.merchant_id,
    captures: payments.captures.map(each => ({
      id: each.id,
      status: each.status,
      amountCents: centsOf(each.amount.value),
      currency: each.amount.currency_code,
    })),
    reversals: payments.refunds
      .filter(each => each.status === 'COMPLETED' && each.amount.currency_code === 'USD')
      .map(each => ({ id: each.id, amountCents: centsOf(each.amount.value) })),
  }
}
