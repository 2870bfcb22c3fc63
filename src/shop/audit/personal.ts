import type { Personal } from '#shop/account/account.ts'
import { eachAbout } from './store.ts'

/** The log is append-only: what staff did to an account stays, as what they are answerable for. */
export const auditPersonal: Personal = { parts: { audit: eachAbout } }
