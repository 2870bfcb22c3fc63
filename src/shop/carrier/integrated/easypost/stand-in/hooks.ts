// The stand-in's webhooks: who is told, and what is sent to them.
import { createHmac, randomBytes } from 'node:crypto'
import type { StandInAnswer, StandInBooks, StandInCall, StandInPush } from '../../../port.ts'
import { done } from '../../stand-in.ts'
import { ChangedWebhook, NewWebhook } from './asked.ts'
import { type Held, type Hook, hooksOf, keepHook, newId } from './books.ts'
import { bodyOf, failed } from './reply.ts'
import { trackerOf } from './shown.ts'

export async function webhooks(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const hooks = await hooksOf(books, owner)
  const id = call.path.split('/')[3] ?? ''
  if (id === '' && call.method === 'GET') return done(200, { webhooks: hooks.map(shownHook) })
  if (id === '' && call.method === 'POST') {
    const read = await bodyOf(NewWebhook, call, books)
    if (!read.success) return read.refusal
    const { url, webhook_secret: secret = '' } = read.data.webhook
    if (hooks.some(hook => hook.url === url)) return failed(422, 'WEBHOOK.URL.DUPLICATE', 'This url is used already.')
    return kept(books, owner, { id: newId('hook'), url, secret, disabledAt: null }, 201)
  }
  const hook = hooks.find(it => it.id === id)
  if (!hook || call.method !== 'PATCH') return failed(404, 'NOT_FOUND', 'The requested resource could not be found.')
  const read = await bodyOf(ChangedWebhook, call, books)
  if (!read.success) return read.refusal
  return kept(books, owner, { ...hook, secret: read.data.webhook_secret ?? hook.secret, disabledAt: null }, 200)
}

async function kept(books: StandInBooks, owner: string, hook: Hook, status: number): Promise<StandInAnswer> {
  await keepHook(books, owner, hook)
  await books.count('webhooks')
  return done(status, shownHook(hook))
}

const shownHook = ({ id, url, disabledAt }: Hook) => ({ id, object: 'Webhook', mode: 'test', url, disabled_at: disabledAt })

/** ONCE, TWICE: what happened is sent so often. NONE: it is lost. FORGED: somebody else sends it. DISABLE: none is sent, and none will be. */
export const pushes = ['ONCE', 'TWICE', 'NONE', 'FORGED', 'DISABLE'] as const

/** What is sent of a parcel to whoever is to be told. */
export async function pushesOf(books: StandInBooks, held: Held, how: (typeof pushes)[number]): Promise<StandInPush[]> {
  const hooks = (await hooksOf(books, held.owner)).filter(({ disabledAt }) => disabledAt === null)
  if (how === 'DISABLE') for (const hook of hooks) await keepHook(books, held.owner, { ...hook, disabledAt: books.now().toISOString() })
  if (how === 'NONE' || how === 'DISABLE') return []
  return hooks.flatMap(({ url: address, secret }) => {
    const event = { id: newId('evt'), object: 'Event', mode: 'test', description: 'tracker.updated', previous_attributes: {} }
    const body = JSON.stringify({ ...event, result: trackerOf(held) })
    const by = how === 'FORGED' ? randomBytes(16).toString('hex') : secret.normalize('NFKD')
    const proof = createHmac('sha256', by).update(body).digest('hex')
    const push = { address, headers: { 'content-type': 'application/json', 'x-hmac-signature': `hmac-sha256-hex=${proof}` }, body }
    return how === 'TWICE' ? [push, push] : [push]
  })
}
