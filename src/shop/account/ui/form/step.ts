import type { User } from '../../person/contract.ts'
import type { AuthEvent } from '../../sign-in/rules.ts'

/** A person as the browser reads them: instants are text. */
export type SignedInUser = Omit<User, 'createdAt'>

/** What every step of signing in and up is given. */
export interface StepProps {
  go: (event: AuthEvent) => void
  /** A session has begun; the browser has its cookie. */
  onSignedIn: (user: SignedInUser) => void
}
