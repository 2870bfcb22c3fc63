import { signedOut } from './session.ts'

/** Ends the session on the server, which takes every cookie back, tells the browser's other tabs, and starts over at home. */
export async function signOut(home: string) {
  await fetch('/core/auth/sign-out', { method: 'POST' }).catch(() => undefined)
  // What was looked at, and orders that are being made: they name people.
  for (const key of Object.keys(localStorage)) if (/^(recent|draft)-/.test(key)) localStorage.removeItem(key)
  localStorage.setItem(signedOut, `${Date.now()}`)
  location.assign(home)
}
