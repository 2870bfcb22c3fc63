import { isOwner } from '#base/access/access.ts'
import { day, minute } from '#base/time.ts'

/** docs/domain.md "People"; the owner may do everything, an auditor only reads. */
export const staffRoles = ['owner', 'finance', 'support', 'production', 'warehouse', 'catalogue', 'content', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]
/** Of the members of a seller's team: who has `readOnly` reads what any other member may, and changes nothing. */
export const teamRoles = ['orders', 'money', 'designs', 'readOnly'] as const

declare module '#base/access/access.ts' {
  interface OfficeRoles extends Record<Exclude<StaffRole, 'owner'>, true> {}
  interface TeamRoles extends Record<(typeof teamRoles)[number], true> {}
}

export const personStates = ['active', 'unverified', 'suspended', 'closed'] as const
export type PersonState = (typeof personStates)[number]

export function stateOf(person: { verifiedAt: Date | null; suspendedAt: Date | null; closedAt: Date | null }): PersonState {
  if (person.closedAt) return 'closed'
  if (person.suspendedAt) return 'suspended'
  return person.verifiedAt ? 'active' : 'unverified'
}

interface Acting {
  readonly id: number
  readonly roles: readonly string[]
}

/** Why a member of staff may not change this person: nobody changes themselves, and only the owner changes staff. */
export function whyNotChange(
  who: Acting,
  person: { id: number; kind: 'seller' | 'staff' | 'member' },
): 'CANNOT_CHANGE_YOURSELF' | 'ONLY_OWNER_CHANGES_STAFF' | undefined {
  if (who.id === person.id) return 'CANNOT_CHANGE_YOURSELF'
  return person.kind === 'staff' && !isOwner(who.roles) ? 'ONLY_OWNER_CHANGES_STAFF' : undefined
}

/** How long a member of staff may look at the portal as a seller sees it before they say so again. */
export const viewLifeMs = 30 * minute

/** What must be settled before an account can be closed: sums of money, and things under way. */
export const unsettledKinds = ['balance', 'held', 'debt', 'deposits', 'orders'] as const
export type UnsettledKind = (typeof unsettledKinds)[number]

/** What a code is good for that anybody may ask for who knows the email. */
export const openPurposes = ['verify', 'reset'] as const
export type OpenPurpose = (typeof openPurposes)[number]
export const isOpen = (purpose: CodePurpose): purpose is OpenPurpose => openPurposes.some(open => open === purpose)
/** What a one-time code is good for; one of purpose `email` proves a new address, and only to whoever is signed in. */
export type CodePurpose = OpenPurpose | 'email'
/** What a mailed link is good for; a `sign-in` is never a code. */
export const linkPurposes = [...openPurposes, 'sign-in'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** A code's purpose is the account's state when it was asked for (docs/domain.md "Calls"). */
export const purposeFor = (account: { verifiedAt: Date | null }): OpenPurpose => (account.verifiedAt ? 'reset' : 'verify')

/** Seven days, thirty with "stay signed in". */
export const sessionLifeMs = (staysSignedIn: boolean): number => (staysSignedIn ? 30 : 7) * day

/** 'ann.lee@example.com' → 'ann****@example.com': the first three characters stay (spec §2). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = at < 0 ? email : email.slice(0, at)
  return `${local.slice(0, 3)}****${at < 0 ? '' : email.slice(at)}`
}

/** How names are compared: without the spaces around them and without case. */
export const sameForm = (name: string): string => name.trim().toLowerCase()

/** A username has no '@', so one field takes both. */
export const isEmailForm = (name: string): boolean => name.includes('@')

/** Where `target` leads inside of this site, or nothing: a redirect never leaves it (promise S5). */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || /[\p{Cc}\\]/u.test(target) || target.startsWith('//')) return undefined
  const here = 'http://here.invalid'
  const url = URL.parse(target, here)
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}

/** The name of an IANA time zone that this runtime knows, as it was given (`Asia/Ho_Chi_Minh` stays so), or nothing. */
export function knownTimeZone(timeZone: string | undefined): string | undefined {
  if (!timeZone) return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What may change about who signs in, or how; `member…` is of a seller's team. */
export type SecurityChange =
  | 'password'
  | 'factorOn'
  | 'factorOff'
  | 'factorReset'
  | 'factorResetBySeller'
  | 'recoveryCodes'
  | 'memberInvited'
  | 'memberRoles'
  | 'memberFactor'
  | 'memberRemoved'
  | 'memberLeft'
