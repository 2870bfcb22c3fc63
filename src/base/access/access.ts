// Access: who may make a call, and why somebody may not. The server's check, the button, the navigation and the page ask the same function.

/** The roles of staff beside the owner, who has every one; the domain `account` names them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface OfficeRoles {}
/** The roles of a seller's team; the account itself has every one. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TeamRoles {}
export type OfficeRole = keyof OfficeRoles
export type TeamRole = keyof TeamRoles

/**
 * `anyone`: also without a session; where it names roles, of a seller's team only the members with one of them. `person`: anyone signed
 * in. `seller`: a seller's account, and the members of its team with one of these roles. `staff`: the owner, and staff with one of these.
 */
export type Access = 'anyone' | 'person' | ForAnyone | ForSellers | ForStaff
interface ForAnyone {
  readonly anyone: readonly TeamRole[]
}
interface ForSellers {
  readonly seller: readonly TeamRole[]
}
interface ForStaff {
  readonly staff: readonly OfficeRole[]
}

/** The access of a seller's call about what is their own. */
export const own = (seller: readonly TeamRole[]) => ({ access: { seller }, touches: 'own' }) as const

/** Who is asking, as far as access goes. */
export interface Caller {
  readonly kind: 'seller' | 'staff'
  /** Of staff. */
  readonly roles: readonly string[]
  /** Of a member of a seller's team. Who signs in as the account itself has none of them, not an empty list: that one may nothing. */
  readonly teamRoles?: readonly string[]
  /** Of whom a second factor is asked that they have not set up yet: of staff every call of the office waits for it, of a member the seller's. */
  readonly needsSecondFactor?: boolean
}

export type AccessFault = 'UNAUTHORIZED' | 'NOT_FOUND' | 'SECOND_FACTOR_REQUIRED' | 'YOU_NOT_HAVE_PERMISSION'

/** Why they may not make this call, or nothing where they may (docs/domain.md "Calls": 401, 404 or 403). */
export function whyNotCall({ access }: { readonly access: Access }, who: Caller | undefined): AccessFault | undefined {
  if (access === 'anyone') return undefined
  if (isForAnyone(access)) return who && whyNotOfTeam(who, access.anyone)
  if (!who) return 'UNAUTHORIZED'
  if (access === 'person') return undefined
  if (isForSellers(access)) return who.kind === 'seller' ? whyNotOfTeam(who, access.seller) : 'YOU_NOT_HAVE_PERMISSION'
  if (who.kind !== 'staff') return 'NOT_FOUND'
  if (who.needsSecondFactor) return 'SECOND_FACTOR_REQUIRED'
  return hasRole(who.roles, access.staff) ? undefined : 'YOU_NOT_HAVE_PERMISSION'
}

/** Whether it may be made without a session. */
export const isOpen = (access: Access): access is 'anyone' | ForAnyone => access === 'anyone' || isForAnyone(access)
const isForAnyone = (access: Access): access is ForAnyone => typeof access === 'object' && 'anyone' in access
export const isForSellers = (access: Access): access is ForSellers => typeof access === 'object' && 'seller' in access
export const isForStaff = (access: Access): access is ForStaff => typeof access === 'object' && 'staff' in access

/** The roles of a seller's team whose members may make it; of a call of staff, or of a person alone, there are none. */
export function teamOf({ access }: { readonly access: Access }): readonly TeamRole[] {
  if (isForAnyone(access)) return access.anyone
  return typeof access === 'object' && isForSellers(access) ? access.seller : []
}

/** Whether staff with these roles have one of those that are asked for; the owner has every one. */
export const hasRole = (roles: readonly string[], asked: readonly string[]): boolean =>
  isOwner(roles) || asked.some(role => roles.includes(role))
export const isOwner = (roles: readonly string[]): boolean => roles.includes('owner')

/** Who is no member has all that is the seller's, or is nobody's. */
function whyNotOfTeam({ teamRoles, needsSecondFactor }: Caller, asked: readonly string[]): AccessFault | undefined {
  if (teamRoles === undefined) return undefined
  if (needsSecondFactor) return 'SECOND_FACTOR_REQUIRED'
  return isOfTeam(teamRoles, asked) ? undefined : 'YOU_NOT_HAVE_PERMISSION'
}

/** Whether a member of a team with these roles has one of those that are asked for. */
export const isOfTeam = (teamRoles: readonly string[], asked: readonly string[]): boolean => asked.some(role => teamRoles.includes(role))

/** For documents: `staff: support, finance`; who has all roles stands there where nobody else may. */
export function accessText(access: Access): string {
  if (typeof access === 'string') return access
  if (isForAnyone(access)) return `anyone; of a team: ${access.anyone.join(', ')}`
  return isForStaff(access) ? `staff: ${access.staff.join(', ') || 'owner'}` : `seller: ${access.seller.join(', ') || 'account'}`
}
