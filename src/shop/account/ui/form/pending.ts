// The code that a person is waited for to enter: it outlives a reload of the page, not the tab.
import { limits } from '#base/fields.ts'

export interface Pending {
  readonly email: string
  /** When the code ends, in milliseconds of the reader's clock. */
  readonly endsAt: number
  readonly staysSignedIn: boolean
}
const KEY = 'inkport.code'

/** A code was sent just now. */
export function keepPending(email: string, staysSignedIn = false): Pending {
  const pending = { email, endsAt: Date.now() + limits.otpLifeMs, staysSignedIn }
  sessionStorage.setItem(KEY, JSON.stringify(pending))
  return pending
}

export function readPending(): Pending | undefined {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return undefined
  const kept: Partial<Pending> = JSON.parse(text) // `keepPending` is all that writes it; an older page's shape falls through below.
  const { email, endsAt, staysSignedIn = false } = kept
  return typeof email === 'string' && typeof endsAt === 'number' ? { email, endsAt, staysSignedIn } : undefined
}

export const forgetPending = (): void => sessionStorage.removeItem(KEY)
