import { CallError } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'

/** What the wallet lacks, where that is why a payment was refused. */
export function missingOf(error: unknown): Cents | undefined {
  if (!(error instanceof CallError)) return undefined
  const missing = error.errors[0]?.values?.missingCents
  return typeof missing === 'number' && missing > 0 ? missing : undefined
}
