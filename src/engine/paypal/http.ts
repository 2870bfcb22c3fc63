// PayPal over plain HTTP, through the guarded client (docs: developer.paypal.com, Orders v2 and Webhooks Management v1).
import type { z } from 'zod'
import type { Outbound } from '#engine/outbound/outbound.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { dollarsOf, Opened, Order, orderOf, Refused, Token, Verdict } from './answers.ts'
import { GatewayError, type PayPal } from './paypal.ts'

export interface Account {
  readonly mode: 'LIVE' | 'TEST'
  /** https, without a path. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  readonly merchantId: string
}
type Ask = { method: 'GET' | 'POST'; path: string; body?: string; requestId?: string }

/** A token is renewed this long before it ends. */
const spareMs = 60_000

export function openPayPal(outbound: Outbound, account: Account): PayPal {
  const purpose: Purpose = {
    hosts: [new URL(account.baseUrl).hostname],
    maxBytes: 2 ** 20,
    types: ['application/json'],
    statuses: 'any',
    totalMs: 10_000,
  }
  let token: { value: string; untilMs: number } | undefined

  async function fresh(): Promise<string> {
    if (token && token.untilMs > Date.now()) return token.value
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')
    const answer = await outbound.fetch(purpose, `${account.baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: 'grant_type=client_credentials',
    })
    const read = parsed(Token, 'the sign-in', answer.status, await answer.text())
    token = { value: read.access_token, untilMs: Date.now() + read.expires_in * 1_000 - spareMs }
    return token.value
  }

  async function ask({ method, path, body, requestId }: Ask): Promise<{ status: number; text: string }> {
    const answer = await outbound.fetch(purpose, account.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${await fresh()}`,
        accept: 'application/json',
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body }),
    })
    if (answer.status === 401) token = undefined
    return { status: answer.status, text: await answer.text() }
  }

  return {
    mode: account.mode,
    clientId: account.clientId,
    merchantId: account.merchantId,
    async openOrder(given) {
      const body = JSON.stringify(orderBody(given, account.merchantId))
      const { status, text } = await ask({ method: 'POST', path: '/v2/checkout/orders', body, requestId: given.key })
      const opened = parsed(Opened, 'a new order', status, text)
      const approveUrl = opened.links.find(link => link.rel === 'approve' || link.rel === 'payer-action')?.href
      if (approveUrl === undefined) throw new GatewayError('a new order', status)
      return { id: opened.id, approveUrl }
    },
    async findOrder(id) {
      const { status, text } = await ask({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` })
      return status === 404 ? undefined : orderOf(parsed(Order, 'an order', status, text))
    },
    async captureOrder(id, key) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
      const { status, text } = await ask({ method: 'POST', path, body: '{}', requestId: key })
      if (status >= 200 && status < 300) return {}
      if (status !== 422) throw new GatewayError('a capture', status)
      return { refusal: parsed(Refused, 'a capture', 200, text).details[0]?.issue ?? '' }
    },
    async isGenuine(headers, raw) {
      const named = {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
      }
      if (Object.values(named).some(value => value === undefined || value === '')) return false
      // The event goes as its very text: PayPal checks the bytes that it has sent.
      const body = `${JSON.stringify({ ...named, webhook_id: account.webhookId }).slice(0, -1)},"webhook_event":${raw}}`
      const { status, text } = await ask({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body })
      if (status === 400 || status === 422) return false
      return parsed(Verdict, 'a webhook', status, text).verification_status === 'SUCCESS'
    },
  }
}

/** A deployment without a gateway. */
export const noPayPal: PayPal = {
  mode: 'OFF',
  clientId: '',
  merchantId: '',
  openOrder: off,
  findOrder: off,
  captureOrder: off,
  isGenuine: async () => false,
}
async function off(): Promise<never> {
  throw new GatewayError('a deployment without PayPal', 0)
}

const orderBody = ({ key, amountCents, description, returnUrl, cancelUrl }: Parameters<PayPal['openOrder']>[0], merchantId: string) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: key,
      invoice_id: key,
      description,
      amount: { currency_code: 'USD', value: dollarsOf(amountCents) },
      payee: { merchant_id: merchantId },
    },
  ],
  application_context: {
    brand_name: 'Inkport',
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
    return_url: returnUrl,
    cancel_url: cancelUrl,
  },
})

function parsed<T extends z.ZodType>(shape: T, call: string, status: number, text: string): z.output<T> {
  if (status < 200 || status >= 300) throw new GatewayError(call, status)
  const read = shape.safeParse(jsonOf(text))
  if (!read.success) throw new GatewayError(call, status)
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
