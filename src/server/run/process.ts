import { ConfigError } from '#engine/config.ts'

/** Fails a start: says why a process cannot start, without a stack where a setting is to blame, and ends it. */
export function failStart(error: unknown): never {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const PATIENCE_MS = 14_000

/** SIGINT and SIGTERM end what is open and then the process, with 0, within 15 s (promise P11). */
export function endOnSignals(close: () => Promise<void>): void {
  const end = async () => {
    // Whatever hangs may not keep the process.
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
}
