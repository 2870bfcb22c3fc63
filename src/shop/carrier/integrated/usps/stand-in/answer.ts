// How USPS's stand-in reads a body and answers: its errors are in USPS's own shape.
import type { z } from 'zod'
import type { StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'

export const done = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): StandInAnswer => ({
  status,
  headers,
  body: JSON.stringify(body),
})

/** ErrorMessage of its descriptions: `detail` says what is wrong, `parameter` with what. */
export const failed = (status: number, detail: string, parameter = ''): StandInAnswer =>
  done(status, {
    apiVersion: '/v3',
    error: {
      code: String(status),
      message: titles[status] ?? 'Error',
      errors: [{ status: String(status), title: titles[status] ?? 'Error', detail, source: { parameter } }],
    },
  })
const titles: Readonly<Record<number, string>> = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' }

/** What nobody at USPS has described is refused, and counted. */
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
  return { success: false, refusal: failed(400, message, path.join('.')) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
