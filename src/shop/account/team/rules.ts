import { later } from '#base/time.ts'
import { linkLifeMs } from '../credential/code.rules.ts'

/** An invitation waits for its link to be used, and is dead when that is; who is in may be kept out by the office. */
export const memberStates = ['invited', 'expired', 'active', 'suspended'] as const
export type MemberState = (typeof memberStates)[number]

interface Joining {
  readonly invitedAt: Date
  /** When the link was used. */
  readonly verifiedAt: Date | null
  readonly suspendedAt: Date | null
}

export function memberStateOf({ invitedAt, verifiedAt, suspendedAt }: Joining, now: Date): MemberState {
  if (suspendedAt) return 'suspended'
  if (verifiedAt) return 'active'
  return invitedUntil(invitedAt) > now ? 'invited' : 'expired'
}

export const invitedUntil = (invitedAt: Date): Date => later(invitedAt, linkLifeMs['sign-in'])

/** A username made of an email: 'lan.tran+shop@example.com' → 'lan.tran-shop'. Its owner signs in by the email as well. */
export function usernameFrom(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/[^A-Za-z0-9._-]+/g, '-')
  const name = /^[A-Za-z]/.test(local) ? local : `m-${local}`
  return name.slice(0, 24).padEnd(3, '-')
}
