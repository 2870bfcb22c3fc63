import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { auditRoutes, teamActivityRoutes } from './routes.ts'
import { eachAbout } from './store.ts'

export const auditDomain = {
  name: 'audit',
  routes: [...auditRoutes, ...teamActivityRoutes],
  /** The log is append-only: what staff did to an account stays, as what they are answerable for; so does a member's act, without a name. */
  personal: { parts: { audit: eachAbout } },
} satisfies Domain<Personal>
