// The paper that a seller brings for a parcel: a label's link, or the number of one that they ship themselves.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { isHidden } from '#shop/address/rules.ts'
import { writtenLabelLink } from '../intake/label-file.intake.ts'
import { listNumberHolders } from '../intake/number.store.ts'
import { orderDetail } from '../list/list.ts'
import { orderKind } from '../status/facts.rules.ts'
import { systemActor } from '../status/facts.status.ts'
import type { FactRow, OrderPatch } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'
import { whyNotNumber, writtenNumber } from './number.edit.ts'

/** What an edit means for type and carriage. A level is only of what we ship. */
export function carriagePatch(row: FactRow, edit: OrderEdit): OrderPatch {
  const { orderType = row.orderType, shippingBy = row.shippingBy } = edit
  const isOurs = orderKind({ orderType, shippingBy }) === 'STANDARD_USPS'
  return {
    ...(edit.orderType && { orderType }),
    ...(edit.shippingBy && { shippingBy }),
    ...(edit.shippingMethod && { shippingMethod: edit.shippingMethod }),
    ...(!isOurs && (edit.orderType ?? edit.shippingBy) && { shippingMethod: null }),
  }
}

/** A buyer whom a platform hides is found by the label alone: with postage of ours their order has no address. */
export async function hiddenPatch(tx: Tx, row: FactRow, { orderType = row.orderType, shippingBy = row.shippingBy, address }: OrderEdit) {
  const after = orderKind({ orderType, shippingBy })
  if (address || after === orderKind(row) || !isHidden(await orderDetail(tx, row.id, systemActor))) return {}
  return { addressVerdict: after === 'STANDARD_USPS' ? 'REFUSED' : 'GOOD' } as const satisfies OrderPatch
}

/** What an edit means for label and number. Throws LABEL_LINK_INVALID, TRACKING_NUMBER_INVALID, TRACKING_NUMBER_MISREAD, TRACKING_NUMBER_USED, ORDER_CANNOT_BE_EDIT. */
export async function paperPatch(tx: Tx, row: FactRow, edit: OrderEdit): Promise<OrderPatch> {
  const after = orderKind({ orderType: edit.orderType ?? row.orderType, shippingBy: edit.shippingBy ?? row.shippingBy })
  const isLeft = after !== orderKind(row)
  const left = isLeft && after === 'STANDARD_USPS' ? '' : undefined
  const link = edit.labelLink === undefined ? left : writtenLabelLink(edit.labelLink)
  // Whoever has paid for a parcel that only its label can send may bring another, but not none.
  if (link === '' && row.paidAt !== null && after !== 'SHIP_BY_SELLER') throw new Fault('ORDER_CANNOT_BE_EDIT', { path: 'labelLink' })
  return {
    ...(link !== undefined && {
      ...(row.label !== null && { trackingNumber: null, isNumberRead: false, carrier: '' }),
      labelLink: link,
      label: null,
      labelState: link === '' ? 'NONE' : 'WAITING',
      labelFault: null,
      labelFaultNote: '',
    }),
    ...(isLeft && row.label === null && { trackingNumber: null }),
    ...(edit.trackingNumber !== undefined && (await numberPatch(tx, row, writtenNumber(edit.trackingNumber)))),
  }
}

async function numberPatch(tx: Tx, row: FactRow, number: string): Promise<OrderPatch> {
  if (number === '') return { trackingNumber: null }
  const wrong = whyNotNumber(number)
  if (wrong) throw wrong
  const holders = (await listNumberHolders(tx, [number])).filter(holder => holder.orderId !== row.id)
  if (holders.some(holder => holder.isRead || holder.sellerId === row.sellerId))
    throw new Fault('TRACKING_NUMBER_USED', { path: 'trackingNumber' })
  return { trackingNumber: number, isNumberRead: false }
}
