// Editing, marking, copying and deleting: what keeps the status.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { type Address, checkAddress } from '#shop/address/rules.ts'
import { myFile } from '#shop/file/file.ts'
import { itemsOf } from '../item/item.ts'
import { mendsFile } from '../item/rules.ts'
import { countMissingFiles, findItem, listLines, replaceFile, setQuantity } from '../item/store.ts'
import { findOrderRow } from '../list/store.ts'
import { isBill, noBillFault, quote, quoteUntil, readPriceBook } from '../pay/quote.pay.ts'
import type { SellerStatus } from '../status/contract.ts'
import { factsOf, type StepActor, sellerActor } from '../status/facts.status.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { type EditPart, whyNotDelete, whyNotEdit } from '../status/rules.ts'
import { type FactRow, insertChange, lockOrders, type OrderPatch, setOrder } from '../status/store.ts'
import type { OrderEdit } from './contract.ts'
import { insertOrders, type MadeOrder } from './intake.ts'

/** Changes what is given, as far as the order's state allows it. Throws its faults, and the address's first one with its field. */
export async function editOrder(tx: Tx, sellerId: number, orderId: number, edit: OrderEdit): Promise<void> {
  const row = await lockOwn(tx, sellerId, orderId)
  const isPart = (part: EditPart, isAsked: boolean) => {
    const fault = isAsked ? whyNotEdit(part, factsOf(row)) : undefined
    if (fault) throw new Fault(fault)
  }
  isPart('address', edit.address !== undefined || edit.note !== undefined || edit.tag !== undefined)
  isPart('design', edit.files !== undefined)
  isPart('all', edit.quantities !== undefined || edit.labelLink !== undefined || edit.shippingMethod !== undefined)

  const patch: OrderPatch = {
    ...(edit.address && addressPatch(row, edit.address)),
    ...(edit.tag !== undefined && { tag: edit.tag }),
    ...(edit.note !== undefined && { note: edit.note }),
    ...(edit.shippingMethod && { shippingMethod: edit.shippingMethod }),
    ...(edit.labelLink !== undefined && {
      labelLink: edit.labelLink,
      label: null,
      labelState: edit.labelLink === '' ? 'NONE' : 'WAITING',
    }),
  }
  const quantity = await editItems(tx, row, edit)
  // Before payment the price is asked again; an ERROR that waited on the seller is mended by an edit: of the very thing that was bad.
  const isMended = row.status === 'ERROR' && isMending(row, edit)
  await setOrder(tx, orderId, {
    ...patch,
    ...(quantity !== undefined && { quantity }),
    ...(row.paidAt === null && { quoteUntil: null }),
    ...(isMended && { isCauseMended: true }),
  })
  if (edit.address || edit.shippingMethod) await assertShipped(tx, await lockOwn(tx, sellerId, orderId))
  const what = Object.keys(edit).join(', ')
  await insertChange(tx, orderId, row.status, { step: 'edit', actor: 'seller', actorId: sellerId, reason: what })
  await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
}

/** A label is also mended where one is read (facet.order.ts). */
function isMending(row: FactRow, edit: OrderEdit): boolean {
  if (row.errorCode === 'ADDRESS') return edit.address !== undefined
  if (row.errorCode === 'FILE') return mendsFile(row, edit.files ?? [])
  return row.errorCode !== 'LABEL' || Boolean(edit.labelLink)
}

/** A paid order keeps its country: another one is another price. */
function addressPatch(row: FactRow, given: Address): OrderPatch {
  const { address, faults, verdict } = checkAddress(given)
  const [fault] = faults
  if (fault) throw new Fault(fault.code, { path: `address.${fault.field}` })
  if (row.paidAt !== null && address.country !== row.country) throw new Fault('ORDER_CANNOT_BE_EDIT', { path: 'address.country' })
  return { ...address, addressVerdict: verdict }
}

/** Throws why what is in an unpaid order may not be shipped to where it now goes, or by what was now asked. */
async function assertShipped(tx: Tx, row: FactRow): Promise<void> {
  if (row.paidAt !== null) return
  const lines = (await listLines(tx, [row.id])).map(line => ({ ...line, variantId: line.variantId ?? 0 }))
  const ids = lines.map(line => line.variantId)
  const bill = quote(await readPriceBook(tx, row.sellerId, ids), { ...row, lines })
  if (!isBill(bill) && bill.fault !== 'ORDER_PRICE_MISSING') throw noBillFault(bill)
}

