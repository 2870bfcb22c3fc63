// The cookie that keeps by whose link a visitor came, until they sign up.
import { referralCodeFault } from '#base/fields.ts'
import { day } from '#base/time.ts'

export const referralCookie = { name: 'ref', maxAgeSeconds: (90 * day) / 1_000 } as const

/** The code in a request's Cookie header; nothing where there is none, or what stands there is no code. */
export function referralCodeOf(header: string | null): string | undefined {
  const code = new RegExp(`(?:^|; )${referralCookie.name}=([A-Za-z0-9]{10})(?:;|$)`).exec(header ?? '')?.[1]
  return code !== undefined && referralCodeFault(code) === undefined ? code : undefined
}
