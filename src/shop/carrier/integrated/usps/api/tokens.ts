// The tokens that USPS opens by: kept in memory until shortly before they end, and asked for once by however many need one.
import { minute } from '#base/time.ts'

export interface Token {
  value: string
  lastsMs: number
}
export interface Tokens {
  /** One that still lasts, made where there is none. What fails is not kept. */
  take(name: string, make: () => Promise<Token>): Promise<string>
  /** It has ended before its time; one that was made since, or is being made, stays. */
  forget(value: string): void
  forgetAll(): void
}

/** A token is renewed this long before it ends. */
const spareMs = 5 * minute

interface Kept {
  value: Promise<string>
  /** Nothing while it is being made. */
  known?: string
  /** While it is being made, it lasts. */
  untilMs: number
}
const books = new WeakMap<object, Map<string, Map<string, Kept>>>()

/** Those of one account with its credentials, in this process; `home` is the deployment's own, so that two of one process share none. */
export function tokensOf(home: object, owner: string, now: () => Date): Tokens {
  const accounts = books.get(home) ?? new Map<string, Map<string, Kept>>()
  books.set(home, accounts)
  const tokens = accounts.get(owner) ?? new Map<string, Kept>()
  accounts.set(owner, tokens)

  function made(name: string, make: () => Promise<Token>): Promise<string> {
    const kept: Kept = { value: Promise.resolve(''), untilMs: Number.POSITIVE_INFINITY }
    const startedMs = now().getTime()
    kept.value = make().then(
      ({ value, lastsMs }) => {
        kept.untilMs = startedMs + lastsMs - spareMs
        kept.known = value
        return value
      },
      error => {
        if (tokens.get(name) === kept) tokens.delete(name)
        throw error
      },
    )
    tokens.set(name, kept)
    return kept.value
  }

  return {
    take(name, make) {
      const kept = tokens.get(name)
      return kept && kept.untilMs > now().getTime() ? kept.value : made(name, make)
    },
    forget(value) {
      for (const [name, { known }] of [...tokens]) if (known === value) tokens.delete(name)
    },
    forgetAll: () => tokens.clear(),
  }
}