async function editItems(tx: Tx, row: FactRow, edit: OrderEdit): Promise<number | undefined> {
  for (const { itemId, quantity } of edit.quantities ?? [])
    if (!(await setQuantity(tx, row.id, itemId, quantity))) throw new Fault('ORDER_NOT_FOUND')
  for (const { itemId, side, fileId, link } of edit.files ?? []) {
    if (!(await findItem(tx, row.id, itemId))) throw new Fault('ORDER_NOT_FOUND')
    if (fileId !== null) await myFile(tx, row.sellerId, fileId)
    await replaceFile(tx, { orderId: row.id, itemId, side, fileId, link })
  }
  if (edit.files) await countMissingFiles(tx, [row.id])
  if (!edit.quantities) return undefined
  return (await itemsOf(tx, [row.id])).reduce((sum, item) => sum + (item.cancelledAt ? 0 : item.quantity), 0)
}

/** Marks an order for the seller's own use; it moves no money. ON_HOLD keeps it from production. */
export async function setSellerStatus(tx: Tx, sellerId: number, orderId: number, sellerStatus: SellerStatus): Promise<void> {
  const row = await lockOwn(tx, sellerId, orderId)
  await setOrder(tx, orderId, { sellerStatus })
  await insertChange(tx, orderId, row.status, { step: 'mark', actor: 'seller', actorId: sellerId, reason: sellerStatus })
  await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
}

export type DeleteOutcome = { orderId: number; fault?: StepFault }
/** Marks never-charged orders as deleted; they stay in the books and leave every list. Emits `order.deleted`. */
export async function deleteOrders(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<DeleteOutcome[]> {
  const rows = new Map((await lockOrders(tx, orderIds, sellerId)).map(row => [row.id, row]))
  const outcomes: DeleteOutcome[] = []
  for (const orderId of new Set(orderIds)) {
    const row = rows.get(orderId)
    const fault = row ? whyNotDelete(factsOf(row)) : 'ORDER_NOT_FOUND'
    if (row && !fault) {
      await setOrder(tx, orderId, { deletedAt: tx.now() })
      await insertChange(tx, orderId, row.status, { step: 'delete', actor: 'seller', actorId: sellerId })
    }
    outcomes.push(fault ? { orderId, fault } : { orderId })
  }
  const deleted = outcomes.flatMap(({ orderId, fault }) => (fault ? [] : [orderId]))
  if (deleted.length > 0) await emit(tx, 'order.deleted', { sellerId, orderIds: deleted }, { seller: sellerId })
  return outcomes
}

/** A copy as a new, unpaid order at today's prices, without external id and label, so that it repeats nothing. */
export async function copyOrder(tx: Tx, sellerId: number, orderId: number): Promise<MadeOrder> {
  const row = await findOrderRow(tx, orderId, sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  const items = (await itemsOf(tx, [orderId])).filter(item => !item.cancelledAt)
  const book = await readPriceBook(
    tx,
    sellerId,
    items.flatMap(item => item.variantId ?? []),
  )
  const lines = items.map(item => ({ variantId: item.variantId ?? 0, quantity: item.quantity, weightOz: item.weightOz }))
  const bill = quote(book, { ...row, lines })
  if (!isBill(bill)) throw noBillFault(bill)
  const actor: StepActor = sellerActor(sellerId)
  const [made] = await insertOrders(
    tx,
    sellerId,
    [
      {
        source: 'COPY',
        orderType: row.orderType,
        shippingBy: row.shippingBy,
        shippingMethod: row.shippingMethod,
        address: row,
        addressVerdict: row.addressVerdict,
        tag: row.tag,
        note: row.note,
        items: items.map((item, index) => ({ ...item, unitCents: bill.lines[index]?.unitCents ?? item.unitCents })),
        bill,
        quoteUntil: await quoteUntil(tx),
      },
    ],
    actor,
  )
  if (!made) throw new Error('The copy was not made.')
  return made
}

async function lockOwn(tx: Tx, sellerId: number, orderId: number): Promise<FactRow> {
  const [row] = await lockOrders(tx, [orderId], sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  return row
}
