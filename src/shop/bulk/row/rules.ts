// One row of an order file: what it would make, or what is wrong with it.
import { type Address, type AddressField, addressFields, addressLimits, checkAddress } from '#shop/address/rules.ts'
import { productText, productTextFault } from '#shop/cart/rules.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { type Sharpness, worstOf } from '#shop/order/item/resolution/rules.ts'
import { orderLimits } from '#shop/order/pay/price.rules.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { type ColumnMapping, cellsOf, type RowCells } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { layoutOf } from '../column/platform.rules.ts'
import { type ImportShipping, levelOf, shippingOf } from '../column/shipping.rules.ts'
import { rescueEmail, rescuePhone } from './contact.rules.ts'
import { type Issue, issuesOf } from './issue.rules.ts'
import { itemsOf } from './item.rules.ts'
import { lineLeft, orderLeft } from './left.rules.ts'
import { fileSourceOf, importLimits, isMangled, isPerhapsRounded, isShareLink, isYes, quantityOf } from './value.rules.ts'
import { hasOptions, type MappedArt, type VariantChoice, type VariantFinder, variationOf } from './variant.rules.ts'

/** One product of an order. `links` are https share links or `library:NAME`, by side. */
export interface ImportLine {
  variantId: number
  sku: string
  quantity: number
  links: Readonly<Partial<Record<Side, string>>>
  mockups: readonly string[]
  /** What the buyer wants on it, in their own words. */
  text?: string
  /** What the seller prints where the row names their own SKU and no art. */
  mapped?: MappedArt
  /** How sharp each side prints; what is behind a link is not known yet. */
  art?: readonly SharpLink[]
}
export type SharpLink = Sharpness & { side: Side }
/** What all rows of one order share. */
export interface ImportShared {
  address: Address
  orderType: 'STANDARD' | 'SHIP_BY_SELLER'
  shippingBy: 'USPS' | 'TIKTOK'
  labelLink: string
  trackingNumber: string
  /** Nothing: the standing one of the country. */
  shippingMethod: ShippingOptionName | null
  tag: string
  note: string
}
/** The first row of an order that a later row belongs to. */
export interface OpenOrder {
  row: number
  /** How many rows it has already. */
  lines: number
  cells: RowCells
}
export interface CheckedRow {
  row: number
  /** Empty where the row is an order of its own. */
  externalId: string
  /** The row that the order began with; the row itself where it is the first. */
  orderRow: number
  /** None on a row with an error, on one that is left out, and on one that has its order's address alone. */
  lines: readonly ImportLine[]
  /** GOOD: it is made. BARE: the first row of an order whose items follow. STRAY: it disagrees with the first row. LEFT: it is left out. */
  state: 'GOOD' | 'BARE' | 'BAD' | 'STRAY' | 'LEFT'
  /** On a row that begins an order that may be made. */
  shared?: ImportShared
  /** The shared cells, to compare later rows with. */
  cells: RowCells
  issues: readonly Issue[]
}
export interface RowContext {
  mapping: ColumnMapping
  /** Whether the post knows the ZIP; nothing is said about it where this is not given. */
  isKnownZip?: (zip: string) => boolean
  isLibraryFile?: (name: string) => boolean
  /** Rows that would be left out for this, and that the seller takes all the same. */
  takes?: readonly LeftReason[]
}
export interface LineContext extends RowContext {
  variants: VariantFinder
  /** How sharp what this link names would print there. */
  sharpnessOf?: (variantId: number, side: Side, link: string) => Sharpness
}

type Check = ReturnType<typeof issuesOf>

