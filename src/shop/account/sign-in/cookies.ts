import { randomBytes } from 'node:crypto'
import { SESSION_COOKIE } from '#engine/serve/request.ts'
import type { ReplyCookies, RequestFacts } from '#engine/serve/route.ts'
import type { User } from '../person/contract.ts'
import { sessionLifeMs } from '../person/rules.ts'

/** A browser on our own pages keeps the token where no script reads it; every other client gets it in the answer (promise S4). */
export function handOver(
  token: string,
  user: User,
  { request, cookies, staysSignedIn = false }: { request: RequestFacts; cookies: ReplyCookies; staysSignedIn?: boolean | undefined },
): { user: User; accessToken: string } {
  if (!request.isSameOrigin) return { user, accessToken: token }
  const maxAgeSeconds = sessionLifeMs(staysSignedIn) / 1_000
  cookies.set(SESSION_COOKIE, token, { httpOnly: true, maxAgeSeconds })
  cookies.set('is_auth', 'true', { maxAgeSeconds })
  cookies.set('user_info', JSON.stringify({ id: user.id, username: user.username, fullName: user.fullName, kind: user.kind }), {
    maxAgeSeconds,
  })
  // A tab that was drawn for an older session sees by it that it is out of date.
  cookies.set('web_active_reload', randomBytes(9).toString('base64url'), { maxAgeSeconds })
  return { user, accessToken: '' }
}

/** Sign-out clears all cookies of the specification (§3, §4). */
export function clearCookies(cookies: ReplyCookies): void {
  for (const name of [SESSION_COOKIE, 'is_auth', 'user_info', 'order_pending', 'web_cart_order', 'web_active_reload']) cookies.clear(name)
}
