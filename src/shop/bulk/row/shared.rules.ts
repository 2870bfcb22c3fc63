// What an order's rows share: to whom it goes, how, and what its seller says of it.
import { postalWord } from '#shop/address/country.rules.ts'
import { type Address, type AddressField, addressLimits, checkAddress, isHidden } from '#shop/address/rules.ts'
import { linkFlaw } from '#shop/file/link.rules.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { ColumnMapping, RowCells } from '../column/column.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { type ImportShipping, isNextDay, levelOf, shippingOf } from '../column/shipping.rules.ts'
import { isNoStreet, isWholeAddress, rescueEmail, rescuePhone, saysNothing } from './contact.rules.ts'
import { issuesOf, type RowCheck } from './issue.rules.ts'
import { unpaidBy } from './left.rules.ts'
import { importLimits, isMangled, isYes } from './value.rules.ts'

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
  /** Rows that would be left out for this, and that the seller takes all the same. */
  takes?: readonly LeftReason[]
}

/** What an order's first row says for all of its rows; of cells that were checked and found good. */
export const sharedFrom = (row: number, cells: RowCells, context: RowContext): ImportShared =>
  sharedOf(cells, context, issuesOf(row, context.mapping))

export function sharedOf(cells: RowCells, context: RowContext, check: RowCheck): ImportShared {
  const unpaid = unpaidBy(cells)
  if (unpaid) check.add(unpaid, cells[unpaid], 'ORDER_UNPAID')
  const shipping = shippingFrom(cells, context, check)
  const flaw = cells.labelLink && linkFlaw(cells.labelLink, 'LABEL')
  if (flaw) check.add('labelLink', cells.labelLink, `FILE_LINK_${flaw}`, { words: 'label' })
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
    address: addressOf(cells, context, check, shipping),
    orderType: shipping === 'SELLER' ? 'SHIP_BY_SELLER' : shipping === 'LABEL' ? 'LABEL' : 'STANDARD',
    shippingBy: shipping === 'TIKTOK' ? 'TIKTOK' : 'USPS',
    labelLink: cells.labelLink ?? '',
    trackingNumber,
    shippingMethod: shipping === 'USPS' ? methodFrom(cells, check) : null,
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

/** How fast, where we ship: a level that we do not know is asked about, for another one costs something else. */
function methodFrom({ shippingLevel, buyersLevel }: RowCells, { add }: RowCheck): ShippingOptionName | null {
  // What the buyer paid the shop for is not what the shop orders of us; where it is another level its seller is told.
  if (shippingLevel === undefined && buyersLevel !== undefined && levelOf(buyersLevel) !== 'usual')
    add('buyersLevel', buyersLevel, 'SHIPPING_LEVEL_NOT_CHARGED')
  const level = shippingLevel === undefined ? 'usual' : levelOf(shippingLevel)
  if (level === undefined)
    add('shippingLevel', shippingLevel, 'SHIPPING_LEVEL_UNKNOWN', isNextDay(shippingLevel ?? '') ? { words: 'fastest' } : {})
  return level === undefined || level === 'usual' ? null : level
}

function addressOf(cells: RowCells, context: RowContext, { add }: RowCheck, shipping: ImportShipping | undefined): Address {
  const hasCountry = context.mapping.columns.some(column => column.field === 'country')
  const [phone, email] = [rescuePhone(cells.phone ?? ''), rescueEmail(cells.email ?? '')]
  const said = (text = '') => (saysNothing(text) ? '' : text)
  const { address, faults, warnings } = checkAddress({
    fullName: nameOf(said(cells.fullName ?? [cells.firstName, cells.lastName].filter(Boolean).join(' '))),
    phone: phone.value,
    email: email.value,
    address: isNoStreet(cells.address) ? '' : (cells.address ?? ''),
    addressLine2: [cells.addressLine2, cells.addressLine3].filter(line => !isNoStreet(line)).join(', '),
    city: said(cells.city),
    state: /^[A-Z]{2}$/.test(cells.state ?? '') ? (cells.state ?? '') : said(cells.state),
    // Programs that count with a column write a ZIP as a number.
    zip: (cells.zip ?? '').replace(/^(\d{3,5})\.0$/, '$1'),
    country: cells.country ?? (hasCountry ? '' : 'US'),
  })
  if (phone.isCut) add('phone', cells.phone, 'PHONE_INVALID', { kept: phone.value })
  if (email.isCut) add('email', cells.email, 'EMAIL_INVALID')
  // Who is hidden has no address that could be wrong: the parcel goes where its label says.
  if (isHidden(address)) {
    if (!cells.labelLink || shipping === 'USPS') add(nameField(cells), address.fullName, 'RECIPIENT_MASKED')
    return address
  }
  for (const { field, code } of faults)
    add(columnFor(cells, field), givenOf(cells, field), code, code === 'ZIP_INVALID' ? { words: postalWord(address.country) } : {})
  for (const { field, code } of warnings) add(field, givenOf(cells, field), code, { zip: address.zip, state: address.state })
  if (isWholeAddress(address)) add('address', cells.address, 'ADDRESS_IN_ONE_CELL')
  for (const [field, max] of lengths)
    if (address[field].length > max) add(columnFor(cells, field), address[field], 'TEXT_TOO_LONG', { max })
  const isSettled = faults.length > 0 || warnings.some(warning => warning.code === 'ZIP_NOT_IN_STATE')
  if (!isSettled && address.country === 'US' && context.isKnownZip?.(address.zip.slice(0, 5)) === false)
    add('zip', cells.zip, 'ZIP_UNKNOWN')
  return address
}

/** `#1001` is an order's number, and nobody's name. */
const nameOf = (text: string): string => (/[\p{L}*]/u.test(text) ? text : '')

/** What labels have room for; a street that is longer is no street (`checkAddress`). */
const lengths = [
  ['fullName', addressLimits.name],
  ['addressLine2', addressLimits.line],
  ['city', addressLimits.city],
  ['state', addressLimits.city],
] as const satisfies readonly (readonly [AddressField, number])[]

const nameField = (cells: RowCells) => (cells.fullName === undefined && cells.firstName !== undefined ? 'firstName' : 'fullName')
const columnFor = (cells: RowCells, field: AddressField) => (field === 'fullName' ? nameField(cells) : field)
const givenOf = (cells: RowCells, field: AddressField): string | undefined => cells[columnFor(cells, field)]