/** `openOrder` finds the first row of the order with an id, where there was one. */
export function checkRow(
  row: { row: number; cells: readonly string[]; isBroken?: boolean },
  context: LineContext,
  openOrder: (externalId: string) => OpenOrder | undefined,
): CheckedRow {
  const check = issuesOf(row.row, context.mapping)
  if (row.isBroken) {
    check.add('orderId', row.cells[0], 'ROW_BROKEN')
    return { row: row.row, externalId: '', orderRow: row.row, lines: [], state: 'BAD', cells: {}, issues: check.issues }
  }
  const cells = cellsOf(context.mapping, row.cells)
  const externalId = externalIdOf(cells, check)
  const found = externalId === '' ? undefined : openOrder(externalId)
  // An order that is left out goes on in rows that say nothing else; one that is alive again begins anew.
  const leftBefore = taken(found && orderLeft(found.cells), context)
  const open = leftBefore && hasState(cells) ? undefined : found
  const own = { row: row.row, externalId, orderRow: open?.row ?? row.row, cells: sharedCells(cells) }
  const orderReason = taken(orderLeft(cells) ?? (open && leftBefore), context)
  if (orderReason) return left(own, orderReason, cells, check)
  if (open) compareShared(open, cells, check)
  const isStray = check.issues.some(issue => issue.code === 'ROWS_DISAGREE')
  if (open && open.lines >= orderLimits.linesMax) check.add('orderId', externalId, 'ORDER_TOO_LONG', { max: orderLimits.linesMax })
  const { zeroIs, hasSummaries } = layoutOf(context.mapping.platform)
  const lineReason = taken(lineLeft(cells, zeroIs), context)
  const hasItem = !lineReason && !(hasSummaries && !cells.sku && !cells.product && !cells.itemName)
  const lines = hasItem ? linesOf(cells, context, check) : []
  const shared = open ? undefined : sharedOf(cells, context, check)
  if (check.isBad()) return { ...own, lines: [], state: isStray ? 'STRAY' : 'BAD', issues: check.issues }
  if (lineReason) check.add('orderId', sayingOf(cells), `LEFT_${lineReason}`)
  const state = lines.length > 0 ? 'GOOD' : open ? 'LEFT' : 'BARE'
  return { ...own, lines, state, issues: check.issues, ...(shared ? { shared } : {}) }
}

const stateFields = ['status', 'payStatus', 'cancelledAt', 'shippedAt'] as const satisfies readonly ImportField[]
const hasState = (cells: RowCells): boolean => stateFields.some(field => cells[field] !== undefined)

const taken = (reason: LeftReason | undefined, { takes = [] }: RowContext): LeftReason | undefined =>
  reason && takes.includes(reason) ? undefined : reason

/** What a row says of itself that it is left out for. */
const sayingOf = (cells: RowCells): string =>
  cells.cancelledAt ?? cells.payStatus ?? cells.status ?? cells.lineStatus ?? cells.shippedAt ?? cells.itemName ?? ''

/** What is wrong with a row that is not made is not said. */
function left(
  own: Omit<CheckedRow, 'lines' | 'state' | 'issues'>,
  reason: LeftReason,
  cells: RowCells,
  { add, issues }: Check,
): CheckedRow {
  issues.length = 0
  add('orderId', sayingOf(cells), `LEFT_${reason}`)
  return { ...own, lines: [], state: 'LEFT', issues }
}

function externalIdOf(cells: RowCells, { add }: Check): string {
  const id = cells.orderId ?? ''
  if (id === '') add('orderId', id, 'ORDER_ID_MISSING')
  else if (isMangled(id)) add('orderId', id, 'ORDER_ID_MANGLED')
  else if (id.length > importLimits.orderId) add('orderId', id, 'TEXT_TOO_LONG', { max: importLimits.orderId })
  else if (isPerhapsRounded(id)) add('orderId', id, 'ORDER_ID_PERHAPS_ROUNDED')
  return isMangled(id) ? '' : id.slice(0, importLimits.orderId)
}

const sharedFields = [
  'firstName',
  'lastName',
  ...addressFields,
  'shippingBy',
  'printOnly',
  'labelLink',
  'trackingNumber',
  'shippingLevel',
  'addressLine3',
] as const satisfies readonly ImportField[]
const looseFields = ['tag', 'note'] as const satisfies readonly ImportField[]

function sharedCells(cells: RowCells): RowCells {
  return Object.fromEntries(
    [...sharedFields, ...looseFields, ...stateFields].flatMap(field => (cells[field] ? [[field, cells[field]]] : [])),
  )
}

/** A later row's shared cells are blank or agree with the first row's; else the later row is refused and both are named. */
function compareShared(open: OpenOrder, cells: RowCells, { add }: Check): void {
  const same = (a = '', b = '') => a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ')
  const differ = (fields: readonly ImportField[]) => fields.filter(field => cells[field] && !same(cells[field], open.cells[field]))
  const [first, ...rest] = differ(sharedFields)
  if (first)
    add(first, cells[first], 'ROWS_DISAGREE', {
      firstRow: open.row,
      firstValue: (open.cells[first] ?? '').slice(0, 100),
      others: rest.length,
    })
  else for (const field of differ(looseFields)) add(field, cells[field], 'SHARED_IGNORED', { firstRow: open.row })
}

const designFields = {
  FRONT: 'designFront',
  BACK: 'designBack',
  LEFT_SLEEVE: 'designLeftSleeve',
  RIGHT_SLEEVE: 'designRightSleeve',
  HOOD: 'designHood',
} as const satisfies Record<Side, ImportField>
const sides = Object.keys(designFields) as Side[] // Object.keys forgets the keys' type.
const mockupFields = ['mockup1', 'mockup2', 'mockup3', 'mockup4'] as const

