import { emailFault, phoneFault } from '#base/fields.ts'
import type { AddressFaultCode } from './faults.ts'
import { isZipInState, mailCountry, stateCode, territoryOf } from './state.rules.ts'

/** Where a parcel goes, in the specification's words (§3). `state` is a code for US addresses, `country` always one. */
export interface Address {
  fullName: string
  phone: string
  email: string
  address: string
  addressLine2: string
  city: string
  state: string
  zip: string
  country: string
}
export type AddressField = keyof Address
/** An address that nobody has typed yet. */
export const nowhere: Address = {
  fullName: '',
  phone: '',
  email: '',
  address: '',
  addressLine2: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
}
/** In the order in which people write them. */
export const addressFields = [
  'fullName',
  'phone',
  'email',
  'address',
  'addressLine2',
  'city',
  'state',
  'zip',
  'country',
] as const satisfies AddressField[]
export type AddressFinding = {
  field: AddressField
  code: Exclude<AddressFaultCode, 'DELIVERY_ADDRESS_NOT_FOUND'> | 'PHONE_INVALID' | 'EMAIL_INVALID'
}
/** What may be wrong and yet is delivered often enough: shown, never blocking. */
export type AddressWarning = { field: AddressField; code: 'ZIP_PADDED' | 'ZIP_NOT_IN_STATE' }
/** `GOOD` and `WARNED` may be shipped to, `REFUSED` not. */
export type AddressVerdict = 'GOOD' | 'WARNED' | 'REFUSED'
export interface CheckedAddress {
  address: Address
  verdict: AddressVerdict
  faults: readonly AddressFinding[]
  warnings: readonly AddressWarning[]
}

export const addressLimits = { name: 100, line: 120, city: 80, zip: 12, saved: 50 } as const

/**
 * The address as we keep it (trimmed, codes instead of names, Puerto Rico and the like as states, a spreadsheet's 3–4 digit ZIP padded) and
 * what is wrong with it.
 * Phone and email are checked where they are given; whether they must be is the form's matter.
 */
export function checkAddress(given: Address): CheckedAddress {
  const country = mailCountry(given.country)
  const isUs = country === 'US'
  const state = territoryOf(given.country) ?? (isUs ? stateCode(given.state) : given.state.trim())
  const zip = isUs ? tidyZip(given.zip) : { text: bareCode(given.zip), isPadded: false }
  const address: Address = {
    ...trimmed(given),
    country: country ?? given.country.trim(),
    state: state ?? given.state.trim(),
    zip: zip.text,
  }

  const faults: AddressFinding[] = []
  if (address.fullName === '') faults.push({ field: 'fullName', code: 'RECIPIENT_MISSING' })
  if (!isLine(address.address)) faults.push({ field: 'address', code: 'INVALID_ADDRESS' })
  if (!/\p{L}{2}/u.test(address.city)) faults.push({ field: 'city', code: 'CITY_NOT_FOUND' })
  if (!country) faults.push({ field: 'country', code: 'COUNTRY_NOT_FOUND' })
  if (isUs && !state) faults.push({ field: 'state', code: 'STATE_NOT_FOUND' })
  if (!(isUs ? /^\d{5}(-\d{4})?$/ : /^[A-Za-z0-9 -]{0,12}$/).test(address.zip)) faults.push({ field: 'zip', code: 'ZIP_INVALID' })
  if (address.phone !== '' && phoneFault(address.phone)) faults.push({ field: 'phone', code: 'PHONE_INVALID' })
  if (address.email !== '' && emailFault(address.email)) faults.push({ field: 'email', code: 'EMAIL_INVALID' })

  const warnings: AddressWarning[] = []
  if (zip.isPadded) warnings.push({ field: 'zip', code: 'ZIP_PADDED' })
  if (isUs && state && faults.length === 0 && !isZipInState(address.zip, state)) warnings.push({ field: 'zip', code: 'ZIP_NOT_IN_STATE' })
  return { address, verdict: faults.length > 0 ? 'REFUSED' : warnings.length > 0 ? 'WARNED' : 'GOOD', faults, warnings }
}

/** Two lines of the address for lists and labels: 'Houston, TX 77002, US'. */
export const placeLine = (address: Pick<Address, 'city' | 'state' | 'zip' | 'country'>): string =>
  [address.city, `${address.state} ${address.zip}`.trim(), address.country].filter(part => part !== '').join(', ')

/** A platform hides its buyer (`J*** D**`, `021**`): it ships the parcel itself, and only its label says where to. */
export const isHidden = ({ fullName, address, city, zip }: Pick<Address, 'fullName' | 'address' | 'city' | 'zip'>): boolean =>
  [fullName, address, city, zip].some(text => /\*{2}|\p{L}\*(?:\s|$)/u.test(text))

/** A code without the apostrophe that platforms (Shopify) write before it, so that a spreadsheet leaves it alone. */
const bareCode = (text: string): string => text.trim().replace(/^['’]/, '').trim()

/** Blanks go, 9 digits get their hyphen, a 3–4 digit ZIP the zeros a spreadsheet ate. */
function tidyZip(text: string): { text: string; isPadded: boolean } {
  const zip = bareCode(text).replace(/\s+/g, '')
  if (/^\d{9}$/.test(zip)) return { text: `${zip.slice(0, 5)}-${zip.slice(5)}`, isPadded: false }
  if (/^\d{3,4}$/.test(zip)) return { text: zip.padStart(5, '0'), isPadded: true }
  return { text: zip, isPadded: false }
}

function trimmed(address: Address): Address {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')
  return {
    fullName: tidy(address.fullName),
    phone: address.phone.replace(/[\s().]/g, ''),
    email: address.email.trim(),
    address: tidy(address.address),
    addressLine2: tidy(address.addressLine2),
    city: tidy(address.city),
    state: tidy(address.state),
    zip: address.zip.trim(),
    country: address.country.trim(),
  }
}

/** A line a carrier can print: some letters or digits, and not longer than a label's line may be. */
const isLine = (line: string): boolean => /[\p{L}\p{N}]/u.test(line) && line.length <= addressLimits.line
