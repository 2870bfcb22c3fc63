// The rows of orders: locking them, moving them along, and their timeline. Lists and inserts have stores of their own.
import { type ColumnType, type Generated, sql, type Updateable } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { ChosenStatus } from '#base/status/step-table.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import { moveRows } from '#engine/move-rows.ts'
import type { AddressVerdict } from '#shop/address/rules.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { OrderPayment, OrderSource, OrderStatus, OrderType, Sees, SellerStatus, ShippingBy } from './contract.ts'
import type { ChosenStep } from './rules.ts'

export type LabelState = 'NONE' | 'WAITING' | 'READ' | 'REFUSED' | 'CREATED' | 'VOIDED'
export type ActorKind = 'seller' | 'system' | 'carrier' | 'staff'

export type OrderTable = {
  id: Generated<number>
  sellerId: number
  externalId: string | null
  isKept: Generated<boolean>
  /** The order that it was copied from; of a REPRINT, the one that it replaces. */
  copyOf: Generated<number | null>
  /** Made again at the shop's cost: its seller pays nothing. */
  isFree: Generated<boolean>
  /** Bought by the account for itself, and not for a buyer. */
  isOwn: Generated<boolean>
  source: OrderSource
  importId: number | null
  importRow: number | null
  importPage: number | null
  orderType: OrderType
  shippingBy: ShippingBy
  /** Nothing where the seller or the platform ships. */
  shippingMethod: ShippingOptionName | null
  status: ColumnType<OrderStatus, ChosenStatus<OrderStatus>, ChosenStatus<OrderStatus>>
  sellerStatus: Generated<SellerStatus>
  duplicateOf: 'EXTERNAL_ID' | 'TRACKING_NUMBER' | null
  duplicateOfId: number | null
  errorFrom: OrderStatus | null
  errorCode: string | null
  errorNote: Generated<string>
  errorWaitsOn: 'SELLER' | 'STAFF' | null
  /** Which print file failed, where that is known, and what was bad: the files' bytes, the address's fingerprint, the number. */
  errorItemId: number | null
  errorSide: string | null
  errorWas: Generated<unknown>
  isCauseMended: Generated<boolean>
  fullName: string
  phone: string
  email: string
  address: string
  addressLine2: string
  city: string
  state: string
  zip: string
  country: string
  addressVerdict: AddressVerdict
  tag: Generated<string>
  note: Generated<string>
  quantity: number
  productionCents: Cents
  shippingCents: Cents
  /** Of it, what carried a parcel that came back, with the fees: no cancel gives it back. */
  usedShippingCents: Generated<Cents>
  discountCents: Generated<Cents>
  voucherId: Generated<number | null>
  voucherCode: Generated<string>
  totalCents: Cents
  quoteUntil: Date | null
  /** `FrozenPrices` of pay/price.rules.ts. */
  frozenPrices: ColumnType<unknown, string | null, string | null>
  paidAt: Date | null
  paidCents: Generated<Cents>
  refundedCents: Generated<Cents>
  payment: Generated<OrderPayment>
  submitWhenReady: Generated<boolean>
  itemsMissingFiles: Generated<number>
  labelLink: Generated<string>
  label: unknown
  labelState: Generated<LabelState>
  labelFault: string | null
  labelFaultNote: Generated<string>
  trackingNumber: string | null
  /** It was read from the label's bar code or given by the carrier; else somebody typed it. */
  isNumberRead: Generated<boolean>
  carrier: Generated<string>
  /** Of one that is none of those we know, as staff have said. */
  carrierName: Generated<string>
  trackingLink: Generated<string>
  trackingState: Generated<string>
  coolingOffUntil: Date | null
  renderedAt: Date | null
  /** When files were first rendered of an order that another batch has taken since. */
  processedAt: Date | null
  batchId: number | null
  productionStartedAt: Date | null
  allPassedAt: Date | null
  manifestId: number | null
  sees: Generated<Sees>
  returnedAt: Date | null
  handedOverAt: Date | null
  missAt: Date | null
  missRefundAt: Date | null
  deliveredAt: Date | null
  claimUntil: Date | null
  openTickets: Generated<number>
  voidRefundCents: Generated<Cents>
  platformOrderedAt: Date | null
  createdAt: Date
  changedAt: Date
  /** Since when it has its status. */
  statusAt: Generated<Date>
  cancelledAt: Date | null
  deletedAt: Date | null
}
export type OrderTables = {
  order: OrderTable
  order_change: {
    id: Generated<number>
    orderId: number
    at: Date
    step: string
    fromStatus: OrderStatus | null
    toStatus: OrderStatus
    actor: ActorKind
    actorId: number | null
    reason: Generated<string>
    cents: Cents | null
    requestId: string | null
  }
}
export const on = (db: Db) => db.q.withTables<OrderTables>()

