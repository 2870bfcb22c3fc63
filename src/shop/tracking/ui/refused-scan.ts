import { CallError } from '#base/fault.ts'

/** A refusal of the server is an answer; a lost connection is thrown on, and the scan is kept. */
export function refusedScan(error: unknown): CallError {
  if (error instanceof CallError && error.status !== 0) return error
  throw error
}
