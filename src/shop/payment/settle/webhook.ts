// PayPal's webhooks. They are hints only: what is true is asked for, so one that is late, doubled, lost or forged changes nothing.
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import type { InboundSource } from '#engine/inbound/source.ts'
import { job } from '#engine/jobs/job.ts'
import { centsOf } from '#engine/paypal/answers.ts'
import { inboundWork } from '#shop/inbound/inbound.ts'
import type { AlertKind } from '../rules.ts'
import { findByCapture, findByGateway, findByKey } from '../store.ts'
import { alert, isUnknown, settle, takeBack } from './settle.ts'

const News = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string().default(''),
    custom_id: z.string().default(''),
    amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
})

const hearJob = job<{ newsId: number }>('payment.hear-webhook', { retries: 8, timeoutSeconds: 60, concurrency: 4 })

/** Whether PayPal has sent it, PayPal itself says, over the text as it came. A repeated one may have another number: it changes nothing either. */
export const paypalSource: InboundSource = {
  name: 'paypal',
  title: 'PayPal',
  path: '/v1/payment/paypal/webhook',
  job: hearJob,
  state: ({ paypal, config }) => (paypal.mode === 'OFF' ? 'OFF' : paypal.mode === 'TEST' || config.secure ? 'ON' : 'NO_ADDRESS'),
  async prove(engine, { headers, raw }) {
    if (engine.paypal.mode === 'OFF') return 'UNKNOWN'
    const text = raw.toString('utf8')
    const news = News.safeParse(jsonOf(text))
    if (!news.success) return refused(engine, 'MALFORMED')
    const isGenuine = await engine.paypal.isGenuine(headers, text).catch(error => {
      if (!isUnknown(error)) throw error
      engine.log.warn({ err: error }, 'PayPal did not say whether a webhook is its own.')
      return undefined
    })
    if (isGenuine === undefined) return 'LATER'
    const { 'paypal-transmission-id': deliveryId } = headers
    return isGenuine && deliveryId !== undefined ? { deliveryId, subjectId: null } : refused(engine, news.data.event_type)
  },
}

export const hearWebhook = inboundWork(hearJob, (engine, { body }) => act(engine, News.parse(jsonOf(body.toString('utf8')))))

async function act(engine: Engine, { event_type: type, resource }: z.output<typeof News>): Promise<void> {
  if (!/^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE)\./.test(type)) return
  const isReversal = type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED'
  const orderId = type.startsWith('CHECKOUT.') ? resource.id : resource.supplementary_data?.related_ids?.order_id
  const captureId = resource.links
    .find(link => link.rel === 'up')
    ?.href.split('/')
    .at(-1)
  const payment =
    (orderId && (await findByGateway(engine.db, orderId))) ||
    (captureId && (await findByCapture(engine.db, captureId))) ||
    (isReversal && (await findByKey(engine.db, resource.custom_id))) ||
    undefined
  if (!payment) return shout(engine, 'FOREIGN', orderId ?? captureId ?? resource.id, type)
  const { amount } = resource
  if (isReversal && amount?.currency_code === 'USD')
    await takeBack(engine, payment, [{ id: resource.id, amountCents: centsOf(amount.value) }])
  else if (isReversal) await shout(engine, 'REVERSED', resource.id, `${amount?.value} ${amount?.currency_code}`)
  await settle(engine, payment.id)
}

/** Anybody can send such, as often as they like: finance hears of it once an hour. */
async function refused(engine: Engine, type: string): Promise<'REFUSED'> {
  await shout(engine, 'UNSIGNED', engine.db.now().toISOString().slice(0, 13), type)
  return 'REFUSED'
}

const shout = (engine: Engine, kind: AlertKind, subject: string, detail: string): Promise<void> =>
  engine.db.transaction(tx => alert(tx, { kind, subject: subject.slice(0, 100), detail: detail.slice(0, 100), paymentId: null }))

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
