// What the stand-in reads and answers, whatever it is asked.
import type { z } from 'zod'
import type { StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'

/** What nobody at EasyPost has described is refused, and counted. */
export async function bodyOf<T extends z.ZodType>(
  shape: T,
  { body }: StandInCall,
  books: StandInBooks,
): Promise<{ success: true; data: z.output<T> } | { success: false; refusal: StandInAnswer }> {
  const read = shape.safeParse(jsonOf(body.toString('utf8')))
  if (read.success) return { success: true, data: read.data }
  const isUnknown = read.error.issues.some(({ code }) => code === 'unrecognized_keys')
  await books.count(isUnknown ? 'unknown' : 'malformed')
  const [{ path, message } = { path: [], message: '' }] = read.error.issues
  return { success: false, refusal: failed(400, 'BAD_REQUEST', `${path.join('.')}: ${message}`) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const done = (status: number, body: object): StandInAnswer => ({ status, body: JSON.stringify(body) })
export const failed = (status: number, code: string, message: string): StandInAnswer =>
  done(status, { error: { code, message, errors: [] } })
