/** Why a call to the outside was not made or its answer not taken. The caller turns it into a fault code of its own. */
export type RefusalReason =
  /** Not an address at all, or one with a user name, a password or a port. */
  | 'BAD_ADDRESS'
  | 'NOT_HTTPS'
  | 'HOST_NOT_ALLOWED'
  /** An IP address written out, or a name that leads into a private or reserved network. */
  | 'BLOCKED_ADDRESS'
  | 'TOO_MANY_REDIRECTS'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'BAD_STATUS'
  /** Another kind of content than the purpose takes, such as a web page where a file was expected. */
  | 'UNEXPECTED_TYPE'
  | 'TOO_LARGE'

interface RefusalFacts {
  /** The status of the answer, where there was one. */
  readonly status?: number
  /** True where the first address was right and a redirect led astray, as a share link does that needs a sign-in. */
  readonly redirected?: boolean
  readonly cause?: unknown
}

/** Carries no part of the answer: whatever an internal service might say must not reach the person who gave the link. */
export class OutboundRefusal extends Error {
  readonly reason: RefusalReason
  readonly status: number | undefined
  readonly redirected: boolean
  /** It is about an address that a user gave, as its purpose says. */
  isGiven = false

  constructor(reason: RefusalReason, facts: RefusalFacts = {}) {
    super(`outbound call refused: ${reason}`, { cause: facts.cause })
    this.name = 'OutboundRefusal'
    this.reason = reason
    this.status = facts.status
    this.redirected = facts.redirected ?? false
  }

  /** Nothing came, or not all of it. */
  get isSilent(): boolean {
    return this.reason === 'TIMEOUT' || this.reason === 'UNREACHABLE'
  }
}

/** The error as it is; a refusal remembers whether a user gave the address. */
export function markedGiven(error: unknown, isGiven = false): unknown {
  if (error instanceof OutboundRefusal) error.isGiven = isGiven
  return error
}

const timeoutCodes = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT', 'ETIMEOUT']

/** Turns an error of the way into a refusal; a call that its own caller gave up keeps the caller's reason. */
export function asRefusal(error: unknown, given: AbortSignal | undefined): unknown {
  if (given?.aborted) return given.reason
  if (error instanceof OutboundRefusal || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  const timedOut = error.name === 'TimeoutError' || (typeof code === 'string' && timeoutCodes.includes(code))
  return new OutboundRefusal(timedOut ? 'TIMEOUT' : 'UNREACHABLE', { cause: error })
}
