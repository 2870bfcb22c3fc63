// The checked rows of imports and what is wrong with them, written in chunks.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { RowCells } from '../column/column.rules.ts'
import type { Issue, Severity } from './issue.rules.ts'
import type { ImportLine } from './line.rules.ts'
import type { CheckedRow } from './rules.ts'

/** HELD: another row of its order is bad. */
export type RowState = CheckedRow['state'] | 'HELD'

export interface NewRow {
  row: number
  orderRow: number
  externalId: string
  state: RowState
  lines: readonly ImportLine[]
  /** On an order's first row. */
  cells: RowCells | undefined
  productionCents: number | undefined
  shippingCents: number | undefined
  unitCents: number[] | undefined
  /** The worst of its sides that is low. */
  lowDpi: number | null
}
/** One document for the whole chunk: the database reads it faster than arrays of quoted documents. */
export async function insertRows(tx: Tx, importId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into import_row (import_id, is_first, row, order_row, external_id, state, lines, cells, production_cents, shipping_cents, unit_cents,
      low_dpi)
    select ${importId}, given.row = given."orderRow", given.* from json_to_recordset(${JSON.stringify(rows)}::json) as given
      ("row" int, "orderRow" int, "externalId" text, state text, lines json, cells json, "productionCents" bigint, "shippingCents" bigint, "unitCents" jsonb, "lowDpi" int)`.execute(
    tx.q,
  )
}

/** `behind`: what is found of rows whose own problems are written already comes after these. */
export async function insertProblems(tx: Tx, importId: number, issues: readonly Issue[], behind = 0): Promise<void> {
  if (issues.length === 0) return
  const positions = new Map<number, number>()
  const placed = issues.map(issue => {
    const position = positions.get(issue.row) ?? behind
    positions.set(issue.row, position + 1)
    return { ...issue, position }
  })
  await sql`
    insert into import_problem (import_id, row, position, column_name, field, value, code, severity, "values")
    select ${importId}, given.* from json_to_recordset(${JSON.stringify(placed)}::json) as given
      ("row" int, position int, "column" text, field text, value text, code text, severity text, "values" jsonb)
    on conflict do nothing`.execute(tx.q)
}

export interface FirstRow {
  externalId: string
  row: number
  lines: number
  cells: RowCells
}
/** The first rows of the orders with these ids, and how many rows each has so far. */
export async function listFirstRows(db: Db, importId: number, externalIds: readonly string[]): Promise<FirstRow[]> {
  if (externalIds.length === 0) return []
  const { rows } = await sql<FirstRow>`
    select external_id, row, cells,
      (select count(*)::int from import_row l where l.import_id = f.import_id and l.order_row = f.row and l.state <> 'STRAY') as lines
    from import_row f
    where import_id = ${importId} and external_id = any (${[...externalIds]}) and external_id <> '' and is_first
    order by row`.execute(db.q)
  return rows
}

/** An order is made whole or not at all: good rows of an order with a bad one are held. Answers each with a bad row of its order. */
export async function holdRows(tx: Tx, importId: number): Promise<{ row: number; externalId: string; badRow: number }[]> {
  const { rows } = await sql<{ row: number; externalId: string; badRow: number }>`
    update import_row g set state = 'HELD'
    from (select order_row, min(row) as bad_row from import_row where import_id = ${importId} and state = 'BAD' group by order_row) b
    where g.import_id = ${importId} and g.order_row = b.order_row and g.state in ('GOOD', 'BARE')
    returning g.row, g.external_id, b.bad_row`.execute(tx.q)
  return rows
}

/** Orders of which nothing is made: all their rows are left out, and answers the first rows of those that have no item at all. */
export async function closeBare(tx: Tx, importId: number): Promise<{ row: number; externalId: string }[]> {
  const { rows } = await sql<{ row: number; externalId: string; state: RowState }>`
    update import_row f set state = case when exists (
        select from import_problem p where p.import_id = f.import_id and p.severity = 'left' and p.row in (
          select row from import_row r where r.import_id = f.import_id and r.order_row = f.row)
      ) then 'LEFT' else 'BAD' end
    where import_id = ${importId} and state = 'BARE' and not exists (
      select from import_row r where r.import_id = f.import_id and r.order_row = f.row and r.state not in ('BARE', 'LEFT', 'STRAY'))
    returning row, external_id, state`.execute(tx.q)
  return rows.filter(({ state }) => state === 'BAD')
}

/** Rows that say the same as an earlier one of their order. */
export async function listRepeats(db: Db, importId: number): Promise<{ row: number; externalId: string; firstRow: number }[]> {
  const { rows } = await sql<{ row: number; externalId: string; firstRow: number }>`
    select * from (
      select row, external_id, first_value(row) over (partition by order_row, lines::text order by row) as first_row
      from import_row where import_id = ${importId} and state = 'GOOD' and external_id <> '') found
    where row <> first_row order by row limit 10000`.execute(db.q)
  return rows
}

/** Orders that got further rows after they were priced. */
export async function unsetPrices(tx: Tx, importId: number, orderRows: readonly number[]): Promise<void> {
  if (orderRows.length === 0) return
  await sql`
    update import_row set production_cents = null, shipping_cents = null, unit_cents = null
    where import_id = ${importId} and order_row = any (${[...orderRows]}) and is_first`.execute(tx.q)
}

export async function setPrices(
  tx: Tx,
  importId: number,
  prices: readonly { row: number; productionCents: number; shippingCents: number; unitCents: readonly number[] }[],
) {
  if (prices.length === 0) return
  await sql`
    update import_row set production_cents = given.production, shipping_cents = given.shipping, unit_cents = given.units
    from unnest(${prices.map(each => each.row)}::int[], ${prices.map(each => each.productionCents)}::bigint[],
      ${prices.map(each => each.shippingCents)}::bigint[], ${prices.map(each => JSON.stringify(each.unitCents))}::jsonb[])
      as given (row, production, shipping, units)
    where import_id = ${importId} and order_row = given.row and is_first`.execute(tx.q)
}

export async function setBad(tx: Tx, importId: number, orderRows: readonly number[]): Promise<void> {
  if (orderRows.length === 0) return
  await sql`
    update import_row set state = case when is_first then 'BAD' else 'HELD' end
    where import_id = ${importId} and order_row = any (${[...orderRows]}) and state in ('GOOD', 'BARE')`.execute(tx.q)
}

export async function sumRows(db: Db, importId: number): Promise<CheckTotals> {
  const { rows } = await sql<CheckTotals>`
    select count(*) filter (where state in ('GOOD', 'BARE') and is_first)::int as orders, count(*) filter (where state = 'GOOD')::int as "goodRows",
      count(*) filter (where state in ('BAD', 'STRAY'))::int as "badRows", count(*) filter (where state = 'HELD')::int as "heldRows",
      coalesce(sum(production_cents) filter (where state in ('GOOD', 'BARE')), 0)::bigint as "productionCents",
      coalesce(sum(shipping_cents) filter (where state in ('GOOD', 'BARE')), 0)::bigint as "shippingCents",
      count(distinct order_row) filter (where state = 'GOOD' and low_dpi is not null)::int as "lowOrders",
      min(low_dpi) filter (where state = 'GOOD') as "lowDpi"
    from import_row where import_id = ${importId}`.execute(db.q)
  const [totals] = rows
  if (!totals) throw new Error('A sum without groups is one row.')
  return totals
}

export interface OrderRows {
  row: number
  externalId: string
  cells: RowCells
  productionCents: number | null
  shippingCents: number | null
  unitCents: number[] | null
  lines: (ImportLine & { row: number })[]
}
interface OrderFilter {
  after: number
  limit: number
  offset?: number
  isUnpriced?: boolean
}
/** Good orders by their first row, `after` excluded. */
export async function listOrders(db: Db, importId: number, { after, limit, offset = 0, isUnpriced }: OrderFilter): Promise<OrderRows[]> {
  const first = await sql<Omit<OrderRows, 'lines'> & { lines: ImportLine[] }>`
    select row, external_id, cells, lines, production_cents, shipping_cents,
      unit_cents
    from import_row
    where import_id = ${importId} and order_row > ${after} and is_first and state in ('GOOD', 'BARE')
      and ${isUnpriced ? sql`production_cents is null` : sql`true`}
    order by order_row limit ${limit} offset ${offset}`.execute(db.q)
  const [from, to] = [first.rows[0]?.row ?? 0, first.rows.at(-1)?.row ?? 0]
  const later = await sql<{ row: number; orderRow: number; lines: ImportLine[] }>`
    select row, order_row, lines from import_row
    where import_id = ${importId} and order_row between ${from} and ${to} and not is_first and state = 'GOOD'
    order by order_row, row`.execute(db.q)
  const more = Map.groupBy(later.rows, row => row.orderRow)
  return first.rows.map(order => ({
    ...order,
    lines: [order, ...(more.get(order.row) ?? [])].flatMap(({ row, lines }) => lines.map(line => ({ ...line, row }))),
  }))
}

export async function listProblems(
  db: Db,
  importId: number,
  { severity, page, limit }: { severity?: Severity | undefined; page: number; limit: number },
): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    select row, column_name as "column", field, value, code, severity, "values" from import_problem
    where import_id = ${importId} and ${severity ? sql`severity = ${severity}` : sql`true`}
    order by row, severity, position limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

export async function countProblems(db: Db, importId: number, severity: Severity | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from import_problem where import_id = ${importId} and ${severity ? sql`severity = ${severity}` : sql`true`} limit 10001
    ) counted`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** SKUs that are not known, by how many rows each stops. */
export async function listUnknownSkus(db: Db, importId: number): Promise<{ sku: string; rows: number }[]> {
  const { rows } = await sql<{ sku: string; rows: number }>`
    select value as sku, count(*)::int as rows from import_problem
    where import_id = ${importId} and severity = 'error' and code = 'VARIANT_NOT_FOUND' and field = 'sku'
    group by value order by count(*) desc, value limit 200`.execute(db.q)
  return rows
}

/** The errors of rows from `from` to `to`, both included. */
export async function listErrors(db: Db, importId: number, from: number, to: number): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    select row, column_name as "column", field, value, code, severity, "values" from import_problem
    where import_id = ${importId} and severity = 'error' and row between ${from} and ${to} order by row, position`.execute(db.q)
  return rows
}

export async function deleteRows(tx: Tx, importId: number): Promise<void> {
  await sql`delete from import_row where import_id = ${importId}`.execute(tx.q)
  await sql`delete from import_problem where import_id = ${importId}`.execute(tx.q)
}

/** Without fresh figures the planner takes a full table for an empty one, and sorts all of it for each page. */
export async function analyzeRows(db: Db): Promise<void> {
  await sql`analyze import_row`.execute(db.q)
}

/** Checked rows of imports that were over before this instant; what was wrong with them stays. */
export async function deleteOldRows(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from import_row where import_id in (select id from import where finished_at < ${before})`.execute(tx.q)
}

export interface CheckTotals {
  orders: number
  goodRows: number
  badRows: number
  heldRows: number
  productionCents: number
  shippingCents: number
  lowOrders: number
  lowDpi: number | null
}
