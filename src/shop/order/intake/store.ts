// Many orders at once, in few statements: the rows of a file or the one of a form.
import { type ColumnType, type Generated, type Insertable, sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Address, AddressVerdict } from '#shop/address/rules.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { lacksArt } from '../item/rules.ts'
import { type Bill, frozenJson } from '../pay/price.rules.ts'
import type { OrderSource, OrderType, ShippingBy } from '../status/contract.ts'
import type { LabelFacts } from '../status/facts.rules.ts'
import type { ChosenStep } from '../status/rules.ts'
import { type ActorKind, signedBy } from '../status/store.ts'

/** A print file of one side: a file of the library, or a link that is copied before the order can be paid. */
export interface NewFile {
  side: string
  fileId?: number | null
  link?: string
  /** Where on the area it lies; as large as the area takes it, whole, where nothing is said. */
  document?: SideDocument | null
}
export interface NewItem {
  variantId: number | null
  productCode: string
  sku: string
  name: string
  /** Empty: the English name is shown. */
  nameVi: string
  size: string
  color: string
  quantity: number
  unitCents: Cents
  weightOz: number
  mockups?: readonly string[]
  /** What the buyer wants written; empty: nothing. */
  text?: string
  templateId?: number | null
  /** The item that it was copied from, or replaces. */
  copyOf?: number | null
  files: readonly NewFile[]
}
/** An order that is checked and priced (`quote`), ready to be written. */
export interface NewOrder {
  externalId?: string | null
  source: OrderSource
  importId?: number | null
  importRow?: number | null
  importPage?: number | null
  /** The order that it was copied from, or replaces. */
  copyOf?: number | null
  /** Made again at the shop's cost. */
  isFree?: boolean
  /** Bought by the account for itself: from the cart, at once, or as a copy of that. */
  isOwn?: boolean
  orderType: OrderType
  shippingBy: ShippingBy
  /** Nothing: the standing option of the country. */
  shippingMethod?: ShippingOptionName | null
  address: Address
  addressVerdict: AddressVerdict
  tag?: string
  note?: string
  labelLink?: string
  label?: LabelFacts | null
  trackingNumber?: string | null
  carrier?: string
  platformOrderedAt?: Date | null
  items: readonly NewItem[]
  bill: Omit<Bill, 'lines'>
  quoteUntil: Date
  /** The bill that was shown, which becomes this order and no other. */
  quoteId?: string | null
  /** Whose discount the bill has. */
  voucher?: { id: number; code: string } | null
}
/** Ids taken from the sequences beforehand, so that items and files know their orders. */
export async function takeIds(tx: Tx, orders: number, items: number): Promise<{ orderIds: number[]; itemIds: number[] }> {
  const { rows } = await sql<{ id: number; isOrder: boolean }>`
    select nextval(pg_get_serial_sequence('"order"', 'id')) as id, true as "isOrder" from generate_series(1, ${orders})
    union all
    select nextval(pg_get_serial_sequence('order_item', 'id')), false from generate_series(1, ${items})`.execute(tx.q)
  const idsOf = (isOrder: boolean) => rows.flatMap(row => (row.isOrder === isOrder ? row.id : []))
  return { orderIds: idsOf(true), itemIds: idsOf(false) }
}

export interface PlacedOrder extends NewOrder {
  id: number
  itemIds: readonly number[]
  sellerId: number
  duplicateOf: 'EXTERNAL_ID' | 'TRACKING_NUMBER' | null
  /** The step that makes it. */
  way: ChosenStep
}

