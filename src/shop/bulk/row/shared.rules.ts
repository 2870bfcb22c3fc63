// What an order's rows share: to whom it goes, how, and what its seller says of it.
import { type Address, type AddressField, addressLimits, checkAddress } from '#shop/address/rules.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { ColumnMapping, RowCells } from '../column/column.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { type ImportShipping, levelOf, shippingOf } from '../column/shipping.rules.ts'
import { rescueEmail, rescuePhone, saysNothing } from './contact.rules.ts'
import { issuesOf, type RowCheck } from './issue.rules.ts'
import { importLimits, isMangled, isShareLink, isYes } from './value.rules.ts'

/** What all rows of one order share. */
export interface ImportShared {
  address: Address
  orderType: 'STANDARD' | 'SHIP_BY_SELLER' | 'LABEL'
  shippingBy: 'USPS' | 'TIKTOK'
  labelLink: string
  trackingNumber: string
  /** Nothing: the standing one of the country. */
  shippingMethod: ShippingOptionName | null
  tag: string
  note: string
}
export interface RowContext {
  mapping: ColumnMapping
  /** Whether the post knows the ZIP; nothing is said about it where this is not given. */
  isKnownZip?: (zip: string) => boolean
  isLibraryFile?: (name: string) => boolean
  /** Rows that would be left out for this, and that the seller takes all the same. */
  takes?: readonly LeftReason[]
}

/** What an order's first row says for all of its rows; of cells that were checked and found good. */
export const sharedFrom = (row: number, cells: RowCells, context: RowContext): ImportShared =>
  sharedOf(cells, context, issuesOf(row, context.mapping))

export function sharedOf(cells: RowCells, context: RowContext, check: RowCheck): ImportShared {
  const shipping = shippingFrom(cells, context, check)
  if (cells.labelLink && !isShareLink(cells.labelLink)) check.add('labelLink', cells.labelLink, 'FILE_LINK_INVALID')
  if ((shipping === 'TIKTOK' || shipping === 'LABEL') && !cells.labelLink) check.add('labelLink', '', 'LABEL_LINK_MISSING')
  const trackingNumber = cells.trackingNumber ?? ''
  if (isMangled(trackingNumber)) check.add('trackingNumber', trackingNumber, 'TRACKING_NUMBER_MANGLED')
  for (const [field, max] of [
    ['tag', importLimits.text],
    ['note', importLimits.note],
    ['trackingNumber', importLimits.text],
  ] as const)
    if ((cells[field]?.length ?? 0) > max) check.add(field, cells[field], 'TEXT_TOO_LONG', { max })
  return {
    address: addressOf(cells, context, check),
    orderType: shipping === 'SELLER' ? 'SHIP_BY_SELLER' : shipping === 'LABEL' ? 'LABEL' : 'STANDARD',
    shippingBy: shipping === 'TIKTOK' ? 'TIKTOK' : 'USPS',
    labelLink: cells.labelLink ?? '',
    trackingNumber,
    shippingMethod: methodFrom(cells, check),
    tag: cells.tag ?? '',
    note: cells.note ?? '',
  }
}

/** Whether nothing is made for the row: its type or its carriage says that its label is all. */
export const isLabelOnly = ({ orderType = '', shippingBy = '' }: RowCells): boolean =>
  shippingOf(orderType) === 'LABEL' || shippingOf(shippingBy) === 'LABEL'

/** Where nothing is said, a row with a label is carried under that label, any other by the post. */
function shippingFrom(cells: RowCells, { mapping }: RowContext, { add }: RowCheck): ImportShipping | undefined {
  if (cells.printOnly && isYes(cells.printOnly)) return 'SELLER'
  // "Standard" says nothing of who carries it.
  const type = shippingOf(cells.orderType ?? '')
  if (type === 'LABEL' || type === 'SELLER') return type
  if (cells.shippingBy) {
    const shipping = shippingOf(cells.shippingBy)
    if (!shipping) add('shippingBy', cells.shippingBy, 'SHIPPING_BY_INVALID')
    return shipping
  }
  if (type === 'TIKTOK') return type
  const assumed = cells.labelLink ? 'TIKTOK' : 'USPS'
  if (mapping.columns.some(column => column.field === 'shippingBy')) add('shippingBy', '', 'SHIPPING_BY_ASSUMED', { shippingBy: assumed })
  return assumed
}

