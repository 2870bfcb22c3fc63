// The rows of orders: locking them, moving them along, and their timeline. Lists and inserts have stores of their own.
import { type ColumnType, type Generated, sql, type Updateable } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { AddressVerdict } from '#shop/address/rules.ts'
import type { SideDocument } from '#shop/design/contract.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { OrderSource, OrderStatus, OrderType, SellerStatus, ShippingBy } from './contract.ts'
import type { ChosenStatus, ChosenStep } from './rules.ts'

export type LabelState = 'NONE' | 'WAITING' | 'READ' | 'REFUSED' | 'CREATED' | 'VOIDED'
export type ActorKind = 'seller' | 'system' | 'carrier' | 'staff'

export type OrderTable = {
  id: Generated<number>
  seller_id: number
  external_id: string | null
  is_kept: Generated<boolean>
  source: OrderSource
  import_id: number | null
  import_row: number | null
  import_page: number | null
  order_type: OrderType
  shipping_by: ShippingBy
  /** Nothing where the seller or the platform ships. */
  shipping_method: ShippingOptionName | null
  status: ColumnType<OrderStatus, ChosenStatus, ChosenStatus>
  seller_status: Generated<SellerStatus>
  duplicate_of: 'EXTERNAL_ID' | 'TRACKING_NUMBER' | null
  duplicate_of_id: number | null
  error_from: OrderStatus | null
  error_code: string | null
  error_note: Generated<string>
  error_waits_on: 'SELLER' | 'STAFF' | null
  /** Which print file failed, where the cause is FILE and that is known. */
  error_item_id: number | null
  error_side: string | null
  is_cause_mended: Generated<boolean>
  full_name: string
  phone: string
  email: string
  address: string
  address_line2: string
  city: string
  state: string
  zip: string
  country: string
  address_verdict: AddressVerdict
  tag: Generated<string>
  note: Generated<string>
  quantity: number
  production_cents: Cents
  shipping_cents: Cents
  discount_cents: Generated<Cents>
  voucher_id: Generated<number | null>
  voucher_code: Generated<string>
  total_cents: Cents
  quote_until: Date | null
  paid_at: Date | null
  paid_cents: Generated<Cents>
  refunded_cents: Generated<Cents>
  payment: Generated<'UNPAID' | 'PAID' | 'PARTIAL_REFUNDED' | 'REFUNDED'>
  submit_when_ready: Generated<boolean>
  items_missing_files: Generated<number>
  label_link: Generated<string>
  label: unknown
  label_state: Generated<LabelState>
  tracking_number: string | null
  /** It was read from the label's bar code or given by the carrier; else somebody typed it. */
  is_number_read: Generated<boolean>
  carrier: Generated<string>
  tracking_state: Generated<string>
  cooling_off_until: Date | null
  rendered_at: Date | null
  batch_id: number | null
  production_started_at: Date | null
  all_passed_at: Date | null
  manifest_id: number | null
  handed_over_at: Date | null
  miss_at: Date | null
  miss_refund_at: Date | null
  delivered_at: Date | null
  claim_until: Date | null
  open_tickets: Generated<number>
  void_refund_cents: Generated<Cents>
  platform_ordered_at: Date | null
  created_at: Date
  changed_at: Date
  cancelled_at: Date | null
  deleted_at: Date | null
}
export type OrderTables = {
  order: OrderTable
  order_item: {
    id: Generated<number>
    order_id: number
    position: number
    variant_id: number | null
    product_code: string
    sku: string
    product_name: string
    product_name_vi: Generated<string>
    size: string
    color: string
    quantity: number
    unit_cents: Cents
    weight_oz: number
    mockups: string[]
    product_text: Generated<string>
    template_id: Generated<number | null>
    refunded_cents: Generated<Cents>
    cancelled_at: Date | null
    cancel_fee_cents: Generated<Cents>
  }
  order_file: {
    id: Generated<number>
    order_id: number
    item_id: number
    side: string
    file_id: number | null
    link: Generated<string>
    state: 'WAITING' | 'READY' | 'FAILED'
    fault: string | null
    document: Generated<SideDocument | null>
  }
  order_change: {
    id: Generated<number>
    order_id: number
    at: Date
    step: string
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: ActorKind
    actor_id: number | null
    reason: Generated<string>
    cents: Cents | null
    request_id: string | null
  }
}
export const on = (db: Db) => db.q.withTables<OrderTables>()

