import { barePath } from '#base/public-path.ts'

/** Cookies that pages may read; they are shown, never trusted (the session itself is HttpOnly). */
const readableCookies = ['is_auth', 'user_info', 'order_pending', 'web_active_reload']

/** The address of the sign-in page that leads back to `path` afterwards. */
export const signInPath = (path: string): string =>
  barePath(path) === '/' ? '/auth/login' : `/auth/login?redirect=${encodeURIComponent(path)}`

/** Forgets on the page what is shown of a session. */
export function forgetSession() {
  for (const name of readableCookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = `${name}=; path=/; max-age=0`
  }
}

/** Ends the session on the server, forgets it here, and starts over at home. A dead server still leaves the page signed out. */
export async function signOut(home: string) {
  const answer = await fetch('/core/auth/sign-out', { method: 'POST' }).catch(() => undefined)
  if (answer?.ok || answer?.status === 401) forgetSession()
  location.assign(home)
}
