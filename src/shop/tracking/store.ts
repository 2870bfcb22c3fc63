import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { type AskedQueues, countQueues, type QueueRow } from '#engine/office-queue.ts'
import type { CarrierEvent } from '#shop/carrier/rules.ts'
import type { Sees } from '#shop/order/status/contract.ts'
import type { ManifestTab, TroubleFilter } from './contract.ts'
import { type NextAsk, noScanMs, type ParcelState, stuckMs } from './rules.ts'

export interface ManifestRow {
  id: number
  state: 'OPEN' | 'CLOSING' | 'CLOSED'
  carrier: string
  /** Of ours, that is told of it; nobody is of the list of what sellers have arranged. */
  accountId: number | null
  openedAt: Date
  closedAt: Date | null
  formNumber: string | null
  formSha256: string | null
  /** It is its carrier's own paper, else our list. */
  isFormCarriers: boolean
  /** When staff last had it handed over. */
  closingAt: Date | null
  /** Its carrier bade wait, and is not asked before. */
  askAt: Date | null
  /** Nobody tries any more; nothing said where that was our own fault. */
  trouble: { said: string | null; at: Date; isStopped: boolean } | null
  parcels: number
}
type ReadManifest = Omit<ManifestRow, 'trouble'> & { troubleSaid: string | null; troubleAt: Date | null; troubleStopped: boolean }
async function readManifests(db: Db, which: ReturnType<typeof sql>): Promise<ManifestRow[]> {
  const { rows } = await sql<ReadManifest>`
    select m.id, m.state, m.carrier, m.account_id, m.opened_at, m.closed_at, m.form_number, m.form_sha256, m.is_form_carriers,
      m.closing_at, m.ask_at, m.trouble_said, m.trouble_at, m.trouble_stopped, (select count(*) from parcel where manifest_id = m.id)::int as parcels
    from manifest m where ${which}`.execute(db.q)
  return rows.map(({ troubleSaid: said, troubleAt: at, troubleStopped: isStopped, ...row }) => ({
    ...row,
    trouble: at && { said, at, isStopped },
  }))
}

export interface ManifestFilter {
  tab: ManifestTab
}
const ofTab = ({ tab }: ManifestFilter) => (tab === 'TROUBLE' ? sql`m.trouble_at is not null` : sql`true`)