/** Inserts what repeats nothing, and answers the ids of what was inserted; the rest stands in the way of a unique index. */
export async function insertOrderRows(tx: Tx, orders: readonly PlacedOrder[]): Promise<Set<number>> {
  const of = <T>(pick: (order: PlacedOrder) => T) => orders.map(pick)
  const { rows } = await sql<{ id: number }>`
    insert into "order" (
      id, seller_id, external_id, source, import_id, import_row, import_page, order_type, shipping_by, shipping_method, status,
      duplicate_of, full_name, phone, email, address, address_line2, city, state, zip, country, address_verdict, tag, note, quantity,
      production_cents, shipping_cents, discount_cents, total_cents, frozen_prices, voucher_id, voucher_code, quote_until, items_missing_files, label_link, label, label_state,
      tracking_number, is_number_read, carrier, platform_ordered_at, copy_of, is_free, is_own, created_at, changed_at, status_at
    ) overriding system value
    select given.*, ${tx.now()}, ${tx.now()}, ${tx.now()} from unnest(
      ${of(o => o.id)}::bigint[], ${of(o => o.sellerId)}::bigint[], ${of(o => o.externalId ?? null)}::text[], ${of(o => o.source)}::text[],
      ${of(o => o.importId ?? null)}::bigint[], ${of(o => o.importRow ?? null)}::int[], ${of(o => o.importPage ?? null)}::int[],
      ${of(o => o.orderType)}::text[], ${of(o => o.shippingBy)}::text[], ${of(o => o.shippingMethod ?? null)}::text[],
      ${of(o => o.way.to)}::text[], ${of(o => o.duplicateOf)}::text[],
      ${of(o => o.address.fullName)}::text[], ${of(o => o.address.phone)}::text[], ${of(o => o.address.email)}::text[],
      ${of(o => o.address.address)}::text[], ${of(o => o.address.addressLine2)}::text[], ${of(o => o.address.city)}::text[],
      ${of(o => o.address.state)}::text[], ${of(o => o.address.zip)}::text[], ${of(o => o.address.country)}::text[],
      ${of(o => o.addressVerdict)}::text[], ${of(o => o.tag ?? '')}::text[], ${of(o => o.note ?? '')}::text[],
      ${of(o => o.items.reduce((sum, item) => sum + item.quantity, 0))}::int[],
      ${of(o => o.bill.productionCents)}::bigint[], ${of(o => o.bill.shippingCents)}::bigint[], ${of(o => o.bill.discountCents)}::bigint[],
      ${of(o => o.bill.totalCents)}::bigint[], ${of(o => frozenJson(o.bill.frozen ?? null))}::jsonb[], ${of(o => o.voucher?.id ?? null)}::bigint[], ${of(o => o.voucher?.code ?? '')}::text[],
      ${of(o => o.quoteUntil)}::timestamptz[], ${of(missingFiles)}::int[],
      ${of(o => o.labelLink ?? '')}::text[], ${of(o => (o.label ? JSON.stringify(o.label) : null))}::jsonb[],
      ${of(labelState)}::text[],
      ${of(o => o.trackingNumber ?? null)}::text[], ${of(isNumberRead)}::boolean[], ${of(o => o.carrier ?? '')}::text[], ${of(o => o.platformOrderedAt ?? null)}::timestamptz[],
      ${of(o => o.copyOf ?? null)}::bigint[], ${of(o => o.isFree ?? false)}::boolean[],
      ${of(o => o.isOwn ?? false)}::boolean[]
    ) as given
    on conflict do nothing
    returning id`.execute(tx.q)
  return new Set(rows.map(row => row.id))
}

