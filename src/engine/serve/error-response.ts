// The error response: from what was thrown to what the caller reads.
import type { z } from 'zod'
import { Fault, type FaultCatalogue, type FaultEntry } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import { isOverdue, isUnavailable } from '#engine/db/errors.ts'
import { commonFaults } from './faults.ts'

/** Several fields are wrong at once. */
export class InputFault extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('INVALID_INPUT')
    this.issues = issues
  }
}

export interface ErrorResponse {
  status: number
  errors: FaultEntry[]
  retryAfterSeconds?: number
  /** Not a refusal but a bug: to be logged and reported. */
  isBug: boolean
}

/** The fault codes of all domains; a code written twice is refused at start. */
export function joinFaults(catalogues: readonly FaultCatalogue[]): FaultCatalogue {
  const all: Record<string, readonly [number, string, string]> = { ...commonFaults }
  for (const catalogue of catalogues) {
    for (const [code, entry] of Object.entries(catalogue)) {
      if (Object.hasOwn(all, code)) throw new Error(`The fault code ${code} is written twice.`)
      all[code] = entry
    }
  }
  return all
}

export function errorResponseOf(error: unknown, faults: FaultCatalogue, language: Language): ErrorResponse {
  const entry = (code: string, path?: string, values?: Fault['values']) => entryOf(faults, language, code, path, values)
  if (error instanceof InputFault) {
    return { status: 400, errors: error.issues.flatMap(issue => issueEntries(faults, language, issue)), isBug: false }
  }
  if (error instanceof Fault && Object.hasOwn(faults, error.code)) {
    const retryAfter = error.values.retryAfterSeconds
    return {
      status: faults[error.code]?.[0] ?? 500,
      errors: [entry(error.code, error.path, error.values)],
      isBug: false,
      ...(typeof retryAfter === 'number' && { retryAfterSeconds: retryAfter }),
    }
  }
  if (isUnavailable(error) || isOverdue(error))
    return { status: 503, errors: [entry('UNAVAILABLE')], retryAfterSeconds: 2, isBug: isOverdue(error) }
  const code = httpCode(error)
  if (code) return { status: faults[code]?.[0] ?? 400, errors: [entry(code)], isBug: false }
  return { status: 500, errors: [entry('INTERNAL')], isBug: true }
}

function entryOf(faults: FaultCatalogue, language: Language, code: string, path?: string, values: Fault['values'] = {}): FaultEntry {
  const sentence = faults[code]?.[language === 'vi' ? 2 : 1] ?? code
  const message = sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  return {
    code,
    detail: code,
    message,
    ...(path !== undefined && path !== '' && { path }),
    ...(Object.keys(values).length > 0 && { values }),
  }
}

const mostUnknown = 20
/** Of the keys that nobody knows each has an entry of its own, up to a score of them. */
function issueEntries(faults: FaultCatalogue, language: Language, issue: z.core.$ZodIssue): FaultEntry[] {
  if (issue.code !== 'unrecognized_keys') return [issueEntry(faults, language, issue)]
  return issue.keys.slice(0, mostUnknown).map(key => {
    const field = [...issue.path.map(String), key].join('.').slice(0, 200)
    return entryOf(faults, language, 'FIELD_UNKNOWN', field, { field })
  })
}

/** A field rule's issue carries its code as the message; any other is Zod's own sentence in the reader's language. */
function issueEntry(faults: FaultCatalogue, language: Language, issue: z.core.$ZodIssue): FaultEntry {
  const path = issue.path.map(String).join('.')
  if (Object.hasOwn(faults, issue.message)) return entryOf(faults, language, issue.message, path)
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return isMissing
    ? entryOf(faults, language, 'REQUIRED', path)
    : { code: 'INVALID_INPUT', detail: 'INVALID_INPUT', message: issue.message, path }
}

/** Refusals of the HTTP server itself: a body that is no JSON, too large, of the wrong type. */
function httpCode(error: unknown): keyof typeof commonFaults | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined
  const { statusCode } = error
  if (statusCode === 413) return 'REQUEST_TOO_LARGE'
  if (statusCode === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (statusCode === 503) return 'UNAVAILABLE'
  return statusCode >= 400 && statusCode < 500 ? 'MALFORMED_REQUEST' : undefined
}