/** A level that we do not know goes the standing way, and is named. */
function methodFrom({ shippingLevel }: RowCells, { add }: RowCheck): ShippingOptionName | null {
  const level = shippingLevel === undefined ? 'usual' : levelOf(shippingLevel)
  if (level === undefined) add('shippingLevel', shippingLevel, 'SHIPPING_LEVEL_UNKNOWN')
  return level === undefined || level === 'usual' ? null : level
}

function addressOf(cells: RowCells, context: RowContext, { add }: RowCheck): Address {
  const hasCountry = context.mapping.columns.some(column => column.field === 'country')
  const [phone, email] = [rescuePhone(cells.phone ?? ''), rescueEmail(cells.email ?? '')]
  const { address, faults, warnings } = checkAddress({
    fullName: cells.fullName ?? [cells.firstName, cells.lastName].filter(Boolean).join(' '),
    phone: phone.value,
    email: email.value,
    address: isNoStreet(cells.address) ? '' : (cells.address ?? ''),
    addressLine2: [cells.addressLine2, cells.addressLine3].filter(line => !isNoStreet(line)).join(', '),
    city: cells.city ?? '',
    state: cells.state ?? '',
    zip: cells.zip ?? '',
    country: cells.country ?? (hasCountry ? '' : 'US'),
  })
  if (phone.isCut) add('phone', cells.phone, 'PHONE_INVALID', { kept: phone.value })
  if (email.isCut) add('email', cells.email, 'EMAIL_INVALID')
  // Who is hidden has no address that could be wrong.
  if (isMasked(address.fullName) || isMasked(address.address)) {
    if (!cells.labelLink) add(cells.fullName === undefined ? 'firstName' : 'fullName', address.fullName, 'RECIPIENT_MASKED')
    return address
  }
  for (const { field, code } of faults) add(field, givenOf(cells, field), code)
  for (const { field, code } of warnings) add(field, givenOf(cells, field), code, { zip: address.zip, state: address.state })
  if (isWholeAddress(address)) add('address', cells.address, 'ADDRESS_IN_ONE_CELL')
  if (address.fullName.length > addressLimits.name) add('fullName', address.fullName, 'TEXT_TOO_LONG', { max: addressLimits.name })
  const isSettled = faults.length > 0 || warnings.some(warning => warning.code === 'ZIP_NOT_IN_STATE')
  if (!isSettled && address.country === 'US' && context.isKnownZip?.(address.zip.slice(0, 5)) === false)
    add('zip', cells.zip, 'ZIP_UNKNOWN')
  return address
}

/** `J*** D**`: the platform hides the buyer, since it ships by its own label. */
const isMasked = (text: string): boolean => /\*{2}/.test(text)
/** No street, but what is written where there is none, or an email. */
const isNoStreet = (line: string | undefined): boolean => line === undefined || saysNothing(line) || /^[^\s@]+@[^\s@]+$/.test(line.trim())
/** '1 Elm Ave, Boston, MA 02108' in the line of the street. */
const isWholeAddress = ({ address, zip, country }: Address): boolean =>
  country === 'US' && zip.length >= 5 && address.includes(zip.slice(0, 5)) && /,\s*[A-Z]{2}\.?,?\s+\d{5}/i.test(address)

const givenOf = (cells: RowCells, field: AddressField): string | undefined =>
  cells[field] ?? (field === 'fullName' ? cells.firstName : undefined)
