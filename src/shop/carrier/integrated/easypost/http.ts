// EasyPost over plain HTTP, through the guarded client (docs: docs.easypost.com, API v2).
import type { Engine } from '#engine/engine.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import type { OpenAccount } from '../../port.ts'
import { CarrierTrouble } from '../../rules.ts'
import { bytesAt, callCarrier, jsonOf, readerOf, troubleOf } from '../http.ts'
import { whyNotKey } from './account.rules.ts'
import { Failed } from './answers.ts'
import { standInHost } from './stand-in/asked.ts'
import { meaningOf } from './trouble.rules.ts'

interface Asked {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  /** JSON. */
  body?: string
}
/** An answer that says what became of the call: done, or an error with its code. */
export type Reply = { isDone: true; json: unknown } | { isDone: false; code: string; said: string }

export interface Api {
  /** Throws a CarrierTrouble where there is no answer, where it is limited and where the account may not. */
  ask(asked: Asked): Promise<Reply>
  /** The bytes of a label or a form; they are public under an address that nobody guesses. Throws a CarrierTrouble. */
  file(address: string): Promise<Buffer>
}

/** Where EasyPost keeps labels and forms. */
const fileHosts = ['easypost-files.s3.us-west-2.amazonaws.com', 'easypost-files.s3-us-west-2.amazonaws.com']
const answerBytes = 2 ** 21
const fileBytes = 10 * 2 ** 20

/** Throws a CarrierTrouble STOPPED where the key is of another mode than the account. */
export function openApi({ db, outbound }: Engine, { mode, credentials, takeCall, block }: OpenAccount): Api {
  const { apiKey = '' } = credentials
  const wrong = whyNotKey(mode, apiKey)
  if (wrong) throw new CarrierTrouble('STOPPED', { said: wrong })
  const host = mode === 'TRIAL' ? standInHost : 'api.easypost.com'
  const purpose: Purpose = { hosts: [host], maxBytes: answerBytes, types: ['application/json'], statuses: 'any', totalMs: 10_000 }
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`
  return {
    async ask({ method, path, body }) {
      const headers = { authorization, accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) }
      const api = apiOf(path)
      await takeCall(api)
      const sending = { method, headers, ...(body !== undefined && { body }), now: db.now() }
      const answer = await callCarrier(outbound, purpose, `https://${host}${path}`, sending)
      if (answer.until) await block(api, answer.until)
      const json = jsonOf(answer.text)
      const { code, message } = Failed.safeParse(json).data?.error ?? { code: '', message: '' }
      const said = [`HTTP ${answer.status}`, code, message].filter(Boolean).join(' ')
      const trouble = troubleOf(answer, said)
      if (trouble) throw trouble
      return answer.status < 300 ? { isDone: true, json } : { isDone: false, code, said }
    },
    file: address =>
      bytesAt(outbound, { hosts: mode === 'TRIAL' ? [standInHost] : fileHosts, maxBytes: fileBytes, totalMs: 10_000 }, address),
  }
}

/** What an answer says that has to be there. Throws a CarrierTrouble where it is an error: STOPPED where the account may not, else UNKNOWN. */
export async function answerOf(api: Api, asked: Asked): Promise<unknown> {
  const reply = await api.ask(asked)
  if (reply.isDone) return reply.json
  throw new CarrierTrouble(meaningOf(reply.code) === 'STOPPED' ? 'STOPPED' : 'UNKNOWN', { said: reply.said })
}

/** `/v2/trackers?…`: trackers. */
const apiOf = (path: string): string => path.split(/[/?]/)[2] ?? ''

export const read = readerOf('EasyPost')
