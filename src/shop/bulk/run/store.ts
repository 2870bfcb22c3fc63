// Imports themselves; their rows and problems are in row/store.ts.
import { sql } from 'kysely'
import type { FaultValues } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { type AskedNeeds, countNeeds, type NeedRow } from '#engine/seller-need.ts'
import type { ColumnMapping } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import type { UnclearColumn } from '../column/unclear.rules.ts'
import type { ImportFacts, ImportStatus } from '../contract.ts'
import type { CheckTotals } from '../row/store.ts'

/** An import with what only the server knows of it. */
export type ImportRecord = ImportFacts & {
  sellerId: number
  sha256: string | null
  chosen: Readonly<Record<string, ImportField | null>>
  checkedRow: number
  madeRow: number
  isSubmitted: boolean
  sheet: number
  headerRow: number
  /** The member of the seller's team who confirmed it; nothing where the seller did. */
  confirmedBy: number | null
}

const columns = sql`id, seller_id, file_name, link, sha256, bytes, bytes_read, status,
  case when fault_code is null then null else jsonb_build_object('code', fault_code, 'values', fault_values) end as fault,
  repeats_id as "repeatsImportId", platform, columns, chosen, unclear, takes, sheet, header_row, checked_row, good_rows, left_out as "left",
  bad_rows, held_rows, warnings, orders, production_cents,
  shipping_cents, total_cents, low_orders, low_dpi, accepts_dpi, made_row, made_orders,
  duplicate_orders, repriced_orders, repriced_from_cents,
  repriced_to_cents, is_submitted, confirmed_by, created_at, checked_at,
  finished_at, (select count(*)::int from import_mend m where m.import_id = import.id) as mends`

export async function insertImport(
  tx: Tx,
  row: { sellerId: number; fileName: string; link: string; sha256: string | null; bytes: number; repeatsId: number | null },
): Promise<ImportRecord> {
  const { rows } = await sql<ImportRecord>`
    insert into import (seller_id, file_name, link, sha256, bytes, repeats_id, status, created_at, moved_at)
    values (${row.sellerId}, ${row.fileName}, ${row.link}, ${row.sha256}, ${row.bytes}, ${row.repeatsId},
      ${row.sha256 === null ? 'FETCHING' : 'CHECKING'}, ${tx.now()}, ${tx.now()})
    returning ${columns}`.execute(tx.q)
  return only(rows)
}

/** The import, of this seller where one is given. */
export async function findImport(db: Db, id: number, sellerId?: number): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from import where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}`.execute(db.q)
  return rows[0]
}

export async function lockImport(tx: Tx, id: number, sellerId?: number): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from import where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`} for update`.execute(
    tx.q,
  )
  return rows[0]
}

type Statuses = readonly ImportStatus[] | undefined
const inStatus = (statuses: Statuses) => (statuses ? sql`status = any (${[...statuses]})` : sql`true`)

/** At these an import is checked and waits for its seller's word. */
export const waitsForSeller: readonly ImportStatus[] = ['READY', 'MAPPING']

export async function listImports(
  db: Db,
  sellerId: number,
  { page, limit, statuses }: { page: number; limit: number; statuses?: Statuses },
): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from import where seller_id = ${sellerId} and ${inStatus(statuses)} order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    db.q,
  )
  return rows
}

export async function countImports(db: Db, sellerId: number, statuses?: Statuses): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from import where seller_id = ${sellerId} and ${inStatus(statuses)} limit 10001
    ) counted`.execute(db.q)
  return rows[0]?.count ?? 0
}

/**
 * The seller's newest earlier import of the same bytes that made something or still may. Who sends them too waits until this transaction is
 * over: of two at once the later one knows the other.
 */
export async function findSameFile(tx: Tx, sellerId: number, sha256: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import of ${sha256} by ${sellerId}`}, 0))`.execute(tx.q)
  const { rows } = await sql<{ id: number }>`
    select id from import where seller_id = ${sellerId} and sha256 = ${sha256} and status not in ('REFUSED', 'CANCELLED')
    order by id desc limit 1`.execute(tx.q)
  return rows[0]?.id
}

