import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { readableLines } from './log/readable.ts'
import { redactSecrets } from './log/redact.ts'

export type Log = Logger

/**
 * One JSON line per entry; on a terminal outside of production, a line to read. Secrets are hidden by the names of their fields,
 * and bodies of requests, mails and answers are not handed to it at all. `stream` is for tests.
 */
export function openLog({ logLevel, production = false }: Pick<Config, 'logLevel'> & { production?: boolean }, stream?: LineStream): Log {
  const settings = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redactSecrets },
    // `redactSecrets` has already made a plain object of the error.
    serializers: { err: (error: unknown) => error },
  }
  if (stream) return pino(settings, stream)
  return process.stdout.isTTY && !production ? pino(settings, readableLines(process.stdout)) : pino(settings)
}

export interface LineStream {
  write(line: string): void
}
