// Carriers over plain HTTP, through the guarded client: how each of them is called, and what its statuses mean.
import type { z } from 'zod'
import { later, minute, second } from '#base/time.ts'
import type { Outbound, Sending } from '#engine/outbound/outbound.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { CarrierTrouble } from '../rules.ts'

/** An answer, whatever it says. */
export interface Answered {
  status: number
  text: string
  /** Before then no more calls are taken; of an answer that says that. */
  until?: Date
}

/** Throws a CarrierTrouble UNKNOWN where there is no answer: nobody knows whether the call arrived. */
export function callCarrier(outbound: Outbound, purpose: Purpose, address: string, { now, ...sending }: Sending & { now: Date }) {
  return answered(async (): Promise<Answered> => {
    const { status, headers, ...answer } = await outbound.fetch(purpose, address, sending)
    const text = await answer.text()
    return { status, text, ...(status === 429 && { until: untilOf(headers['retry-after'], now) }) }
  })
}

/** The bytes at an address. Throws a CarrierTrouble UNKNOWN where they cannot be had. */
export const bytesAt = (outbound: Outbound, purpose: Purpose, address: string): Promise<Buffer> =>
  answered(async () => {
    const { body } = await outbound.fetch(purpose, address)
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    return Buffer.concat(chunks)
  })

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

/** Credentials, funds, suspension, and what the account was not given. */
const stopping: readonly number[] = [401, 402, 403]

/** The trouble that an answer says by its status alone; nothing where it says what became of the call. */
export function troubleOf({ status, until }: Answered, said: string): CarrierTrouble | undefined {
  if (until) return new CarrierTrouble('LIMITED', { until, said })
  if (stopping.includes(status)) return new CarrierTrouble('STOPPED', { said })
  return status === 408 || status >= 500 ? new CarrierTrouble('UNKNOWN', { said }) : undefined
}

/** What an answer's JSON says; nothing of what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what this carrier says. An answer that is not what we know of it leaves open what became of the call. */
export const readerOf =
  (carrier: string) =>
  <T extends z.ZodType>(shape: T, json: unknown): z.output<T> => {
    const parsed = shape.safeParse(json)
    if (!parsed.success) throw new CarrierTrouble('UNKNOWN', { said: `The answer is not what ${carrier} describes.` })
    return parsed.data
  }
