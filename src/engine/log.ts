import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Never written, wherever they stand in a logged object: what opens a door or was typed in secret. */
const SECRET_FIELDS = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'otpCode',
  'code',
  'key',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
]

/** One JSON line per entry; `file` is for tests. Bodies of requests, mails and answers are never logged. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, stream?: { write(line: string): void }): Log {
  const paths = SECRET_FIELDS.flatMap(field => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`])
  const settings = { level: logLevel, redact: { paths, censor: '[hidden]' }, base: { pid: process.pid } }
  return stream ? pino(settings, stream) : pino(settings)
}
