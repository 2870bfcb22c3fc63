import type { AuthStep } from '../../sign-in/rules.ts'
import type { SignedInUser } from '../form/step.ts'

/** The specification's auth state that asks for log-in (§2): the dialog opens over the page, and the act goes on afterwards. */
export interface SignInAsked {
  step: Extract<AuthStep, 'login' | 'signUp'>
  /** What the person was about to do: begun once they are signed in. */
  then: (user: SignedInUser) => Promise<void> | void
}

let asked: SignInAsked | undefined
/** A page has a place for the dialog. */
let places = 0
const listeners = new Set<() => void>()
const set = (next: SignInAsked | undefined) => {
  asked = next
  for (const hear of listeners) hear()
}

/** Asks whoever is not signed in to be so first. A page that has no place for the dialog is left for the log-in page, which leads back. */
export function askSignIn(then: SignInAsked['then'], step: SignInAsked['step'] = 'login'): void {
  if (places > 0) set({ step, then })
  else location.assign(`/auth/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
}
export const endSignIn = () => set(undefined)
export const askedSignIn = () => asked

export function followSignIn(hear: () => void): () => void {
  places += 1
  listeners.add(hear)
  return () => {
    places -= 1
    listeners.delete(hear)
  }
}
