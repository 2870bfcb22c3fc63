// A provider that speaks PayPal's Orders v2 and webhooks and moves no money: for deployments on their owner's own machine, and for tests.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Account } from './http.ts'

/** A name that no name server knows (RFC 6761); the outbound client is told where it is. */
export const standInHost = 'payments.inkport.test'

/** The account by which a deployment reaches its own provider; the secret is one of the app's. */
export const standInAccount = (secret: Buffer): Account => ({
  mode: 'TEST',
  baseUrl: `https://${standInHost}`,
  clientId: 'test',
  clientSecret: secret.toString('hex'),
  webhookId: 'TEST-WEBHOOK',
  merchantId: 'TESTMERCHANT',
})

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const Asked = z.object({
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string(),
        description: z.string().default(''),
        amount: Amount,
        payee: z.object({ merchant_id: z.string() }),
      }),
    )
    .length(1),
  application_context: z.object({ return_url: z.string(), cancel_url: z.string() }),
})
const HeldOrder = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'APPROVED', 'COMPLETED']),
  isDeclined: z.boolean(),
  asked: Asked,
  captureId: z.string().nullable(),
  refunds: z.array(z.object({ id: z.string(), value: z.string() })),
})
export type HeldOrder = z.output<typeof HeldOrder>
export interface WebhookMessage {
  type: string
  resource: object
}

/** The provider's book: one small file per order, so that it outlives the process. */
export function openStandIn(folder: string, account: Account) {
  const orders = new Map<string, HeldOrder>()
  const byRequest = new Map<string, string>()
  const keep = async (order: HeldOrder) => {
    orders.set(order.id, order)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${order.id}.json`), JSON.stringify(order))
  }
  const find = async (id: string): Promise<HeldOrder | undefined> => {
    if (!/^T[0-9A-F]{16}$/.test(id)) return undefined
    const text = orders.has(id) ? undefined : await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined)
    if (text !== undefined) orders.set(id, HeldOrder.parse(JSON.parse(text)))
    return orders.get(id)
  }
  return {
    account,
    find,
    isClient: (authorization: string | undefined) => isSame(authorization ?? '', `Basic ${basicOf(account)}`),
    token: signed(account, 'token'),
    isToken: (authorization: string | undefined) => isSame(authorization ?? '', `Bearer ${signed(account, 'token')}`),
    /** The same request id gives the same order. */
    async open(body: string, requestId: string): Promise<HeldOrder> {
      const known = byRequest.get(requestId)
      const before = known === undefined ? undefined : await find(known)
      if (before) return before
      const id = `T${randomBytes(8).toString('hex').toUpperCase()}`
      byRequest.set(requestId, id)
      const order: HeldOrder = {
        id,
        status: 'CREATED',
        isDeclined: false,
        asked: Asked.parse(JSON.parse(body)),
        captureId: null,
        refunds: [],
      }
      await keep(order)
      return order
    },
    /** The payer's word on the approval page; said once. */
    async decide(order: HeldOrder, decision: 'approve' | 'decline'): Promise<void> {
      if (order.status === 'CREATED') await keep({ ...order, status: 'APPROVED', isDeclined: decision === 'decline' })
    },
    /** Nothing where it is captured; else PayPal's word for why not. Captured twice is captured once. */
    async capture(order: HeldOrder): Promise<string | undefined> {
      if (order.status === 'COMPLETED') return undefined
      if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED'
      if (order.isDeclined) return 'INSTRUMENT_DECLINED'
      await keep({ ...order, status: 'COMPLETED', captureId: `${order.id}C` })
      return undefined
    },
    /** REVERSED: a payer's bank took the money back, and nobody here was asked. */
    async refund(order: HeldOrder, value: string, how: 'REFUNDED' | 'REVERSED' = 'REFUNDED'): Promise<WebhookMessage> {
      const id = `${order.id}R${order.refunds.length + 1}`
      await keep({ ...order, refunds: [...order.refunds, { id, value }] })
      const links = [{ rel: 'up', href: `https://${standInHost}/v2/payments/captures/${order.captureId}` }]
      const custom_id = order.asked.purchase_units[0]?.custom_id
      return { type: `PAYMENT.CAPTURE.${how}`, resource: { id, custom_id, amount: { currency_code: 'USD', value }, links } }
    },
    /** What PayPal says of the order; `bent` are the parts that a test wants otherwise. */
    shown: (order: HeldOrder, bent: Overrides = {}) => shownOrder(order, bent),
    /** The headers of a webhook, which are the provider's signature. */
    headersFor: (raw: string): Record<string, string> => {
      const [id, time] = [randomBytes(8).toString('hex'), new Date().toISOString()]
      return {
        'content-type': 'application/json',
        'paypal-auth-algo': 'HMAC',
        'paypal-cert-url': `https://${standInHost}/cert`,
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(account, { id, time, webhookId: account.webhookId, event: JSON.parse(raw) }),
      }
    },
    isGenuine: (body: string): boolean => {
      const read = Verification.safeParse(JSON.parse(body))
      if (!read.success) return false
      const {
        transmission_id: id,
        transmission_time: time,
        transmission_sig: given,
        webhook_id: webhookId,
        webhook_event: event,
      } = read.data
      return isSame(given, signatureOf(account, { id, time, webhookId, event }))
    },
  }
}

export interface Overrides {
  value?: string | undefined
  currency?: string | undefined
  payee?: string | undefined
  customId?: string | undefined
  /** Instead of the one capture of the whole: tries that failed, or a sum in parts. */
  captures?: readonly { status: string; value: string }[] | undefined
}
function shownOrder({ id, status, asked, captureId, refunds }: HeldOrder, bent: Overrides) {
  const [unit] = asked.purchase_units
  if (!unit) throw new Error('An order has a purchase.')
  const amount = { currency_code: bent.currency ?? unit.amount.currency_code, value: bent.value ?? unit.amount.value }
  const custom_id = bent.customId ?? unit.custom_id
  const parts = bent.captures?.map(({ status, value }) => ({ status, amount: { ...amount, value } })) ?? [{ status: 'COMPLETED', amount }]
  const captures = captureId === null ? [] : parts.map((part, at) => ({ id: `${captureId}${at || ''}`, ...part, custom_id }))
  const given = refunds.map(each => ({ id: each.id, status: 'COMPLETED', amount: { currency_code: 'USD', value: each.value } }))
  return {
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id,
        amount,
        payee: { merchant_id: bent.payee ?? unit.payee.merchant_id },
        payments: { captures, refunds: given },
      },
    ],
  }
}

const Verification = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
})
const basicOf = ({ clientId, clientSecret }: Account) => Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
const signed = ({ clientSecret }: Account, text: string) => createHmac('sha256', clientSecret).update(text).digest('hex')
const signatureOf = (account: Account, { id, time, webhookId, event }: { id: string; time: string; webhookId: string; event: unknown }) =>
  signed(account, [id, time, webhookId, JSON.stringify(event)].join('|'))

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