/** What the rules ask of an order. */
export const factColumns = [
  'id',
  'sellerId',
  'externalId',
  'source',
  'isFree',
  'orderType',
  'shippingBy',
  'shippingMethod',
  'status',
  'sellerStatus',
  'duplicateOf',
  'errorFrom',
  'isCauseMended',
  'errorCode',
  'errorNote',
  'errorItemId',
  'errorSide',
  'errorWas',
  'addressVerdict',
  'phone',
  'email',
  'country',
  'quantity',
  'productionCents',
  'shippingCents',
  'usedShippingCents',
  'discountCents',
  'voucherId',
  'totalCents',
  'quoteUntil',
  'paidAt',
  'paidCents',
  'refundedCents',
  'submitWhenReady as submitsWhenReady',
  'itemsMissingFiles',
  'label',
  'labelState',
  'trackingNumber',
  'coolingOffUntil',
  'renderedAt',
  'processedAt',
  'batchId',
  'productionStartedAt',
  'allPassedAt',
  'manifestId',
  'sees',
  'returnedAt',
  'handedOverAt',
  'missAt',
  'missRefundAt',
  'claimUntil',
  'openTickets',
  'voidRefundCents',
] as const

/** What the rules ask of an order, as it stands in its row; `facts.status.ts` turns it into facts. */
export type FactRow = Awaited<ReturnType<typeof lockOrders>>[number]

/** The orders among `ids` that are there (of this seller, where one is given), locked in the order of their ids until the transaction ends. */
export const lockOrders = (tx: Tx, ids: readonly number[], sellerId?: number) => facts(tx, ids, sellerId).forNoKeyUpdate().execute()

/** The same without a lock, for pages that show what may be done. */
export const findFacts = (db: Db, ids: readonly number[], sellerId?: number) => facts(db, ids, sellerId).execute()

const facts = (db: Db, ids: readonly number[], sellerId: number | undefined) =>
  on(db)
    .selectFrom('order')
    .select(factColumns)
    .where('id', '=', among(ids))
    .where('deletedAt', 'is', null)
    .$if(sellerId !== undefined, query => query.where('sellerId', '=', sellerId ?? 0))
    .orderBy('id')

/** Whether there is such an order, of this seller where one is given. */
export const hasOrder = async (db: Db, id: number, sellerId?: number): Promise<boolean> =>
  (await on(db)
    .selectFrom('order')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(sellerId !== undefined, query => query.where('sellerId', '=', sellerId ?? 0))
    .executeTakeFirst()) !== undefined

export type OrderPatch = Omit<Updateable<OrderTable>, 'id' | 'sellerId' | 'payment' | 'status'>
export interface ChangeNote {
  step: string
  actor: ActorKind
  actorId: number | null
  reason?: string
  /** What it gave back; of a debit the timeline says the total. */
  cents?: Cents | null
}

/**
 * Moves locked orders by the same step that was chosen for each, and writes their timeline, in one statement. A debit makes what was
 * charged, the total, what is paid. Answers how many moved.
 */
export async function moveOrders(
  tx: Tx,
  ways: readonly [ChosenStep, ...ChosenStep[]],
  patch: OrderPatch,
  note: Omit<ChangeNote, 'step'>,
): Promise<number> {
  const [{ step, from, to, way }] = ways
  const isDebit = way.money === 'debit total'
  const result = await on(tx)
    .with('moved', query =>
      moveRows(query, 'order', ways, { ...patch, changedAt: tx.now(), ...(from !== to && { statusAt: tx.now() }) })
        .$if(isDebit, paying => paying.set({ paidAt: tx.now(), paidCents: sql<Cents>`total_cents` }))
        .returning(['id', 'totalCents']),
    )
    .insertInto('order_change')
    .columns(['orderId', 'at', 'step', 'fromStatus', 'toStatus', 'actor', 'actorId', 'reason', 'cents', 'requestId'])
    .expression(query =>
      query
        .selectFrom('moved')
        .select([
          'id',
          sql<Date>`${tx.now()}::timestamptz`.as('at'),
          sql<string>`${step}::text`.as('step'),
          sql<OrderStatus>`${from}::text`.as('fromStatus'),
          sql<OrderStatus>`${to}::text`.as('toStatus'),
          sql<ActorKind>`${note.actor}::text`.as('actor'),
          sql<number | null>`${signedBy(tx, note)}::bigint`.as('actorId'),
          sql<string>`${note.reason ?? ''}::text`.as('reason'),
          (isDebit ? sql<Cents | null>`total_cents` : sql<Cents | null>`${note.cents ?? null}::bigint`).as('cents'),
          sql<string | null>`${tx.cause.requestId ?? null}::text`.as('requestId'),
        ]),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

/** Changes columns of one locked order without moving it. */
export async function setOrder(tx: Tx, id: number, patch: OrderPatch): Promise<void> {
  await on(tx)
    .updateTable('order')
    .set({ ...patch, changedAt: tx.now() })
    .where('id', '=', id)
    .execute()
}

/** What is done in the seller's name is signed by the member of their team who does it. */
export const signedBy = ({ cause }: Tx, { actor, actorId }: Pick<ChangeNote, 'actor' | 'actorId'>) =>
  actor === 'seller' ? (cause.memberId ?? actorId) : actorId

/** A line of the timeline for something that keeps the status: an edit, a partial refund, a mark. */
export async function insertChange(tx: Tx, orderId: number, status: OrderStatus, note: ChangeNote): Promise<void> {
  await on(tx)
    .insertInto('order_change')
    .values({
      orderId,
      at: tx.now(),
      step: note.step,
      fromStatus: status,
      toStatus: status,
      actor: note.actor,
      actorId: signedBy(tx, note),
      reason: note.reason ?? '',
      cents: note.cents ?? null,
      requestId: tx.cause.requestId ?? null,
    })
    .execute()
}
