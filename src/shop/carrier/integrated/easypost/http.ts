// EasyPost over plain HTTP, through the guarded client (docs: docs.easypost.com, API v2).
import type { z } from 'zod'
import { later, minute, second } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import type { OpenAccount } from '../../port.ts'
import { CarrierTrouble } from '../../rules.ts'
import { whyNotKey } from './account.rules.ts'
import { Failed } from './answers.ts'
import { standInHost } from './stand-in/asked.ts'

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
      const { status, text, retryAfter } = await answered(async () => {
        const answer = await outbound.fetch(purpose, `https://${host}${path}`, { method, headers, ...(body !== undefined && { body }) })
        return { status: answer.status, text: await answer.text(), retryAfter: answer.headers['retry-after'] }
      })
      const json = jsonOf(text)
      const { code, message } = Failed.safeParse(json).data?.error ?? { code: '', message: '' }
      const said = [`HTTP ${status}`, code, message].filter(Boolean).join(' ')
      if (status === 429) {
        const until = untilOf(retryAfter, db.now())
        await block(api, until)
        throw new CarrierTrouble('LIMITED', { until, said })
      }
      if (stopping.includes(status)) throw new CarrierTrouble('STOPPED', { said })
      if (status === 408 || status >= 500) throw new CarrierTrouble('UNKNOWN', { said })
      return status < 300 ? { isDone: true, json } : { isDone: false, code, said }
    },
    file: address =>
      answered(async () => {
        const hosts = mode === 'TRIAL' ? [standInHost] : fileHosts
        const { body } = await outbound.fetch({ hosts, maxBytes: fileBytes, totalMs: 10_000 }, address)
        const chunks: Uint8Array[] = []
        for await (const chunk of body) chunks.push(chunk)
        return Buffer.concat(chunks)
      }),
  }
}

/** `/v2/trackers?…`: trackers. */
const apiOf = (path: string): string => path.split(/[/?]/)[2] ?? ''

/** Credentials, funds, suspension. */
const stopping: readonly number[] = [401, 402, 403]

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error
    throw new CarrierTrouble('UNKNOWN', { said: `No answer: ${error.reason}` })
  }
}

function untilOf(retryAfter: string | undefined, now: Date): Date {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : Number.NaN
  return later(now, seconds > 0 ? seconds * second : minute)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An answer that is not what we know of EasyPost leaves open what became of the call. */
export function read<T extends z.ZodType>(shape: T, json: unknown): z.output<T> {
  const parsed = shape.safeParse(json)
  if (!parsed.success) throw new CarrierTrouble('UNKNOWN', { said: 'The answer is not what EasyPost describes.' })
  return parsed.data
}
