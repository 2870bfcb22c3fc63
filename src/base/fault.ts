/**
 * A refusal: thrown where it is found, caught once, in `serve`. Anything else that is thrown is a bug.
 * The code's status and its English and Vietnamese sentences stand in the domain's `faults.ts`.
 */
export class Fault extends Error {
  readonly code: string
  readonly path: string | undefined
  readonly values: FaultValues

  /** `path` names the field at fault, dotted; `values` fill the `{{name}}` places of the code's sentence. */
  constructor(code: string, options: { path?: string | undefined; values?: FaultValues } = {}) {
    super(code)
    this.code = code
    this.path = options.path
    this.values = options.values ?? {}
  }
}
/**
 * Whether a refusal is transient: it says nothing of what was sent but that it is to come again: a place was busy. Never to be kept as what
 * is wrong with it.
 */
export const comesAgain = (error: unknown): boolean => error instanceof Fault && typeof error.values.retryAfterSeconds === 'number'

export type FaultValues = Readonly<Record<string, string | number>>

/** One entry of a refusal on the wire (docs/domain.md "Calls"): `detail` is the code that the specification's client reads. */
export interface FaultEntry {
  code: string
  detail: string
  message: string
  path?: string
  values?: FaultValues
}

/** A catalogue of faults, as a domain's `faults.ts` holds it: code → HTTP status, English, Vietnamese. */
export type FaultCatalogue = Readonly<Record<string, readonly [status: number, en: string, vi: string]>>

/** The error of the client: thrown for an answer that is a refusal, and for a request that got no answer (`status` 0). */
export class CallError extends Error {
  readonly status: number
  readonly errors: readonly FaultEntry[]
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, errors: readonly FaultEntry[], requestId?: string, retryAfterSeconds?: number) {
    super(errors[0]?.message ?? `HTTP ${status}`)
    this.status = status
    this.errors = errors
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
  get code(): string {
    return this.errors[0]?.code ?? (this.status === 0 ? 'NO_CONNECTION' : 'UNKNOWN')
  }
}

/** Whether it says that the session has ended: in portal and office the dialog over the page tells it. */
export const isSessionLost = (error: unknown): boolean => error instanceof CallError && error.status === 401

/** Whether other figures were shown than hold now: nothing was done, and they are to be shown anew. The codes of such refusals end so. */
export const wasNotSeen = (error: unknown): boolean => error instanceof CallError && error.code.endsWith('_NOT_SEEN')
