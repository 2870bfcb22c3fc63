import { z } from 'zod'
import { subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { requiredFault } from '#base/fields.ts'
import { fieldOf, Id, Instant, named } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import type { SecurityChange } from './rules.ts'

export const account = subject('account', ['Person', 'Người dùng'], { office: '/office/people/{id}' })

/** A person as they see themselves. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  verified: z.boolean(),
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  kind: z.enum(['seller', 'staff']),
  roles: z.array(z.string()),
  /** Of a member of a seller's team: whose, and what they may do in the seller's name. */
  team: z.object({ sellerId: Id, roles: z.array(z.string()) }).optional(),
  tier: z.string(),
  language: z.enum(languages),
  timeZone: z.string(),
  referralCode: z.string(),
  /** False until a first password is set, as after a one-time link. */
  hasPassword: z.boolean(),
  /** Orders are submitted as they are imported; waiting orders are paid after a deposit. */
  autoSubmit: z.boolean(),
  payAfterDeposit: z.boolean(),
  createdAt: Instant,
})
export type User = z.input<typeof User>

export const trimmed = (shape: z.ZodType<string, string>) =>
  z.preprocess((value: string) => (typeof value === 'string' ? value.trim() : value), shape)
export const Token = z.string().max(64)
/** It chooses a seller’s price list. */
export const Tier = z.string().regex(/^[A-Z0-9_]{1,32}$/, 'TIER_INVALID')
/** One line of text that is not empty. */
export const Line = (max: number) => trimmed(fieldOf(requiredFault)).pipe(z.string().max(max))

export const mine = { access: 'person', touches: 'own', changesSelf: true } as const

named({ User })

/** As who reads of people in the office. */
const readers = { own: false, staff: ['support', 'finance', 'auditor'] } as const

export const accountEvents = {
  /** Who may sign in, or how, was changed. */
  'account.secured': event<{ accountId: number; what: SecurityChange; member?: string; seller?: string }>(readers),
  'account.verified': event<{ accountId: number; invitedBy: number | null }>(readers),
  'account.suspended': event<{ accountId: number }>(readers),
  /** What domains keep about this person is to be cleared; the ledger stays. */
  'account.closed': event<{ accountId: number }>(readers),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof accountEvents> {}
}
