// USPS over plain HTTP, through the guarded client (USPS/api-examples, README; its own descriptions of Labels 3.9.8, International Labels
// 3.3.3 and Tracking 3.2.4). A call is opened by a token of the app, and one that costs money by a second one of the account that pays.
import { createHash } from 'node:crypto'
import { hour, second } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import type { OpenAccount } from '../../../port.ts'
import { CarrierTrouble } from '../../../rules.ts'
import { type Answered, callCarrier, jsonOf, readerOf, troubleOf } from '../../http.ts'
import { type Opening, openingOf } from '../account.rules.ts'
import { standInHost } from '../stand-in/asked.ts'
import { AccessToken, Failed, PaymentToken } from './answers.ts'
import { type Token, type Tokens, tokensOf } from './tokens.ts'

interface Asked {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** JSON. */
  body?: string
  /** Our key of a purchase: under it the same bytes are bought once. */
  key?: string
  accept?: string
  /** The account that pays is named, too. */
  isPaid?: true
}
interface Done {
  isDone: true
  json: unknown
  /** As it came: a form comes in parts. */
  text: string
}
/** An answer that says what became of the call: done, or an error. `about` is what the error is about, in USPS's words. */
export type Reply = Done | { isDone: false; status: number; said: string; about: string }

export interface Api {
  readonly opening: Opening
  /** Throws a CarrierTrouble where there is no answer, where it is limited and where the account may not. */
  ask(asked: Asked): Promise<Reply>
  /** Asks for both tokens anew. Throws a CarrierTrouble. */
  authorize(): Promise<void>
}

const hosts = { LIVE: 'apis.usps.com', TEST: 'apis-tem.usps.com', TRIAL: standInHost } as const
/** A label is a picture in Base64. */
const answerBytes = 8 * 2 ** 20
/** A payment authorization lasts eight hours, and does not say so. */
const paymentMs = 8 * hour

/** Throws a CarrierTrouble STOPPED where what the account is opened by cannot be right. */
export function openApi({ db, outbound }: Engine, { id, mode, credentials, takeCall, block }: OpenAccount): Api {
  const opening = openingOf(credentials)
  if ('wrong' in opening) throw new CarrierTrouble('STOPPED', { said: opening.wrong })
  const host = hosts[mode]
  const purpose: Purpose = {
    hosts: [host],
    maxBytes: answerBytes,
    types: ['application/*', 'multipart/*'],
    statuses: 'any',
    totalMs: 10_000,
  }
  const owner = createHash('sha256')
    .update(JSON.stringify([id, mode, credentials]))
    .digest('hex')
  const tokens: Tokens = tokensOf(outbound, owner, () => db.now())

  async function send({ method, path, body, key, accept = 'application/json' }: Asked, by: { access?: string; payment?: string }) {
    const headers = {
      accept,
      ...(by.access !== undefined && { authorization: `Bearer ${by.access}` }),
      ...(by.payment !== undefined && { 'x-payment-authorization-token': by.payment }),
      ...(key !== undefined && { 'x-idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const api = apiOf(path)
    await takeCall(api)
    const sending = { method, headers, ...(body !== undefined && { body }), now: db.now() }
    const answer = await callCarrier(outbound, purpose, `https://${host}${path}`, sending)
    if (answer.until) await block(api, answer.until)
    return answer
  }

  function replyOf(answer: Answered): Reply {
    const { status, text } = answer
    const json = jsonOf(text)
    if (status >= 200 && status < 300) return { isDone: true, json, text }
    const { words, about } = wordsOf(json)
    const said = [`HTTP ${status}`, ...words].join(' ')
    const trouble = troubleOf(answer, said)
    if (trouble) throw trouble
    return { isDone: false, status, said, about }
  }

  /** One of the app itself. */
  async function signIn(): Promise<Token> {
    const { consumerKey, consumerSecret } = credentials
    const body = JSON.stringify({ client_id: consumerKey, client_secret: consumerSecret, grant_type: 'client_credentials' })
    const reply = stoppedUnless(replyOf(await send({ method: 'POST', path: '/oauth2/v3/token', body }, {})))
    const { access_token: value, expires_in: seconds } = read(AccessToken, reply.json)
    return { value, lastsMs: seconds * second }
  }

  /** One of who pays and whose label it is. */
  async function authorizePayment(): Promise<Token> {
    const { crid, mid, manifestMid, epsAccount } = opening as Opening // what is wrong was thrown above
    const role = { CRID: crid, MID: mid, manifestMID: manifestMid, accountType: 'EPS', accountNumber: epsAccount }
    const body = JSON.stringify({ roles: ['PAYER', 'LABEL_OWNER'].map(roleName => ({ roleName, ...role })) })
    const reply = stoppedUnless(await ask({ method: 'POST', path: '/payments/v3/payment-authorization', body }))
    return { value: read(PaymentToken, reply.json).paymentAuthorizationToken, lastsMs: paymentMs }
  }

  async function ask(asked: Asked): Promise<Reply> {
    const first = await tokensFor(asked)
    const sent = await send(asked, first)
    if (sent.status !== 401) return replyOf(sent)
    // Either may have ended before its time; which of them USPS does not say.
    for (const value of Object.values(first)) tokens.forget(value)
    return replyOf(await send(asked, await tokensFor(asked)))
  }
  const tokensFor = async ({ isPaid }: Asked): Promise<{ access: string; payment?: string }> => ({
    ...(isPaid && { payment: await tokens.take('payment', authorizePayment) }),
    access: await tokens.take('access', signIn),
  })

  return {
    opening,
    ask,
    async authorize() {
      tokens.forgetAll()
      await tokens.take('payment', authorizePayment)
    },
  }
}

/** `/labels/v3/label`: labels. */
const apiOf = (path: string): string => path.split('/')[1] ?? ''

function stoppedUnless(reply: Reply): Done {
  if (!reply.isDone) throw new CarrierTrouble('STOPPED', { said: reply.said })
  return reply
}

function wordsOf(json: unknown): { words: string[]; about: string } {
  const { error, error_description: more, fault } = Failed.safeParse(json).data ?? {}
  const errors = error?.errors ?? []
  const words = [error?.message, more, fault?.faultstring, ...errors.map(({ detail, title }) => detail ?? title)].flatMap(it => it || [])
  return { words, about: [...errors.flatMap(({ source }) => source?.parameter ?? []), ...words].join(' ') }
}

export const read = readerOf('USPS')
