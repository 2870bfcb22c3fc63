import { type Generated, sql, type Updateable } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { TroubleKind } from '#shop/carrier/rules.ts'
import type { PostageRefund } from '#shop/order/status/facts.rules.ts'
import type { LabelKind, LabelStatus } from './rules.ts'

type LabelTable = {
  id: Generated<number>
  orderId: number
  sellerId: number
  kind: LabelKind
  state: LabelStatus
  key: string | null
  /** Of ours, that it was bought from. */
  accountId: number | null
  carrier: string
  service: Generated<string>
  trackingNumber: string | null
  zip: string | null
  postageCents: Generated<Cents>
  /** What it was offered for before it was bought. */
  quotedCents: Cents | null
  /** What its carrier knows it by beside its number. */
  ref: Generated<string>
  sha256: string | null
  sourceSha256: string | null
  /** What keeps it from being bought or taken back, and before when its carrier is not asked again. */
  trouble: Generated<TroubleKind | null>
  askAt: Generated<Date | null>
  /** What its paper is: a page of a PDF, or what a ZPL printer is sent. */
  form: Generated<'PDF' | 'ZPL'>
  /** Of a carrier that is none of ours. */
  carrierName: Generated<string>
  trackingLink: Generated<string>
  /** Who typed its number, where no code of the paper says it. */
  typedBy: Generated<string | null>
  link: Generated<string>
  fault: string | null
  faultNote: Generated<string>
  voidReason: Generated<string>
  createdAt: Date
  madeAt: Date | null
  printedAt: Date | null
  printCount: Generated<number>
  voidedAt: Date | null
  /** What became of its postage once it was given back (buy/refund.ts). */
  refundState: Generated<PostageRefund>
  refundRef: Generated<string>
  refundNote: Generated<string>
  refundAt: Generated<Date | null>
  refundAskAt: Generated<Date | null>
  refundEndedAt: Generated<Date | null>
  refundClosedAt: Generated<Date | null>
  refundLetGoCents: Generated<Cents>
  /** Of the form that it was handed over by. */
  formNumber: Generated<string | null>
  /** When a carrier first said something of its parcel. */
  scannedAt: Generated<Date | null>
}
export type LabelPatch = Omit<Updateable<LabelTable>, 'id' | 'orderId' | 'sellerId' | 'kind'>
const on = (db: Db) => db.q.withTables<{ label: LabelTable }>()

const columns = [
  'id',
  'orderId',
  'sellerId',
  'kind',
  'state',
  'key',
  'accountId',
  'carrier',
  'service',
  'trackingNumber',
  'zip',
  'postageCents',
  'quotedCents',
  'ref',
  'trouble',
  'askAt',
  'sha256',
  'form',
  'carrierName',
  'trackingLink',
  'typedBy',
  'link',
  'fault',
  'faultNote',
  'createdAt',
  'madeAt',
  'printedAt',
  'printCount',
  'voidedAt',
  'refundState',
  'refundAt',
  'refundClosedAt',
  'refundLetGoCents',
  'refundNote',
  'formNumber',
] as const
const live: LabelStatus[] = ['INTENT', 'READ', 'LIVE', 'VOIDING']

export type LabelRow = NonNullable<Awaited<ReturnType<typeof findLabel>>>

export const findLabel = (db: Db, id: number) => on(db).selectFrom('label').select(columns).where('id', '=', id).executeTakeFirst()

export const lockLabel = (tx: Tx, id: number) =>
  on(tx).selectFrom('label').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The label that an order goes with, or is about to. */
export const findLiveLabel = (db: Db, orderId: number) =>
  on(db).selectFrom('label').select(columns).where('orderId', '=', orderId).where('state', 'in', live).executeTakeFirst()

/** The live label with this number. */
export const findByNumber = (db: Db, number: string) =>
  on(db)
    .selectFrom('label')
    .select(columns)
    .where('trackingNumber', '=', number)
    .where('state', 'in', ['READ', 'LIVE', 'VOIDING'])
    .executeTakeFirst()

/** Labels that are in use under these numbers, or were: no other label may bear them. */
export const listByNumbers = (db: Db, numbers: readonly string[]) =>
  on(db)
    .selectFrom('label')
    .select(['orderId', 'sellerId', 'trackingNumber'])
    .where('trackingNumber', '=', among(numbers))
    .where('state', 'in', ['READ', 'LIVE', 'VOIDING', 'ENDED'])
    .limit(20_000)
    .execute()

/** What carriers know the labels by that we bought under these numbers, and that are in use. */
export const listRefs = (db: Db, numbers: readonly string[]) =>
  on(db)
    .selectFrom('label')
    .select(['trackingNumber', 'ref'])
    .where('trackingNumber', '=', among(numbers))
    .where('kind', '=', 'BOUGHT')
    .where('state', 'in', ['LIVE', 'VOIDING'])
    .limit(20_000)
    .execute()