export const listManifests = (
  db: Db,
  { page, limit, ...filter }: ManifestFilter & { page: number; limit: number },
): Promise<ManifestRow[]> => readManifests(db, sql`${ofTab(filter)} order by m.id desc limit ${limit} offset ${(page - 1) * limit}`)
export async function countManifests(db: Db, filter: ManifestFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from manifest m where ${ofTab(filter)}`.execute(db.q)
  return rows[0]?.total ?? 0
}
export const findManifest = async (db: Db, id: number): Promise<ManifestRow | undefined> => (await readManifests(db, sql`m.id = ${id}`))[0]
/** The one open manifest of a carrier and an account, locked; a new one where there is none. */
export async function openManifest(
  tx: Tx,
  { carrier, accountId }: Pick<ManifestRow, 'carrier' | 'accountId'>,
  openedBy: number,
): Promise<number> {
  const open = sql<{ id: number }>`
    select id from manifest where carrier = ${carrier} and coalesce(account_id, 0) = ${accountId ?? 0} and state = 'OPEN' for no key update`
  // Looked for first: an insert in vain would use up a number, and people count manifests.
  const before = (await open.execute(tx.q)).rows[0]
  if (before) return before.id
  await sql`
    insert into manifest (state, carrier, account_id, opened_by, opened_at)
    values ('OPEN', ${carrier}, ${accountId}, ${openedBy}, ${tx.now()})
    on conflict do nothing`.execute(tx.q)
  const made = (await open.execute(tx.q)).rows[0]
  if (!made) throw new Error('No manifest is open.')
  return made.id
}
/** Nothing is said of why it is not handed over. */
const untroubled = sql`trouble_said = null, trouble_at = null, trouble_stopped = false, ask_at = null`
/** True where it was in this state; it is in no trouble after that. */
export async function moveManifest(tx: Tx, id: number, from: ManifestRow['state'], to: ManifestRow['state']): Promise<boolean> {
  const { rows } = await sql`
    update manifest set state = ${to}, ${untroubled}, closing_at = case when ${to} = 'CLOSING' then ${tx.now()}::timestamptz else closing_at end
    where id = ${id} and state = ${from} returning 1`.execute(tx.q)
  return rows.length > 0
}
/** Its parcels are the carrier's now, who is first asked about them then; where that says nothing, what was asked about goes on to be. */
export async function setForm(
  tx: Tx,
  id: number,
  form: { number: string; sha256: string; isCarriers: boolean },
  { askAt, askBy }: NextAsk,
): Promise<void> {
  await sql`
    update manifest set form_number = ${form.number}, form_sha256 = ${form.sha256}, is_form_carriers = ${form.isCarriers}, closed_at = ${tx.now()}
    where id = ${id}`.execute(tx.q)
  await sql`
    update parcel set state = 'HANDED', handed_at = ${tx.now()},
      ask_at = coalesce(${askAt}::timestamptz, ask_at), ask_by = coalesce(${askBy}::timestamptz, ask_by)
    where manifest_id = ${id} and state = 'SCANNED'`.execute(tx.q)
}

export interface ParcelRow {
  id: number
  orderId: number
  sellerId: number
  /** None of a parcel that its seller hands over. */
  manifestId: number | null
  trackingNumber: string
  carrier: string
  /** Of one that is none of those we know, as staff have said. */
  carrierName: string
  trackingLink: string
  /** Of ours, that is asked about it. */
  accountId: number | null
  sees: Sees
  state: ParcelState
  scannedAt: Date
  handedAt: Date | null
  lastEventAt: Date | null
  /** When it was scanned in again. */
  returnedAt: Date | null
}
const parcelColumns = sql`p.id, p.order_id, p.seller_id, p.manifest_id,
  p.tracking_number, p.carrier, p.account_id, p.sees, p.state, p.scanned_at, p.handed_at,
  p.last_event_at, p.returned_at, p.carrier_name, p.tracking_link`

/** Nothing where the order's parcel of this number was scanned before. */
export async function insertParcel(
  tx: Tx,
  parcel: Pick<ParcelRow, 'manifestId' | 'orderId' | 'sellerId' | 'trackingNumber' | 'carrier' | 'accountId' | 'sees'> & {
    scannedBy: number
  } & Partial<Pick<ParcelRow, 'carrierName' | 'trackingLink'>>,
): Promise<ParcelRow | undefined> {
  const { rows } = await sql<ParcelRow>`
    insert into parcel as p (manifest_id, order_id, seller_id, tracking_number, carrier, carrier_name, tracking_link, account_id, sees, state,
      scanned_by, scanned_at)
    values (${parcel.manifestId}, ${parcel.orderId}, ${parcel.sellerId}, ${parcel.trackingNumber}, ${parcel.carrier},
      ${parcel.carrierName ?? ''}, ${parcel.trackingLink ?? ''}, ${parcel.accountId},
      ${parcel.sees}, 'SCANNED', ${parcel.scannedBy}, ${tx.now()})
    on conflict do nothing returning ${parcelColumns}`.execute(tx.q)
  return rows[0]
}
/** A parcel whose label was bought by the buying-label form. */
export async function insertLabelled(
  tx: Tx,
  parcel: Pick<ParcelRow, 'orderId' | 'sellerId' | 'trackingNumber' | 'carrier' | 'accountId' | 'sees'>,
  { askAt, askBy }: NextAsk,
): Promise<ParcelRow> {
  const { rows } = await sql<ParcelRow>`
    insert into parcel as p (order_id, seller_id, tracking_number, carrier, account_id, sees, state, scanned_at, ask_at, ask_by)
    values (${parcel.orderId}, ${parcel.sellerId}, ${parcel.trackingNumber}, ${parcel.carrier}, ${parcel.accountId}, ${parcel.sees}, 'LABELLED',
      ${tx.now()}, ${askAt}, ${askBy}) returning ${parcelColumns}`.execute(tx.q)
  return rows[0] as ParcelRow // an insert without a conflict clause returns its row
}

/** A missed parcel that is handed over again, on another manifest. */
export async function setRescanned(tx: Tx, id: number, manifestId: number, scannedBy: number): Promise<void> {
  await sql`
    update parcel set manifest_id = ${manifestId}, state = 'SCANNED', handed_at = null, scanned_by = ${scannedBy}, scanned_at = ${tx.now()}
    where id = ${id}`.execute(tx.q)
}
/** A parcel is back: once. */
export async function setReturned(tx: Tx, id: number, returnedBy: number): Promise<void> {
  await sql`
    update parcel set state = 'RETURNED', returned_at = ${tx.now()}, returned_by = ${returnedBy} where id = ${id} and returned_at is null`.execute(
    tx.q,
  )
}
const one = async (db: Db, where: ReturnType<typeof sql>): Promise<ParcelRow | undefined> => {
  const { rows } = await sql<ParcelRow>`select ${parcelColumns} from parcel p where ${where}`.execute(db.q)
  return rows[0]
}
export const findParcel = (db: Db, id: number) => one(db, sql`p.id = ${id}`)
export const findOfOrder = (db: Db, orderId: number, number: string) =>
  one(db, sql`p.order_id = ${orderId} and p.tracking_number = ${number}`)
/** The newest parcel that left under this number, or of this order. */
export const lastParcel = (db: Db, of: { number: string } | { orderId: number }) =>
  one(
    db,
    'number' in of
      ? sql`p.tracking_number = ${of.number} order by p.id desc limit 1`
      : sql`p.order_id = ${of.orderId} order by p.id desc limit 1`,
  )
/** Another order's parcel left under this number, too. */
export const findOther = (db: Db, { orderId, trackingNumber }: ParcelRow) =>
  one(db, sql`p.tracking_number = ${trackingNumber} and p.order_id <> ${orderId} limit 1`)
export const lockParcel = (tx: Tx, id: number) => one(tx, sql`p.id = ${id} for no key update`)

export async function listParcels(db: Db, where: { manifestId: number } | { orderIds: readonly number[] }): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns} from parcel p
    where ${'manifestId' in where ? sql`p.manifest_id = ${where.manifestId}` : sql`p.order_id = any (${[...where.orderIds]})`}
    order by p.id limit 10000`.execute(db.q)
  return rows
}

