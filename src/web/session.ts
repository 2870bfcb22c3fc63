import { barePath } from '#base/text.ts'

/** The address of the sign-in page that leads back to `path` afterwards. */
export const signInPath = (path: string): string =>
  barePath(path) === '/' ? '/auth/login' : `/auth/login?redirect=${encodeURIComponent(path)}`

export const signedOut = 'signed-out'

/** A tab hears that another one signed out: it is drawn anew for a visitor, and a protected page leads to sign-in. */
export const followSignOut = () => addEventListener('storage', ({ key }) => key === signedOut && location.reload())