const factColumns = [
  'id',
  'seller_id as sellerId',
  'external_id as externalId',
  'source',
  'order_type as orderType',
  'shipping_by as shippingBy',
  'shipping_method as shippingMethod',
  'status',
  'seller_status as sellerStatus',
  'duplicate_of as duplicateOf',
  'error_from as errorFrom',
  'is_cause_mended as isCauseMended',
  'error_code as errorCode',
  'error_item_id as errorItemId',
  'error_side as errorSide',
  'address_verdict as addressVerdict',
  'country',
  'quantity',
  'production_cents as productionCents',
  'shipping_cents as shippingCents',
  'discount_cents as discountCents',
  'voucher_id as voucherId',
  'total_cents as totalCents',
  'quote_until as quoteUntil',
  'paid_at as paidAt',
  'paid_cents as paidCents',
  'refunded_cents as refundedCents',
  'submit_when_ready as submitsWhenReady',
  'items_missing_files as itemsMissingFiles',
  'label',
  'label_state as labelState',
  'tracking_number as trackingNumber',
  'cooling_off_until as coolingOffUntil',
  'rendered_at as renderedAt',
  'batch_id as batchId',
  'production_started_at as productionStartedAt',
  'all_passed_at as allPassedAt',
  'manifest_id as manifestId',
  'handed_over_at as handedOverAt',
  'miss_at as missAt',
  'miss_refund_at as missRefundAt',
  'claim_until as claimUntil',
  'open_tickets as openTickets',
  'void_refund_cents as voidRefundCents',
] as const

/** What the rules ask of an order, as it stands in its row; `facts.ts` turns it into facts. */
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
    .where('deleted_at', 'is', null)
    .$if(sellerId !== undefined, query => query.where('seller_id', '=', sellerId ?? 0))
    .orderBy('id')

export type OrderPatch = Omit<Updateable<OrderTable>, 'id' | 'seller_id' | 'payment' | 'status'>
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
  const [{ step, from, to, money }] = ways
  const isDebit = money === 'debit total'
  const ids = ways.map(way => way.orderId)
  if (from === 'NEW') throw new Error('An order that is not there cannot move.')
  if (ways.some(way => way.step !== step || way.from !== from || way.to !== to)) throw new Error('Orders that move together take one step.')
  const result = await on(tx)
    .with('moved', query =>
      query
        .updateTable('order')
        .set({ ...patch, status: to, changed_at: tx.now() })
        .$if(isDebit, paying => paying.set({ paid_at: tx.now(), paid_cents: sql<Cents>`total_cents` }))
        .where('id', '=', among(ids))
        .where('status', '=', from)
        .returning(['id', 'total_cents']),
    )
    .insertInto('order_change')
    .columns(['order_id', 'at', 'step', 'from_status', 'to_status', 'actor', 'actor_id', 'reason', 'cents', 'request_id'])
    .expression(query =>
      query
        .selectFrom('moved')
        .select([
          'id',
          sql<Date>`${tx.now()}::timestamptz`.as('at'),
          sql<string>`${step}::text`.as('step'),
          sql<OrderStatus>`${from}::text`.as('from_status'),
          sql<OrderStatus>`${to}::text`.as('to_status'),
          sql<ActorKind>`${note.actor}::text`.as('actor'),
          sql<number | null>`${note.actorId}::bigint`.as('actor_id'),
          sql<string>`${note.reason ?? ''}::text`.as('reason'),
          (isDebit ? sql<Cents | null>`total_cents` : sql<Cents | null>`${note.cents ?? null}::bigint`).as('cents'),
          sql<string | null>`${tx.cause.requestId ?? null}::text`.as('request_id'),
        ]),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

/** Quotes that were renewed at the same price. */
export async function setQuoteUntil(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  await on(tx).updateTable('order').set({ quote_until: until }).where('id', '=', among(ids)).execute()
}

/** Changes columns of one locked order without moving it. */
export async function setOrder(tx: Tx, id: number, patch: OrderPatch): Promise<void> {
  await on(tx)
    .updateTable('order')
    .set({ ...patch, changed_at: tx.now() })
    .where('id', '=', id)
    .execute()
}

/** A line of the timeline for something that keeps the status: an edit, a partial refund, a mark. */
export async function insertChange(tx: Tx, orderId: number, status: OrderStatus, note: ChangeNote): Promise<void> {
  await on(tx)
    .insertInto('order_change')
    .values({
      order_id: orderId,
      at: tx.now(),
      step: note.step,
      from_status: status,
      to_status: status,
      actor: note.actor,
      actor_id: note.actorId,
      reason: note.reason ?? '',
      cents: note.cents ?? null,
      request_id: tx.cause.requestId ?? null,
    })
    .execute()
}