/** The products of a row: one, but where its layout packs several into its cells. */
function linesOf(cells: RowCells, context: LineContext, check: Check): ImportLine[] {
  const items = itemsOf(cells)
  if (items === undefined) check.add('items', cells.items, 'ITEMS_UNREADABLE')
  const lines = (items ?? []).map(item => lineOf({ ...cells, ...item }, context, check))
  return check.isBad() ? [] : lines.flatMap(line => line ?? [])
}

function lineOf(cells: RowCells, context: LineContext, check: Check): ImportLine | undefined {
  const quantity = quantityFrom(cells, context, check)
  const variation = variationOf(cells.variation ?? '')
  const variant = variantOf(cells, variation.options, context, check)
  const text = textOf(cells.text ?? variation.text, cells.text === undefined ? 'variation' : 'text', check)
  const links: Partial<Record<Side, string>> = {}
  for (const side of sides) {
    const field = designFields[side]
    const link = cells[field]
    if (link === undefined) continue
    links[side] = link
    if (variant && !variant.sides.includes(side)) check.add(field, link, 'SIDE_NOT_PRINTED', { sku: variant.sku })
    const source = fileSourceOf(link)
    if (!source) check.add(field, link, 'FILE_LINK_INVALID')
    else if (source.kind === 'LIBRARY' && context.isLibraryFile?.(source.name) === false)
      check.add(field, link, 'LIBRARY_FILE_MISSING', { name: source.name })
  }
  const mapped = Object.keys(links).length === 0 && cells.sku !== undefined ? context.variants.artOf(cells.sku) : undefined
  const hasArt = mapped !== undefined && (mapped.templateId !== null || mapped.files.length > 0)
  if (Object.keys(links).length === 0 && !hasArt) check.add('designFront', '', 'DESIGN_MISSING')
  for (const field of mockupFields) if (cells[field] && !isShareLink(cells[field])) check.add(field, cells[field], 'FILE_LINK_INVALID')
  if (!quantity || !variant) return undefined
  const { variantId, sku } = variant
  const art = sharpLinks(variantId, links, context)
  for (const { side, dpi, minDpi, resolution } of art)
    if (resolution === 'low' && dpi !== null) check.add(designFields[side], links[side], 'RESOLUTION_LOW', { dpi, minDpi, sku })
  return {
    variantId,
    sku,
    quantity,
    links,
    mockups: mockupFields.flatMap(field => cells[field] ?? []),
    art,
    ...(text !== '' && { text }),
    ...(hasArt && { mapped: artOf(mapped) }),
  }
}

const artOf = ({ templateId, files }: MappedArt): MappedArt => ({ templateId, files })

/** The buyer's words as they are printed. */
function textOf(given: string, field: ImportField, { add }: Check): string {
  const text = productText(given)
  if (productTextFault(text)) add(field, given, 'TEXT_NOT_PRINTED')
  return text
}

const sharpLinks = (variantId: number, links: ImportLine['links'], { sharpnessOf }: LineContext): SharpLink[] =>
  sides.flatMap(side => {
    const link = links[side]
    const sharpness = link === undefined ? undefined : sharpnessOf?.(variantId, side, link)
    return sharpness ? [{ side, ...sharpness }] : []
  })

/** The worst of these lines' sides that print below what their product asks for, in dots per inch. */
export const lowDpiOf = (lines: readonly Pick<ImportLine, 'art'>[]): number | null =>
  worstOf(lines.flatMap(line => line.art ?? []).filter(side => side.resolution === 'low'))?.dpi ?? null

/** A file without a column for it means one of each; a blank cell in that column means that something was forgotten. */
function quantityFrom(cells: RowCells, { mapping }: RowContext, { add }: Check): number | undefined {
  if (!cells.items && !mapping.columns.some(column => column.field === 'quantity')) return 1
  const quantity = quantityOf(cells.quantity ?? '')
  if (quantity === undefined) add('quantity', cells.quantity, 'QUANTITY_INVALID', { max: importLimits.quantity })
  return quantity
}