/** The orders of a seller that a parcel under this number belonged to. */
export async function listOrdersOf(db: Db, sellerId: number, number: string): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id from parcel where seller_id = ${sellerId} and tracking_number = ${number} order by id desc limit 10`.execute(db.q)
  return rows.map(row => row.orderId)
}

export interface ParcelFilter {
  filter: TroubleFilter
}
const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
const filterOf = ({ filter }: ParcelFilter, now: Date): RawBuilder<boolean> => {
  const terms = {
    ALL: sql<boolean>`true`,
    NO_SCAN: sql<boolean>`(p.sees <> 'NONE' and p.state = 'HANDED' and p.handed_at <= ${later(now, noScanMs)})`,
    STUCK: sql<boolean>`(p.state in ('ACCEPTED', 'MOVING') and p.last_event_at <= ${later(now, stuckMs)})`,
    RETURNED: sql<boolean>`(p.state = 'RETURNED' and p.returned_at is null)`,
    ON_THE_WAY: sql<boolean>`p.state in ('HANDED', 'ACCEPTED', 'MOVING')`,
    DELIVERED: sql<boolean>`p.state = 'DELIVERED'`,
  }
  return filter === 'TROUBLE' ? sql<boolean>`(${terms.NO_SCAN} or ${terms.STUCK} or ${terms.RETURNED})` : terms[filter]
}

/** The queues of what is in trouble: manifests without their form, and parcels come back, handed over and not seen, or not seen for days. */
export const countTroubled = (db: Db, asked: AskedQueues): Promise<QueueRow[]> =>
  countQueues(db, asked, {
    manifests: { waits: sql`select trouble_at as since from manifest where trouble_at is not null order by trouble_at, id` },
    parcels: {
      waits: sql`
        select coalesce(last_event_at, handed_at, scanned_at) as since from parcel p
        where ${filterOf({ filter: 'TROUBLE' }, db.now())} order by id`,
    },
  })

export interface ParcelQuery extends ParcelFilter {
  q?: string | undefined
  page: number
  limit: number
}
/** A number or an order, where something is looked for. */
const wanted = (q: string | undefined) =>
  q === undefined || q === ''
    ? sql`true`
    : /^#?\d{1,12}$/.test(q)
      ? sql`p.order_id = ${Number(q.replace('#', ''))}`
      : sql`p.tracking_number = ${q}`

export async function pageOfParcels(db: Db, { q, page, limit, ...filter }: ParcelQuery): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns} from parcel p where ${filterOf(filter, db.now())} and ${wanted(q)}
    order by p.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}
export async function countParcels(db: Db, { q, ...filter }: Omit<ParcelQuery, 'page' | 'limit'>, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from parcel p where ${filterOf(filter, db.now())} and ${wanted(q)} limit ${most}
    ) counted`.execute(db.q)
  return rows[0]?.total ?? 0
}

/** An event with who told it. */
type ToldEvent = CarrierEvent & { toldBy: Exclude<Sees, 'NONE'> }
/** Appends an event; false where it is there. */
export async function insertEvent(tx: Tx, parcelId: number, event: ToldEvent): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into parcel_event (parcel_id, code, at, place, told_by, received_at)
    values (${parcelId}, ${event.code}, ${event.at}, ${event.place}, ${event.toldBy}, ${tx.now()}) on conflict do nothing returning id`.execute(
    tx.q,
  )
  return rows.length > 0
}
export async function setState(tx: Tx, id: number, state: ParcelState, lastEventAt: Date): Promise<void> {
  await sql`
    update parcel set state = ${state}, last_event_at = greatest(last_event_at, ${lastEventAt}::timestamptz) where id = ${id}`.execute(tx.q)
}
export async function listEvents(db: Db, parcelIds: readonly number[]) {
  const { rows } = await sql<Omit<ToldEvent, 'number'> & { parcelId: number }>`
    select parcel_id, code, at, place, told_by from parcel_event where parcel_id = any (${[...parcelIds]})
    order by at, id limit 10000`.execute(db.q)
  return rows
}
