import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { ServiceRate } from '#shop/carrier/account/choose.rules.ts'
import type { FormParcel } from '../form.rules.ts'
import { isLeft, type LabelBatchStatus, type LabelRowState } from './contract.ts'
import type { ReadRow, RowFault } from './field.rules.ts'

export interface BatchRecord {
  id: number
  sellerId: number
  fileName: string
  status: LabelBatchStatus
  /** The names of its columns. */
  header: string[]
  confirmedBy: number | null
  createdAt: Date
  finishedAt: Date | null
}
const columns = sql`id, seller_id, file_name, status, header, confirmed_by, created_at, finished_at`

export interface NewBatch {
  fileName: string
  header: readonly string[]
  rows: readonly ReadRow[]
}
export async function insertBatch(tx: Tx, given: NewBatch & { sellerId: number }): Promise<BatchRecord> {
  const { rows: made } = await sql<BatchRecord>`
    insert into label_batch (seller_id, file_name, status, header, created_at, moved_at)
    values (${given.sellerId}, ${given.fileName}, 'RATING', ${[...given.header]}::text[], ${tx.now()}, ${tx.now()}) returning ${columns}`.execute(
    tx.q,
  )
  const batch = made[0] as BatchRecord // an insert without a conflict clause returns its row
  const { rows } = given
  await sql`
    insert into label_batch_row (batch_id, seller_id, row, state, cells, faults, parcel)
    select ${batch.id}, ${given.sellerId}, row, case when parcel is null then 'REFUSED' else 'RATING' end,
      array(select jsonb_array_elements_text(cells)), faults, parcel from unnest(
      ${rows.map(({ row }) => row)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
      ${rows.map(({ faults }) => JSON.stringify(faults))}::jsonb[],
      ${rows.map(({ parcel }) => (parcel ? JSON.stringify(parcel) : null))}::jsonb[]) as given (row, cells, faults, parcel)`.execute(tx.q)
  return batch
}

export async function findBatch(db: Db, id: number, sellerId?: number): Promise<BatchRecord | undefined> {
  const { rows } = await sql<BatchRecord>`
    select ${columns} from label_batch where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}`.execute(
    db.q,
  )
  return rows[0]
}
export async function lockBatch(tx: Tx, id: number, sellerId?: number): Promise<BatchRecord | undefined> {
  const { rows } = await sql<BatchRecord>`
    select ${columns} from label_batch where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}
    for no key update`.execute(tx.q)
  return rows[0]
}
export async function listBatches(db: Db, sellerId: number, { page, limit }: { page: number; limit: number }): Promise<BatchRecord[]> {
  const { rows } = await sql<BatchRecord>`
    select ${columns} from label_batch where seller_id = ${sellerId} order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    db.q,
  )
  return rows
}
export async function countBatches(db: Db, sellerId: number, ...statuses: readonly LabelBatchStatus[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from label_batch
    where seller_id = ${sellerId} and ${statuses.length === 0 ? sql`true` : sql`status = any (${[...statuses]}::text[])`}`.execute(db.q)
  return rows[0]?.total ?? 0
}

/** Until the transaction ends, no other one counts this seller's files. */
export async function lockFiles(tx: Tx, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of labels to buy by ${sellerId}`}, 0))`.execute(tx.q)
}

export async function setBatch(tx: Tx, id: number, status: LabelBatchStatus, confirmedBy: number | null = null): Promise<void> {
  await sql`
    update label_batch set status = ${status}, moved_at = ${tx.now()}, confirmed_by = coalesce(${confirmedBy}, confirmed_by),
      finished_at = case when ${status} in ('DONE', 'DISCARDED') then ${tx.now()}::timestamptz end
    where id = ${id}`.execute(tx.q)
}
export async function setMoved(tx: Tx, id: number): Promise<void> {
  await sql`update label_batch set moved_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}
/** Files whose worker is gone. */
export async function listStuckBatches(db: Db, before: Date): Promise<{ id: number; status: LabelBatchStatus }[]> {
  const { rows } = await sql<{ id: number; status: LabelBatchStatus }>`
    select id, status from label_batch where status in ('RATING', 'BUYING') and moved_at < ${before} order by id limit 100`.execute(db.q)
  return rows
}

export interface BatchRow {
  id: number
  batchId: number
  row: number
  state: LabelRowState
  faults: RowFault[]
  parcel: FormParcel | null
  rates: ServiceRate[]
  until: Date | null
  wanted: number | null
  wantedCents: Cents | null
  orderId: number | null
}
const rowColumns = sql`id, batch_id, row, state, faults, parcel, rates, until, wanted, wanted_cents, order_id`

export type RefusedRow = Pick<BatchRow, 'row' | 'faults'> & { cells: string[] }
/** Rows of a file that were refused, or that were not bought, as they stand in it. */
export async function listRefused(db: Db, batchId: number): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    select row, cells, faults from label_batch_row
    where batch_id = ${batchId} and state in ('REFUSED', 'FAILED') and cells <> '{}' order by row limit 1000`.execute(db.q)
  return rows
}

