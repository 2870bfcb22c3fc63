// EasyPost's errors, in its own shape.
import type { StandInAnswer } from '../../../port.ts'
import { bodyReader, done } from '../../stand-in.ts'

export const failed = (status: number, code: string, message: string): StandInAnswer =>
  done(status, { error: { code, message, errors: [] } })

export const bodyOf = bodyReader((member, message) => failed(400, 'BAD_REQUEST', `${member}: ${message}`))
