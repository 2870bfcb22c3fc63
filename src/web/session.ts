import { barePath } from '#base/text.ts'

/** The address of the sign-in page that leads back to `path` afterwards. */
export const signInPath = (path: string): string =>
  barePath(path) === '/' ? '/auth/login' : `/auth/login?redirect=${encodeURIComponent(path)}`

const signedOut = 'signed-out'

/** Ends the session on the server, which takes every cookie back, tells the browser's other tabs, and starts over at home. */
export async function signOut(home: string) {
  await fetch('/core/auth/sign-out', { method: 'POST' }).catch(() => undefined)
  localStorage.setItem(signedOut, `${Date.now()}`)
  location.assign(home)
}

/** A tab hears that another one signed out: it is drawn anew for a visitor, and a protected page leads to sign-in. */
export const followSignOut = () => addEventListener('storage', ({ key }) => key === signedOut && location.reload())