/** Items, their files and the first line of the timeline of inserted orders, in one statement. */
export async function insertParts(tx: Tx, orders: readonly PlacedOrder[], actor: { kind: ActorKind; id: number | null }): Promise<void> {
  const items = orders.flatMap(order =>
    order.items.map((item, position) => ({
      ...item,
      id: order.itemIds[position] ?? 0,
      orderId: order.id,
      sellerId: order.sellerId,
      position,
    })),
  )
  const files = items.flatMap(item => item.files.map(file => ({ ...file, orderId: item.orderId, itemId: item.id })))
  const of = <T>(pick: (item: (typeof items)[number]) => T) => items.map(pick)
  await sql`
    with new_item as (
      insert into order_item (id, order_id, position, variant_id, product_code, sku, product_name, product_name_vi, size, color, quantity, unit_cents, weight_oz, mockups,
        product_text, template_id, copy_of, seller_id, sold_at, is_product_first, is_template_first)
      overriding system value
      select id, order_id, position, variant_id, product_code, sku, product_name, product_name_vi, size, color, quantity, unit_cents, weight_oz,
        array(select jsonb_array_elements_text(mockups)), product_text, template_id, copy_of, seller_id, ${tx.now()}::timestamptz,
        row_number() over (partition by order_id, product_code order by position) = 1,
        row_number() over (partition by order_id, template_id order by position) = 1 from unnest(
        ${of(i => i.id)}::bigint[], ${of(i => i.orderId)}::bigint[], ${of(i => i.position)}::int[], ${of(i => i.variantId)}::bigint[],
        ${of(i => i.productCode)}::text[], ${of(i => i.sku)}::text[], ${of(i => i.name)}::text[], ${of(i => i.nameVi)}::text[], ${of(i => i.size)}::text[],
        ${of(i => i.color)}::text[], ${of(i => i.quantity)}::int[], ${of(i => i.unitCents)}::bigint[], ${of(i => i.weightOz)}::float8[],
        ${of(i => JSON.stringify(i.mockups ?? []))}::jsonb[], ${of(i => i.text ?? '')}::text[], ${of(i => i.templateId ?? null)}::bigint[],
        ${of(i => i.copyOf ?? null)}::bigint[], ${of(i => i.sellerId)}::bigint[]
      ) as given (id, order_id, position, variant_id, product_code, sku, product_name, product_name_vi, size, color, quantity, unit_cents, weight_oz, mockups,
        product_text, template_id, copy_of, seller_id)
    ), new_file as (
      insert into order_file (order_id, item_id, side, file_id, link, document, state)
      select order_id, item_id, side, file_id, link, document, case when file_id is null and document is null then 'WAITING' else 'READY' end from unnest(
        ${files.map(f => f.orderId)}::bigint[], ${files.map(f => f.itemId)}::bigint[], ${files.map(f => f.side)}::text[],
        ${files.map(f => f.fileId ?? null)}::bigint[], ${files.map(f => f.link ?? '')}::text[],
        ${files.map(f => (f.document ? JSON.stringify(f.document) : null))}::jsonb[]
      ) as given (order_id, item_id, side, file_id, link, document)
    )
    insert into order_change (order_id, at, step, to_status, actor, actor_id, request_id)
    select id, ${tx.now()}, step, status, ${actor.kind}, ${signedBy(tx, { actor: actor.kind, actorId: actor.id })}, ${tx.cause.requestId ?? null}
    from unnest(${orders.map(o => o.id)}::bigint[], ${orders.map(o => o.way.step)}::text[], ${orders.map(o => o.way.to)}::text[])
      as given (id, step, status)`.execute(tx.q)
}

/** The order comes with its label, which bears the number. */
export const isNumberRead = ({ label, trackingNumber }: NewOrder): boolean => label != null && label.number === (trackingNumber ?? null)

export const labelState = ({ label, labelLink }: NewOrder): 'READ' | 'WAITING' | 'NONE' => (label ? 'READ' : labelLink ? 'WAITING' : 'NONE')

/** Items that cannot be printed yet. */
export const missingFiles = (order: NewOrder): number =>
  order.orderType === 'LABEL' ? 0 : order.items.filter(item => item.files.length === 0 || item.files.some(lacksArt)).length

/** Those of these external ids that a live order of the seller has; the terms are those of the index `order_external_id`. */
export async function listLiveExternalIds(db: Db, sellerId: number, externalIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ externalId: string }>`
    select external_id from "order"
    where seller_id = ${sellerId} and external_id = any (${[...externalIds]}) and not is_kept and status <> 'DUPLICATE'
      and cancelled_at is null and deleted_at is null`.execute(db.q)
  return rows.map(row => row.externalId)
}

/** Labels that sellers uploaded for orders that are still to be made. */
interface LabelFileTable {
  id: Generated<number>
  sellerId: number
  name: string
  trackingNumber: string
  zip: string | null
  sha256: string
  /** What its paper is: a page of a PDF, or what a ZPL printer is sent. */
  form: ColumnType<'PDF' | 'ZPL', 'PDF' | 'ZPL' | undefined>
  sourceSha256: string
  createdAt: Date
}
export type NewLabelFile = Omit<Insertable<LabelFileTable>, 'id' | 'createdAt'>
const onLabelFiles = (db: Db) => db.q.withTables<{ labelFile: LabelFileTable }>()
const labelFileColumns = ['id', 'name', 'trackingNumber', 'zip', 'sha256', 'form', 'sourceSha256'] as const

export const insertLabelFile = (tx: Tx, file: NewLabelFile) =>
  onLabelFiles(tx)
    .insertInto('labelFile')
    .values({ ...file, createdAt: tx.now() })
    .returning(labelFileColumns)
    .executeTakeFirstOrThrow()

export const findLabelFile = (db: Db, sellerId: number, id: number) =>
  onLabelFiles(db).selectFrom('labelFile').select(labelFileColumns).where('id', '=', id).where('sellerId', '=', sellerId).executeTakeFirst()

export async function setQuoteOrder(tx: Tx, id: string, orderId: number): Promise<void> {
  await sql`update order_quote set order_id = ${orderId} where id = ${id}`.execute(tx.q)
}
