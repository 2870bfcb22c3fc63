import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, PageQuery, pageOf } from '#base/shapes.ts'
import { newsStates, sourceStates } from './rules.ts'

const webhook = subject('webhook', ['Webhook', 'Webhook'], { office: '/office/inbound' })
const readers = { staff: ['support', 'auditor'] } as const

const InboundNews = z.object({
  id: Id,
  /** The sender's name. */
  title: z.string(),
  deliveryId: z.string(),
  state: z.enum(newsStates),
  tries: z.int(),
  /** What the last try failed with. */
  fault: z.string(),
  at: Instant,
  doneAt: Instant.nullable(),
})

export const inboundCalls = {
  inboundNews: call('GET /v1/office/inbound', {
    access: readers,
    touches: 'any',
    summary: 'Webhooks that senders proved to be theirs, newest first, one page; they are kept for 30 days',
    query: PageQuery.extend({ state: z.enum(newsStates).optional(), source: z.string().max(100).optional() }),
    answer: pageOf(InboundNews),
  }),
  inboundSources: call('GET /v1/office/inbound/source', {
    access: readers,
    touches: 'nothing',
    summary: 'Who may send webhooks, where to, and when the last one came',
    answer: dataOf(
      z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          /** Without the part that is a secret of each account. */
          url: z.string(),
          state: z.enum(sourceStates),
          lastAt: Instant.nullable(),
        }),
      ),
    ),
  }),
  inboundBody: call('GET /v1/office/inbound/{id}', {
    // It may hold personal data of anybody's.
    access: { staff: [] },
    touches: 'any',
    summary: 'What a webhook said, as it came; no text where its bytes are none',
    params: IdParam,
    answer: dataOf(z.object({ id: Id, text: z.string().nullable(), bytes: z.int() })),
  }),
  takeInboundAgain: call('POST /v1/office/inbound/{id}/again', {
    access: { staff: ['support'] },
    touches: 'any',
    money: { none: 'Does again what its sender said: what that moves is moved once' },
    did: { about: webhook, done: ['Processed a webhook again', 'Xử lý lại webhook'] },
    summary: 'Process a webhook again that failed or was processed',
    params: IdParam,
    answer: dataOf(z.object({ id: Id })),
  }),
}