function variantOf(cells: RowCells, said: readonly string[], { variants }: LineContext, { add }: Check): VariantChoice | undefined {
  const options = [cells.size, cells.color, ...said].filter(option => option !== undefined)
  const byOptions = cells.product ? variants.byOptions(cells.product, options) : undefined
  if (cells.sku === undefined) {
    if (!byOptions)
      add(cells.product ? 'product' : 'sku', cells.product, cells.product ? 'VARIANT_NOT_FOUND' : 'VARIANT_MISSING', { suggestion: '' })
    return byOptions
  }
  const variant = variants.bySku(cells.sku)
  if (variant && !variant.isForSale) add('sku', cells.sku, 'VARIANT_NOT_FOR_SALE', { sku: variant.sku })
  if (!variant) add('sku', cells.sku, 'VARIANT_NOT_FOUND', { suggestion: byOptions?.sku ?? '' })
  else if (!hasOptions(variant, options)) {
    const field = cells.size ? 'size' : cells.color ? 'color' : 'variation'
    add(field, cells[field], 'OPTION_DISAGREES', { sku: variant.sku, size: variant.size, color: variant.color })
  }
  return variant
}

/** What an order's first row says for all of its rows; of cells that were checked and found good. */
export const sharedFrom = (row: number, cells: RowCells, context: RowContext): ImportShared =>
  sharedOf(cells, context, issuesOf(row, context.mapping))

function sharedOf(cells: RowCells, context: RowContext, check: Check): ImportShared {
  const shipping = shippingFrom(cells, context, check)
  if (cells.labelLink && !isShareLink(cells.labelLink)) check.add('labelLink', cells.labelLink, 'FILE_LINK_INVALID')
  if (shipping === 'TIKTOK' && !cells.labelLink) check.add('labelLink', '', 'LABEL_LINK_MISSING')
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
    orderType: shipping === 'SELLER' ? 'SHIP_BY_SELLER' : 'STANDARD',
    shippingBy: shipping === 'TIKTOK' ? 'TIKTOK' : 'USPS',
    labelLink: cells.labelLink ?? '',
    trackingNumber,
    shippingMethod: methodFrom(cells, check),
    tag: cells.tag ?? '',
    note: cells.note ?? '',
  }
}

/** Where nothing is said, a row with a label is carried under that label, any other by the post. */
function shippingFrom(cells: RowCells, { mapping }: RowContext, { add }: Check): ImportShipping | undefined {
  if (cells.printOnly && isYes(cells.printOnly)) return 'SELLER'
  if (cells.shippingBy) {
    const shipping = shippingOf(cells.shippingBy)
    if (!shipping) add('shippingBy', cells.shippingBy, 'SHIPPING_BY_INVALID')
    return shipping
  }
  const assumed = cells.labelLink ? 'TIKTOK' : 'USPS'
  if (mapping.columns.some(column => column.field === 'shippingBy')) add('shippingBy', '', 'SHIPPING_BY_ASSUMED', { shippingBy: assumed })
  return assumed
}

/** A level that we do not know goes the standing way, and is named. */
function methodFrom({ shippingLevel }: RowCells, { add }: Check): ShippingOptionName | null {
  const level = shippingLevel === undefined ? 'usual' : levelOf(shippingLevel)
  if (level === undefined) add('shippingLevel', shippingLevel, 'SHIPPING_LEVEL_UNKNOWN')
  return level === undefined || level === 'usual' ? null : level
}

function addressOf(cells: RowCells, context: RowContext, { add }: Check): Address {
  const hasCountry = context.mapping.columns.some(column => column.field === 'country')
  const [phone, email] = [rescuePhone(cells.phone ?? ''), rescueEmail(cells.email ?? '')]
  const { address, faults, warnings } = checkAddress({
    fullName: cells.fullName ?? [cells.firstName, cells.lastName].filter(Boolean).join(' '),
    phone: phone.value,
    email: email.value,
    address: isNothing(cells.address) ? '' : (cells.address ?? ''),
    addressLine2: [cells.addressLine2, cells.addressLine3].filter(line => !isNothing(line)).join(', '),
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
/** No street, but what people and programs write where there is none, or an email. */
const isNothing = (line: string | undefined): boolean =>
  line === undefined || /^(?:n\s*[/.]?\s*a\.?|none|null|-+|\.+|\S+@\S+\.\S+)$/i.test(line.trim())
/** '1 Elm Ave, Boston, MA 02108' in the line of the street. */
const isWholeAddress = ({ address, zip, country }: Address): boolean =>
  country === 'US' && zip.length >= 5 && address.includes(zip.slice(0, 5)) && /,\s*[A-Z]{2}\.?,?\s+\d{5}/i.test(address)

const givenOf = (cells: RowCells, field: AddressField): string | undefined =>
  cells[field] ?? (field === 'fullName' ? cells.firstName : undefined)
