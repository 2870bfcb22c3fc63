const secretName = /password|token|secret|authorization|cookie|otp|dsn|(^|[-_])key$|^code$/
/** `apiKey` and `API_KEY` become `api-key` and `api_key`, while `monkey` stays what it is. */
const isSecret = (name: string): boolean => secretName.test(name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())
const hidden = '[hidden]'
const deepest = 6

/** A copy in which every field whose name says that it is a credential is hidden, at any depth. Errors become plain objects. */
export function redactSecrets(entry: object): Record<string, unknown> {
  return hideFields(entry, 0)
}

function hideFields(object: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) copy[name] = isSecret(name) ? hidden : hideIn(value, depth + 1)
  return copy
}

function hideIn(value: unknown, depth: number): unknown {
  if (value instanceof Error) return plainError(value, depth)
  if (typeof value === 'string') return redactPasswords(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '[deeper]'
  if (Array.isArray(value)) return value.map(item => hideIn(item, depth + 1))
  return isPlain(value) ? hideFields(value, depth) : value
}

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Only what tells where it broke: an error of the database also carries whole rows (`detail`), one of a mail server its words.
 * The code of an error is no secret.
 */
function plainError(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: redactPasswords(error.message),
    stack: redactPasswords(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && depth <= deepest && { cause: hideIn(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(inner => hideIn(inner, depth + 1)) }),
  }
}

/** Addresses of databases and mail servers hold their password, and a header may be quoted in a message. */
export function redactPasswords(text: string): string {
  return text.replace(/(\w:\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${hidden}@`).replace(/\b(Bearer|Basic) [\w.~+/=-]+/gi, `$1 ${hidden}`)
}