export async function setFetched(tx: Tx, id: number, file: { sha256: string; bytes: number; fileName: string; repeatsId: number | null }) {
  await sql`
    update import set status = 'CHECKING', moved_at = ${tx.now()}, sha256 = ${file.sha256}, bytes = ${file.bytes}, file_name = ${file.fileName},
      repeats_id = ${file.repeatsId}
    where id = ${id} and status = 'FETCHING'`.execute(tx.q)
}

export async function setHeader(tx: Tx, id: number, found: ColumnMapping & { sheet: number; headerRow: number }) {
  await sql`
    update import set platform = ${found.platform}, columns = ${JSON.stringify(found.columns)}::jsonb, sheet = ${found.sheet},
      header_row = ${found.headerRow}
    where id = ${id}`.execute(tx.q)
}

/** Its columns do not say what an order needs: its seller is asked. */
export async function setMapping(tx: Tx, id: number) {
  await sql`update import set status = 'MAPPING', moved_at = ${tx.now()}, checked_at = ${tx.now()} where id = ${id} and status = 'CHECKING'`.execute(
    tx.q,
  )
}

export async function addUnclear(tx: Tx, id: number, columns: readonly UnclearColumn[]) {
  await sql`update import set unclear = unclear || ${JSON.stringify(columns)}::jsonb where id = ${id}`.execute(tx.q)
}

/** The file cannot be read: nothing of it is imported. */
export async function setRefused(tx: Tx, id: number, code: string, values: FaultValues) {
  await sql`
    update import set status = 'REFUSED', fault_code = ${code}, fault_values = ${JSON.stringify(values)}::jsonb, finished_at = ${tx.now()}
    where id = ${id} and status in ('FETCHING', 'CHECKING')`.execute(tx.q)
}

