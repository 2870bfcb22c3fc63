// Rules of what staff do about somebody else's account; the button and the server ask the same.
import type { PersonState } from '#shop/account/person/rules.ts'
import type { SellerData } from './contract.ts'

interface Cared {
  readonly id: number
  readonly kind: 'seller' | 'staff' | 'member'
  readonly state: PersonState
  readonly hasPassword: boolean
}
export type CareFault =
  | 'CANNOT_CHANGE_YOURSELF'
  | 'ACCOUNT_IS_CLOSED'
  | 'PERSON_IS_SUSPENDED'
  | 'PERSON_IS_NOT_VERIFIED'
  | 'PERSON_HAS_NO_PASSWORD'
  | 'NOT_A_SELLER'

/** Why this person is sent no link for a new password. Nobody sends their own: they know their password, or use “Forgot password?”. */
export function whyNotLink(who: { id: number }, person: Cared): CareFault | undefined {
  if (who.id === person.id) return 'CANNOT_CHANGE_YOURSELF'
  if (person.state === 'closed') return 'ACCOUNT_IS_CLOSED'
  if (person.state === 'suspended') return 'PERSON_IS_SUSPENDED'
  // A link proves the mailbox, which would verify an address that nobody has proved.
  if (person.state === 'unverified') return 'PERSON_IS_NOT_VERIFIED'
  return person.kind === 'staff' && !person.hasPassword ? 'PERSON_HAS_NO_PASSWORD' : undefined
}

/** Why this person's data is not corrected by staff; what staff are is the owner's to say. */
export function whyNotCorrect(person: Pick<Cared, 'kind' | 'state'>): CareFault | undefined {
  if (person.kind !== 'seller') return 'NOT_A_SELLER'
  return person.state === 'closed' ? 'ACCOUNT_IS_CLOSED' : undefined
}

/** Why this person is given no other email by staff; whose email nobody proved may have mistyped it. */
export function whyNotEmail(person: Pick<Cared, 'kind' | 'state'>): CareFault | undefined {
  return whyNotCorrect(person) ?? (person.state === 'suspended' ? 'PERSON_IS_SUSPENDED' : undefined)
}

export const sellerFields = ['fullName', 'phone', 'address', 'language', 'shopName', 'returnAddress'] as const
export type SellerField = (typeof sellerFields)[number]

/** What the data is with these fields in place of its own. */
export const corrected = (data: SellerData, by: { readonly [Field in SellerField]?: SellerData[Field] | undefined }): SellerData => ({
  fullName: by.fullName ?? data.fullName,
  phone: by.phone ?? data.phone,
  address: by.address ?? data.address,
  language: by.language ?? data.language,
  shopName: by.shopName ?? data.shopName,
  returnAddress: by.returnAddress ?? data.returnAddress,
})

/** The fields in which the two differ. */
export const differing = (one: SellerData, other: SellerData): SellerField[] => sellerFields.filter(field => one[field] !== other[field])
