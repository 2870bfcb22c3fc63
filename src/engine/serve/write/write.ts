// A write call: authorized once more, with its idempotency record, its one transaction, its audit row.
import type { Hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { teamOf } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { authorize, authorizeWrite } from '../authorize.ts'
import { errorResponseOf } from '../error-response.ts'
import { languageOf } from '../request.ts'
import { isRefusal, type Refusal, type Route, signerOf, type Who } from '../route.ts'
import type { ServeSettings } from '../settings.ts'
import { claimKey, findAnswer, releaseKey, type StoredAnswer, storeAnswer } from './idempotency.store.ts'

type Simple = (input: object, tx: Tx, engine: unknown) => Promise<unknown>
interface Prepared {
  prepare(input: object, db: unknown, engine: unknown): Promise<unknown>
  write(input: object, tx: Tx, prepared: unknown, engine: unknown): Promise<unknown>
}
type WriteInput = { params: unknown; body: unknown }

/** Runs the handler and answers its status and bytes; the same key and body get the same ones again (promise P3). */
export async function runWrite(
  route: Route,
  settings: ServeSettings,
  request: FastifyRequest,
  input: WriteInput,
  hash: Hash,
  encode: (value: unknown) => string,
): Promise<StoredAnswer> {
  const { engine } = settings
  const { call } = route
  // `routes` has typed the handler against its call; here all of them look alike.
  const handler = route.handler as Simple | Prepared
  const given = call.answersSecret ? undefined : keyOf(request)
  const isPrepared = typeof handler === 'object'
  const inputNow = () => ({ ...input, who: request.who })
  const keyNow = () =>
    given && request.who ? { accountId: signerOf(request.who).id, key: given, call: route.name, bodyHash: hash.copy().digest() } : undefined

  // Preparing compares passwords, asks PayPal and keeps files: not for somebody who may not do so any more.
  if (isPrepared) await authorize(call, request, settings)
  // What is prepared may not succeed a second time (an old password, say), so a known key is answered before it.
  if (isPrepared && call.kind === 'json') {
    const key = keyNow()
    const before = key && (await findAnswer(engine.db, key))
    if (before) return before
  }
  const ready = isPrepared ? await handler.prepare(inputNow(), engine.db, engine) : undefined
  const run = async (tx: Tx): Promise<StoredAnswer> => {
    await authorizeWrite(tx, call, request, settings)
    const [key, asked] = [keyNow(), inputNow()]
    if (key && !(await claimKey(tx, key))) {
      const before = await findAnswer(tx, key)
      if (!before) throw new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 1 } })
      return before
    }
    const work = () => (isPrepared ? handler.write(asked, tx, ready, engine) : handler(asked, tx, engine))
    const result =
      typeof call.money === 'string' && asked.who
        ? await settings.limit({ tx, who: asked.who, call, name: route.name, params: asked.params, body: asked.body }, work)
        : await work()
    // What was refused was not done.
    if (asked.who && isAudited(call, asked.who) && !isRefusal(result)) {
      const { params, body, who } = asked
      await settings.audit({ tx, who, call, name: route.name, params, body, answer: result, requestId: request.id, ip: request.ip })
    }
    const answer = isRefusal(result) ? refusalAnswer(result, settings, request) : { status: 200, answer: encode(result) }
    if (key) await (answer.status === 429 ? releaseKey(tx, key) : storeAnswer(tx, key, answer))
    return answer
  }
  return engine.db.transaction(run, { requestId: request.id, actorId: request.who?.id, memberId: request.who?.member?.id })
}

function refusalAnswer({ refusal }: Refusal, settings: ServeSettings, request: FastifyRequest): StoredAnswer {
  const { status, errors, isBug } = errorResponseOf(refusal, settings.faults, languageOf(request))
  if (isBug) throw new Error(`The refusal ${refusal.code} stands in no catalogue.`)
  return { status, answer: JSON.stringify({ errors }) }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w.:-]{8,200}$/.test(key)) throw new Fault('IDEMPOTENCY_KEY_INVALID')
  return key
}

/** What a seller's team shares is written down where a member did it: of the account's own acts its seller needs no log. */
const isAudited = (call: AnyCall, who: Who) => typeof call.did === 'object' && (who.member !== undefined || teamOf(call).length === 0)