/** Moves the check on by one chunk; false where another worker has moved it, or the import is no longer checked. */
export async function moveCheck(
  tx: Tx,
  id: number,
  from: number,
  to: { row: number; bytesRead: number; good: number; bad: number; left: ImportFacts['left']; warnings: number; orders: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import set checked_row = ${to.row}, moved_at = ${tx.now()}, bytes_read = ${to.bytesRead}, good_rows = good_rows + ${to.good},
      bad_rows = bad_rows + ${to.bad}, left_out = ${JSON.stringify(to.left)}::jsonb, warnings = warnings + ${to.warnings}, orders = orders + ${to.orders}
    where id = ${id} and status = 'CHECKING' and checked_row = ${from}`.execute(tx.q)
  return numAffectedRows === 1n
}

export async function setChecked(tx: Tx, id: number, totals: CheckTotals) {
  await setTotals(tx, id, totals)
  await sql`
    update import set status = 'READY', bytes_read = bytes, checked_at = ${tx.now()},
      warnings = (select count(*) from import_problem where import_id = ${id} and severity = 'warning')
    where id = ${id}`.execute(tx.q)
}

/** What of its rows is good, and what that costs. */
export async function setTotals(tx: Tx, id: number, totals: CheckTotals) {
  await sql`
    update import set orders = ${totals.orders}, good_rows = ${totals.goodRows},
      bad_rows = ${totals.badRows}, held_rows = ${totals.heldRows}, production_cents = ${totals.productionCents},
      shipping_cents = ${totals.shippingCents}, total_cents = ${totals.productionCents + totals.shippingCents},
      low_orders = ${totals.lowOrders}, low_dpi = ${totals.lowDpi}
    where id = ${id}`.execute(tx.q)
}

/** The check begins anew, as with other columns. */
export async function setUnchecked(
  tx: Tx,
  id: number,
  { chosen, takes }: { chosen: Readonly<Record<string, ImportField | null>>; takes: readonly LeftReason[] },
) {
  await sql`
    update import set status = 'CHECKING', moved_at = ${tx.now()}, chosen = ${JSON.stringify(chosen)}::jsonb,
      takes = ${JSON.stringify(takes)}::jsonb, unclear = '[]', left_out = '[]', checked_row = 0, bytes_read = 0, good_rows = 0,
      bad_rows = 0, held_rows = 0, warnings = 0, orders = 0, production_cents = 0, shipping_cents = 0, total_cents = 0, low_orders = 0, low_dpi = null,
      fault_code = null, fault_values = '{}', checked_at = null, finished_at = null
    where id = ${id}`.execute(tx.q)
}

export async function setConfirmed(tx: Tx, id: number, { isSubmitted, acceptsDpi }: { isSubmitted: boolean; acceptsDpi: number | null }) {
  await sql`update import set status = 'IMPORTING', moved_at = ${tx.now()}, is_submitted = ${isSubmitted}, accepts_dpi = ${acceptsDpi}, confirmed_at = ${tx.now()},
    confirmed_by = ${tx.cause.memberId ?? null} where id = ${id}`.execute(tx.q)
}

export async function setCancelled(tx: Tx, id: number) {
  await sql`update import set status = 'CANCELLED', finished_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}

/** Orders that were not paid for their price, with what was shown and what they cost. */
export interface Repriced {
  orders: number
  fromCents: number
  toCents: number
}
export async function moveMaking(tx: Tx, id: number, to: { row: number; made: number; duplicates: number; repriced: Repriced }) {
  await sql`
    update import set made_row = ${to.row}, moved_at = ${tx.now()}, made_orders = made_orders + ${to.made}, duplicate_orders = duplicate_orders + ${to.duplicates},
      repriced_orders = repriced_orders + ${to.repriced.orders}, repriced_from_cents = repriced_from_cents + ${to.repriced.fromCents},
      repriced_to_cents = repriced_to_cents + ${to.repriced.toCents}
    where id = ${id}`.execute(tx.q)
}

export async function setDone(tx: Tx, id: number) {
  await sql`update import set status = 'DONE', finished_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}

/** Imports under way that have not moved since this instant: their worker is gone. */
export async function listStuck(db: Db, since: Date): Promise<{ id: number; status: ImportStatus }[]> {
  const { rows } = await sql<{ id: number; status: ImportStatus }>`
    select id, status from import where status in ('FETCHING', 'CHECKING', 'IMPORTING') and moved_at < ${since} order by id limit 100`.execute(
    db.q,
  )
  return rows
}

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The statement answered no row.')
  return row
}

/** After some of its rows were checked again. What it showed before stays shown as long as it was: when it was checked is not renewed. */
export async function setRechecked(tx: Tx, id: number, totals: CheckTotals) {
  await setTotals(tx, id, totals)
  await sql`
    update import set warnings = (select count(*) from import_problem where import_id = ${id} and severity = 'warning'),
      left_out = coalesce((
        select jsonb_agg(jsonb_build_object('reason', substr(code, 6), 'rows', rows) order by first_row) from (
          select code, count(*)::int as rows, min(row) as first_row from import_problem
          where import_id = ${id} and severity = 'left' group by code) found), '[]')
    where id = ${id}`.execute(tx.q)
}

/** Every import of a seller, oldest first. */
export const eachImport = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
      select id, file_name, link, bytes, status, orders, good_rows, bad_rows,
        made_orders, total_cents, created_at, finished_at
      from import where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Ends what runs: it waits for the chunk that is being made, and no further one is. */
export async function endImports(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update import set status = 'CANCELLED', finished_at = ${tx.now()}
    where seller_id = ${sellerId} and status in ('FETCHING', 'CHECKING', 'MAPPING', 'READY', 'IMPORTING')`.execute(tx.q)
}

/** The rows of the files, which hold addresses, and the files themselves; that an import was made stays. */
export async function forgetImports(tx: Tx, sellerId: number): Promise<void> {
  const mine = sql`import_id in (select id from import where seller_id = ${sellerId})`
  await sql`delete from import_row where ${mine}`.execute(tx.q)
  await sql`delete from import_problem where ${mine}`.execute(tx.q)
  await sql`delete from import_mend where ${mine}`.execute(tx.q)
  await sql`delete from import_header where seller_id = ${sellerId}`.execute(tx.q)
  await sql`update import set file_name = '', link = '', sha256 = null where seller_id = ${sellerId}`.execute(tx.q)
}

export const countReady = (db: Db, asked: AskedNeeds): Promise<NeedRow[]> =>
  countNeeds(db, asked, {
    IMPORT: sql`select id, checked_at as since from import where seller_id = ${asked.sellerId} and ${inStatus(waitsForSeller)}`,
  })
