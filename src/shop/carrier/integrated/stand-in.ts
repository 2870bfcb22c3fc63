// What stand-ins of carriers read and answer alike, whichever they stand in for.
import type { z } from 'zod'
import type { StandInAnswer, StandInBooks, StandInCall } from '../port.ts'
import { jsonOf } from './http.ts'

export const done = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): StandInAnswer => ({
  status,
  headers,
  body: JSON.stringify(body),
})

/** How a carrier says what is wrong of a member of a body. */
export type Refuse = (member: string, message: string) => StandInAnswer
export type ReadBody<T> = { success: true; data: T } | { success: false; refusal: StandInAnswer }

/** Reads bodies for one stand-in. What nobody has described of its carrier is refused, and counted. */
export const bodyReader =
  (refuse: Refuse) =>
  async <T extends z.ZodType>(shape: T, { body }: StandInCall, books: StandInBooks): Promise<ReadBody<z.output<T>>> => {
    const read = shape.safeParse(jsonOf(body.toString('utf8')))
    if (read.success) return { success: true, data: read.data }
    const isUnknown = read.error.issues.some(({ code }) => code === 'unrecognized_keys')
    await books.count(isUnknown ? 'unknown' : 'malformed')
    const [{ path, message } = { path: [], message: '' }] = read.error.issues
    return { success: false, refusal: refuse(path.join('.'), message) }
  }