/** Every row is counted by its state alone: nothing of what rows say is read. */
export async function countRows(db: Db, batchIds: readonly number[]): Promise<{ batchId: number; state: LabelRowState; total: number }[]> {
  const { rows } = await sql<{ batchId: number; state: LabelRowState; total: number }>`
    select batch_id, state, count(*)::int as total from label_batch_row where batch_id = ${among(batchIds)} group by batch_id, state`.execute(
    db.q,
  )
  return rows
}
/** Rows about which no carrier could be asked. */
export async function countNotAsked(db: Db, batchId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from label_batch_row
    where batch_id = ${batchId} and state = 'REFUSED' and parcel is not null and faults @> '[{"code": "CARRIER_NOT_ASKED"}]'`.execute(db.q)
  return rows[0]?.count ?? 0
}
/** The rates of what is bought next, without the parcels. */
export async function listLeft(db: Db, batchId: number): Promise<Pick<BatchRow, 'rates'>[]> {
  const { rows } = await sql<Pick<BatchRow, 'state' | 'rates'>>`
    select state, rates from label_batch_row where batch_id = ${batchId} order by row limit 1000`.execute(db.q)
  return rows.filter(isLeft)
}
export async function listPage(
  db: Db,
  batchId: number,
  { page, limit, state }: { page: number; limit: number; state?: LabelRowState | undefined },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select ${rowColumns} from label_batch_row
    where batch_id = ${batchId} and ${state === undefined ? sql`true` : sql`state = ${state}`}
    order by row limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

/** All of a file, of one state where it is said. */
export async function listRows(db: Db, batchId: number, state?: LabelRowState): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select ${rowColumns} from label_batch_row
    where batch_id = ${batchId} and ${state === undefined ? sql`true` : sql`state = ${state}`} order by row limit 1000`.execute(db.q)
  return rows
}
/** Those that are to be bought and are not yet. */
export async function listWanted(db: Db, batchId: number): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select ${rowColumns} from label_batch_row where batch_id = ${batchId} and wanted is not null and order_id is null order by row limit 1000`.execute(
    db.q,
  )
  return rows
}
export async function lockRow(tx: Tx, id: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`select ${rowColumns} from label_batch_row where id = ${id} for update`.execute(tx.q)
  return rows[0]
}

/** What carriers said of rows that waited for it; of one that was rated meanwhile nothing is changed. */
export async function setRated(
  tx: Tx,
  rated: readonly { id: number; rates: readonly ServiceRate[]; fault: RowFault | null }[],
  until: Date,
): Promise<void> {
  await sql`
    update label_batch_row r set state = case when given.fault is null then 'READY' else 'REFUSED' end, rates = given.rates, until = ${until},
      faults = case when given.fault is null then '[]'::jsonb else jsonb_build_array(given.fault) end
    from unnest(${rated.map(({ id }) => id)}::bigint[], ${rated.map(({ rates }) => JSON.stringify(rates))}::jsonb[],
      ${rated.map(({ fault }) => (fault ? JSON.stringify(fault) : null))}::jsonb[]) as given (id, rates, fault)
    where r.id = given.id and r.state = 'RATING'`.execute(tx.q)
}
/** Rows of a locked file that are right and not bought wait for their rates again; answers how many. */
export async function setUnrated(tx: Tx, batchId: number): Promise<number> {
  const { rows } = await sql`
    update label_batch_row set state = 'RATING', faults = '[]', rates = '[]', until = null
    where batch_id = ${batchId} and state in ('READY', 'FAILED', 'REFUSED') and parcel is not null and order_id is null
    returning id`.execute(tx.q)
  return rows.length
}
export async function setWanted(tx: Tx, picks: readonly { id: number; at: number; cents: Cents }[]): Promise<void> {
  await sql`
    update label_batch_row r set wanted = given.at, wanted_cents = given.cents, faults = '[]', state = 'READY'
    from unnest(${picks.map(({ id }) => id)}::bigint[], ${picks.map(({ at }) => at)}::int[], ${picks.map(({ cents }) => cents)}::bigint[])
      as given (id, at, cents)
    where r.id = given.id and r.order_id is null`.execute(tx.q)
}
/** It is bought, or it was not and says why, with its rates as they are now. */
export async function setOutcome(
  tx: Tx,
  id: number,
  outcome: { orderId: number } | { fault: RowFault; rates?: readonly ServiceRate[]; until?: Date },
): Promise<void> {
  if ('orderId' in outcome) {
    await sql`
      update label_batch_row set state = 'BOUGHT', order_id = ${outcome.orderId}, wanted = null, wanted_cents = null, faults = '[]'
      where id = ${id}`.execute(tx.q)
    return
  }
  const rates = outcome.rates ? JSON.stringify(outcome.rates) : null
  await sql`
    update label_batch_row set state = 'FAILED', wanted = null, wanted_cents = null, faults = ${JSON.stringify([outcome.fault])}::jsonb,
      rates = coalesce(${rates}::jsonb, rates), until = coalesce(${outcome.until ?? null}::timestamptz, until)
    where id = ${id} and order_id is null`.execute(tx.q)
}

/** What rows say of people, once their file is old; that they were sent stays. */
export async function cleanBatches(tx: Tx, before: Date): Promise<void> {
  await sql`
    with old as (
      update label_batch set cleaned_at = ${tx.now()}, header = '{}', status = case when status = 'READY' then 'DISCARDED' else status end
      where id in (select id from label_batch where cleaned_at is null and created_at < ${before} order by created_at limit 1000)
      returning id
    ) update label_batch_row set parcel = null, rates = '[]', wanted = null, cells = '{}' where batch_id in (select id from old)`.execute(
    tx.q,
  )
}
/** A closed account: what is under way ends, and what its rows say is forgotten. */
export async function forgetBatches(tx: Tx, sellerId: number): Promise<void> {
  await sql`update label_batch set file_name = '', header = '{}', status = case when status = 'DONE' then status else 'DISCARDED' end where seller_id = ${sellerId}`.execute(
    tx.q,
  )
  await sql`update label_batch_row set parcel = null, rates = '[]', wanted = null, cells = '{}' where seller_id = ${sellerId}`.execute(tx.q)
}

export const eachBatch = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select id, file_name, status, created_at, finished_at from label_batch
        where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
