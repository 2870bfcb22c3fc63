// USPS's errors, in its own shape.
import type { StandInAnswer } from '../../../port.ts'
import { bodyReader, done } from '../../stand-in.ts'

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

export const bodyOf = bodyReader((member, message) => failed(400, message, member))