/** The label that each of these orders goes with, else its newest, whatever became of it. */
export const listNewest = (db: Db, orderIds: readonly number[]) =>
  on(db)
    .selectFrom('label')
    .distinctOn('orderId')
    .select(columns)
    .where('orderId', '=', among(orderIds))
    .orderBy('orderId')
    .orderBy(sql`(state = any (${live}::text[]))`, 'desc')
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute()

/** Writes the intent to buy under a key of its own; nothing where the order has a label or an intent already. */
export async function insertIntent(
  tx: Tx,
  given: { orderId: number; sellerId: number; carrier: string; key: string },
): Promise<number | undefined> {
  const row = await on(tx)
    .insertInto('label')
    .values({
      orderId: given.orderId,
      sellerId: given.sellerId,
      kind: 'BOUGHT',
      state: 'INTENT',
      key: given.key,
      accountId: null,
      carrier: given.carrier,
      quotedCents: null,
      trackingNumber: null,
      zip: null,
      sha256: null,
      sourceSha256: null,
      fault: null,
      createdAt: tx.now(),
      madeAt: null,
      printedAt: null,
      voidedAt: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface SuppliedRow {
  orderId: number
  sellerId: number
  carrier: string
  link: string
  sourceSha256: string | null
  outcome: ReadPaper | { fault: string; note: string }
}
export interface ReadPaper {
  number: string
  zip: string | null
  sha256: string
  /** A page of a PDF where nothing is said. */
  form?: 'PDF' | 'ZPL'
  typedBy?: string | null
}
/** Nothing where the number is on another live label, or the order has a label already. */
export async function insertSupplied(tx: Tx, given: SuppliedRow): Promise<number | undefined> {
  const read = 'number' in given.outcome ? given.outcome : undefined
  const refused = 'fault' in given.outcome ? given.outcome : undefined
  const row = await on(tx)
    .insertInto('label')
    .values({
      orderId: given.orderId,
      sellerId: given.sellerId,
      kind: 'SUPPLIED',
      state: read ? 'READ' : 'REFUSED',
      key: null,
      accountId: null,
      carrier: given.carrier,
      quotedCents: null,
      trackingNumber: read?.number ?? null,
      zip: read?.zip ?? null,
      sha256: read?.sha256 ?? null,
      form: read?.form ?? 'PDF',
      typedBy: read?.typedBy ?? null,
      sourceSha256: given.sourceSha256,
      link: given.link,
      fault: refused?.fault ?? null,
      faultNote: refused?.note ?? '',
      createdAt: tx.now(),
      madeAt: read ? tx.now() : null,
      printedAt: null,
      voidedAt: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether the order was given this very file before, whatever became of it. */
export const hasPaper = async (db: Db, orderId: number, sourceSha256: string): Promise<boolean> =>
  (await on(db)
    .selectFrom('label')
    .select('id')
    .where('orderId', '=', orderId)
    .where('sourceSha256', '=', sourceSha256)
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function setLabelRow(tx: Tx, id: number, patch: LabelPatch): Promise<void> {
  await on(tx).updateTable('label').set(patch).where('id', '=', id).execute()
}

/** Lets go of the labels that were brought for these orders, and answers them. */
export const voidSupplied = (tx: Tx, orderIds: readonly number[]) =>
  on(tx)
    .updateTable('label')
    .set({ state: 'VOIDED', voidedAt: tx.now() })
    .where('orderId', '=', among(orderIds))
    .where('kind', '=', 'SUPPLIED')
    .where('state', 'in', live)
    .returning(['id', 'orderId', 'sellerId'])
    .execute()

export async function setPrinted(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await on(tx)
    .updateTable('label')
    .set({ printedAt: tx.now(), printCount: sql`print_count + 1` })
    .where('orderId', '=', among(orderIds))
    .where('state', '=', 'LIVE')
    .execute()
}

export const eachLabelOf = (db: Db, sellerId: number) =>
  readByKey(
    (after, limit) => listLabelsOf(db, sellerId, after, limit),
    label => label.id,
  )
async function listLabelsOf(db: Db, sellerId: number, after: number, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select id, order_id, kind, state, carrier, service, tracking_number, link,
      postage_cents, created_at
    from label where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
  return rows
}

/** The pictures of labels show addresses: they are released, the tracking numbers stay with their parcels. */
export async function releaseLabels(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update label set link = '', zip = null, typed_by = null, source_sha256 = null, sha256 = case when sha256 is null then null else '' end
    where seller_id = ${sellerId}`.execute(tx.q)
}
