// Making orders: one of a form, or all the good rows of a file.
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import type { VariantFacts } from '#shop/catalogue/catalogue.ts'
import { findLibraryFiles } from '#shop/file/file.ts'
import { libraryName } from '../item/file.ts'
import { insertWords } from '../list/search.store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { newFacts } from '../status/facts.rules.ts'
import { type StepActor, systemActor } from '../status/facts.status.ts'
import { type ChosenStep, chooseStep } from '../status/rules.ts'
import { listNumberHolders } from './number.store.ts'
import {
  insertOrderRows,
  insertParts,
  isNumberRead,
  labelState,
  missingFiles,
  type NewFile,
  type NewOrder,
  type PlacedOrder,
  setQuoteOrder,
  takeIds,
} from './store.ts'

export type { NewFile, NewItem, NewOrder } from './store.ts'

export interface MadeOrder {
  id: number
  status: OrderStatus
}

/** What an item keeps of its variant, as it is called and weighs now: later changes of the catalogue do not reach it. */
export const snapshotOf = ({ id, productCode, productName, productNameVi, sku, size, color, weightOz }: VariantFacts) => ({
  variantId: id,
  productCode,
  name: productName,
  nameVi: productNameVi,
  sku,
  size,
  color,
  weightOz,
})

const ROWS_PER_STATEMENT = 500

/**
 * Writes orders of one seller and answers them in the order given. One that repeats a live order's external id (of this seller) or
 * tracking number (a typed one of this seller's, one read from a label anybody's) is written as DUPLICATE; the database's unique indexes
 * decide, so two imports cannot both win. A typed number that another's label bears is settled right after (intake/number.ts).
 */
export async function insertOrders(tx: Tx, sellerId: number, orders: readonly NewOrder[], actor: StepActor): Promise<MadeOrder[]> {
  const made: MadeOrder[] = []
  for (let start = 0; start < orders.length; start += ROWS_PER_STATEMENT)
    made.push(...(await insertChunk(tx, sellerId, orders.slice(start, start + ROWS_PER_STATEMENT), actor)))
  return made
}

async function insertChunk(tx: Tx, sellerId: number, orders: readonly NewOrder[], actor: StepActor): Promise<MadeOrder[]> {
  const { orderIds, itemIds } = await takeIds(
    tx,
    orders.length,
    orders.reduce((sum, order) => sum + order.items.length, 0),
  )
  const placed = orders.map((order, index): PlacedOrder => {
    const unique = { ...order, id: orderIds[index] ?? 0, itemIds: itemIds.splice(0, order.items.length), sellerId, duplicateOf: null }
    return { ...unique, way: madeBy(unique, tx.now()) }
  })
  await Promise.all([findLibraryNames(tx, sellerId, placed), markOwnRead(tx, sellerId, placed)])
  const inserting = insertOrderRows(tx, placed)
  // Orders without such a number repeat nothing, and their parts go out with them.
  if (placed.some(order => order.externalId != null || order.trackingNumber != null)) await insertRepeated(tx, placed, await inserting)
  const marking = placed.flatMap(({ id, quoteId }) => (quoteId == null ? [] : setQuoteOrder(tx, quoteId, id)))
  const parts = insertParts(tx, placed, actor)
  await Promise.all([inserting, parts, insertWords(tx, orderIds), tellCreated(tx, sellerId, placed), ...marking])
  return placed.map(({ id, way }) => ({ id, status: way.to }))
}

/** The step that makes an order, by what it repeats. The app itself takes it: it says what is a duplicate, whoever asks. */
function madeBy(order: Omit<PlacedOrder, 'way'>, now: Date): ChosenStep {
  const way = chooseStep('create', newFacts(order), systemActor.roles, now, {})
  if (typeof way === 'string') throw new Error(`An order cannot be made: ${way}.`)
  return way
}
function markRepeated(order: PlacedOrder, duplicateOf: 'EXTERNAL_ID' | 'TRACKING_NUMBER', now: Date): void {
  order.duplicateOf = duplicateOf
  order.way = madeBy(order, now)
}

/** A typed number that a label of the same seller's bears repeats it, too; no index says so, for the label may come after. */
async function markOwnRead(tx: Tx, sellerId: number, placed: readonly PlacedOrder[]): Promise<void> {
  const typed = placed.filter(order => order.trackingNumber != null && !isNumberRead(order))
  const holders = await holdersOf(tx, typed)
  const own = new Set(holders.flatMap(holder => (holder.isRead && holder.sellerId === sellerId ? [holder.number] : [])))
  for (const order of typed) if (own.has(order.trackingNumber ?? '')) markRepeated(order, 'TRACKING_NUMBER', tx.now())
}

/** Writes those that stood in the way of a unique index as what they are. */
async function insertRepeated(tx: Tx, placed: readonly PlacedOrder[], inserted: ReadonlySet<number>): Promise<void> {
  const repeated = placed.filter(order => !inserted.has(order.id))
  if (repeated.length === 0) return
  const holders = await holdersOf(tx, repeated)
  const isTaken = (order: PlacedOrder) =>
    holders.some(
      ({ number, isRead, sellerId }) => number === order.trackingNumber && (isNumberRead(order) ? isRead : sellerId === order.sellerId),
    )
  for (const order of repeated) markRepeated(order, isTaken(order) ? 'TRACKING_NUMBER' : 'EXTERNAL_ID', tx.now())
  await insertOrderRows(tx, repeated)
}

const holdersOf = (tx: Tx, orders: readonly PlacedOrder[]) =>
  listNumberHolders(
    tx,
    orders.flatMap(order => order.trackingNumber ?? []),
  )

function tellCreated(tx: Tx, sellerId: number, placed: readonly PlacedOrder[]): Promise<void> {
  const lacksFiles = placed.some(order => missingFiles(order) > 0)
  const lacksLabels = placed.some(order => labelState(order) === 'WAITING')
  const numbers = placed.flatMap(order => (order.duplicateOf ? [] : (order.trackingNumber ?? [])))
  const orderIds = placed.map(order => order.id)
  const news = { sellerId, orderIds, importId: placed[0]?.importId ?? null, lacksFiles, lacksLabels, numbers }
  return emit(tx, 'order.created', news, { seller: sellerId })
}

/** Files that are named in the library are the orders' at once, so that they can be paid at once. */
async function findLibraryNames(tx: Tx, sellerId: number, orders: PlacedOrder[]): Promise<void> {
  const idOf = await libraryIds(
    tx,
    sellerId,
    orders.flatMap(order => order.items.flatMap(item => item.files)),
  )
  for (const order of orders)
    order.items = order.items.map(item => ({ ...item, files: item.files.map(file => ({ ...file, fileId: idOf(file) })) }))
}

type Named = Pick<NewFile, 'fileId' | 'link'>
/** Which file of the library each of these is, by its id or by its name; null where it is none (yet). */
export async function libraryIds(db: Db, sellerId: number, files: readonly Named[]): Promise<(file: Named) => number | null> {
  const named = (file: Named) => (file.fileId == null ? libraryName(file.link ?? '') : undefined)
  const library = await findLibraryFiles(
    db,
    sellerId,
    files.flatMap(file => named(file) ?? []),
  )
  return file => file.fileId ?? library.get(named(file)?.toLowerCase() ?? '')?.id ?? null
}
