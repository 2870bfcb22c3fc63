// Editing an order: what may be changed, what it then costs, and what mends it.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { emit } from '#engine/events/event.ts'
import { type Address, checkAddress } from '#shop/address/rules.ts'
import type { Lettering } from '#shop/design/document/slot.rules.ts'
import { acceptArt, assertAccepted } from '../item/resolution/resolution.ts'
import { pricedLines } from '../item/store.ts'
import { renewWords } from '../list/search.store.ts'
import { requoteEdited } from '../pay/quote.pay.ts'
import { markMended } from '../status/cause.store.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import { notifyEdited } from '../status/notice/notice.ts'
import { type EditPart, whyNotEdit } from '../status/rules.ts'
import { type FactRow, insertChange, lockOrders, type OrderPatch, setOrder } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'
import { payDifference } from './difference.ts'
import { editItems } from './edit-items.ts'
import { writtenNumber } from './number.edit.ts'
import { carriagePatch, hiddenPatch, paperPatch } from './paper.ts'

/** Who edits which order; orders of others than `sellerId` are not found. */
export interface Editing {
  orderId: number
  actor: StepActor
  sellerId?: number
  /** What the texts of the edit look like in the designs that they go into (`letteringOfEdit`); no text is asked about where it is left out. */
  lettering?: Lettering
  /** Its seller takes the variant that staff proposed, which may come later than one of their own choice. */
  isProposed?: boolean
}

/**
 * Changes what is given, as far as the order's state allows it; the price of an unpaid order is new at once, the difference of a paid one
 * is posted, where its seller edits it: staff change no price. Throws its faults, the address's first one with its field, and
 * EDIT_PRICE_NOT_SEEN with the figures.
 */
export async function editOrder(
  tx: Tx,
  { orderId, actor, sellerId: ownerId, lettering = () => undefined, isProposed = false }: Editing,
  edit: OrderEdit,
): Promise<void> {
  const [row] = await lockOrders(tx, [orderId], ownerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  const { sellerId } = row
  const isByStaff = actor.kind === 'staff'
  assertOpen(row, edit, isProposed)
  const before = row.paidAt === null ? [] : await pricedLines(tx, orderId)
  const quantity = await editItems(tx, row, edit, lettering)
  await setEdited(tx, orderId, {
    ...(edit.address && (isByStaff ? addressWithin(row, edit.address) : addressPatch(row, edit.address))),
    ...(edit.tag !== undefined && { tag: edit.tag }),
    ...(edit.note !== undefined && { note: edit.note }),
    ...carriagePatch(row, edit),
    ...(await hiddenPatch(tx, row, edit)),
    ...(await paperPatch(tx, row, edit)),
    ...(quantity !== undefined && { quantity }),
    // Whether another item still lacks its variant is for the proposal to say.
    ...(row.status === 'ERROR' && !isProposed && isMending(row, edit) && { isCauseMended: true }),
  })
  if (edit.trackingNumber) await emit(tx, 'order.numberTyped', { sellerId, orderId, number: writtenNumber(edit.trackingNumber) })
  if (edit.address) await markMended(tx, [orderId])
  if (quantity !== undefined) await renewWords(tx, orderId)
  if (edit.acceptsDpi !== undefined) await acceptArt(tx, sellerId, [orderId], edit.acceptsDpi)
  // What is not paid yet is asked about when it is submitted.
  if (row.paidAt !== null && (edit.files || isProposed)) await assertAccepted(tx, orderId)
  if (row.paidAt === null) await requoteEdited(tx, orderId)
  else await payDifference(tx, row, edit, before)
  const what = Object.keys(edit).filter(key => key !== 'seenDifferenceCents' && key !== 'acceptsDpi')
  if (what.length > 0) {
    await insertChange(tx, orderId, row.status, { step: 'edit', actor: actor.kind, actorId: actor.id, reason: what.join(', ') })
    if (isByStaff) await notifyEdited(tx, row)
  }
  await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
}

/** Another order may have taken the number since it was looked for. */
async function setEdited(tx: Tx, orderId: number, patch: OrderPatch): Promise<void> {
  try {
    await setOrder(tx, orderId, patch)
  } catch (error) {
    const index = brokenUnique(error)
    if (index === 'order_typed_number' || index === 'order_tracking_number')
      throw new Fault('TRACKING_NUMBER_USED', { path: 'trackingNumber' })
    throw error
  }
}

/** Which part of an order each field of an edit is. */
const partOf: Readonly<Record<keyof OrderEdit, EditPart | undefined>> = {
  address: 'address',
  // It is the seller's own, and nothing is made by it.
  tag: undefined,
  note: 'note',
  shippingMethod: 'all',
  files: 'design',
  labelLink: 'label',
  trackingNumber: 'number',
  orderType: 'all',
  shippingBy: 'all',
  quantities: 'all',
  items: 'all',
  addItems: 'all',
  removeItems: 'all',
  seenDifferenceCents: undefined,
  acceptsDpi: undefined,
}
/** Throws the first part's reason. What an item says is part of its design, the level to another country part of the address; the paper is asked for what the order is after the edit. */
function assertOpen(row: FactRow, edit: OrderEdit, isProposed: boolean): void {
  const facts = factsOf({
    ...row,
    ...(edit.orderType && { orderType: edit.orderType }),
    ...(edit.shippingBy && { shippingBy: edit.shippingBy }),
  })
  const isTextOnly = edit.items?.every(({ sku, quantity }) => sku === undefined && quantity === undefined) ?? false
  const itemsPart = isProposed ? 'variant' : isTextOnly ? 'design' : partOf.items
  for (const key of Object.keys(edit) as (keyof OrderEdit)[]) {
    // the contract lets no other key pass
    const part = key === 'items' ? itemsPart : key === 'shippingMethod' && edit.address ? 'address' : partOf[key]
    const fault = part && edit[key] !== undefined ? whyNotEdit(part, facts) : undefined
    if (fault) throw new Fault(fault)
  }
}

/** What nobody has named as address, file or label is mended by a change of the order itself; what we lack, by other items. */
function isMending({ errorCode, trackingNumber, errorWas }: FactRow, edit: OrderEdit): boolean {
  const items = edit.items ?? edit.addItems ?? edit.removeItems ?? edit.quantities
  if (errorCode === 'STOCK') return items !== undefined
  if (errorCode === 'LABEL' && edit.trackingNumber)
    return ![trackingNumber, ...(errorWas as unknown[])].includes(writtenNumber(edit.trackingNumber))
  return errorCode === 'OTHER' && (items ?? edit.address ?? edit.files ?? edit.labelLink ?? edit.trackingNumber) !== undefined
}

/** The same of a paid parcel that goes out again: another country is another price. */
export function addressWithin(row: FactRow, given: Address): OrderPatch {
  const patch = addressPatch(row, given)
  if (patch.country !== row.country) throw new Fault('ORDER_CANNOT_BE_EDIT', { path: 'address.country' })
  return patch
}

/** A phone or an email that a file left blank is not asked for; one that is there is not taken away (spec §5). */
function addressPatch(row: FactRow, given: Address): OrderPatch {
  const { address, faults, verdict } = checkAddress(given)
  const [fault] = faults
  if (fault) throw new Fault(fault.code, { path: `address.${fault.field}` })
  const gone = (['phone', 'email'] as const).find(field => address[field] === '' && row[field] !== '')
  if (gone) throw new Fault('REQUIRED', { path: `address.${gone}` })
  return { ...address, addressVerdict: verdict }
}
