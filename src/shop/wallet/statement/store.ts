// The lines of banks' statements, and which deposits they are.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { QueueParts } from '#engine/office-queue.ts'
import type { BankLineRow, BankStatementRow } from './contract.ts'
import type { LineStatus, StatementColumns } from './rules.ts'

export async function findSameFile(db: Db, bankAccountId: number, sha256: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from bank_statement where bank_account_id = ${bankAccountId} and content_hash = ${sha256} order by id limit 1`.execute(db.q)
  return rows[0]?.id
}

export async function insertStatement(
  tx: Tx,
  given: { bankAccountId: number; name: string; sha256: string; by: number; skipped: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_statement (bank_account_id, name, content_hash, imported_by, imported_at, skipped)
    values (${given.bankAccountId}, ${given.name}, ${given.sha256}, ${given.by}, ${tx.now()}, ${given.skipped}) returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The statement was not written.')
  return id
}
export async function setKnown(tx: Tx, id: number, known: number): Promise<void> {
  await sql`update bank_statement set known = ${known} where id = ${id}`.execute(tx.q)
}

export interface NewLine {
  row: number
  bookedOn: string
  amountCents: number
  memo: string
  reference: string
  fingerprint: string
}
/** Writes the lines that no statement of this account has brought yet; answers them with their ids. */
export async function insertLines(tx: Tx, given: { statementId: number; bankAccountId: number; lines: readonly NewLine[] }) {
  const of = <T>(pick: (line: NewLine) => T) => given.lines.map(pick)
  const { rows } = await sql<{ id: number; amountCents: number; memo: string; reference: string }>`
    insert into bank_line (statement_id, bank_account_id, row, booked_on, amount_cents, memo, reference, fingerprint)
    select ${given.statementId}, ${given.bankAccountId}, row, booked_on, amount, memo, reference, fingerprint
    from unnest(${of(it => it.row)}::int[], ${of(it => it.bookedOn)}::text[], ${of(it => it.amountCents)}::bigint[],
      ${of(it => it.memo)}::text[], ${of(it => it.reference)}::text[], ${of(it => it.fingerprint)}::text[])
      as given (row, booked_on, amount, memo, reference, fingerprint)
    order by fingerprint
    on conflict on constraint bank_line_once do nothing
    returning id, amount_cents, memo, reference`.execute(tx.q)
  return rows
}

/** Open bank deposits of these memos that no line is yet, locked in the order of their ids. */
export async function lockOpenByMemo(tx: Tx, memos: readonly string[]) {
  const { rows } = await sql<{ id: number; sellerId: number; memo: string; amountCents: number }>`
    select id, seller_id, memo, amount_cents from deposit d
    where memo = any(${memos}) and method = 'BANK' and status in ('PENDING', 'WAITING')
      and not exists (select from bank_line l where l.deposit_id = d.id)
    order by id for no key update`.execute(tx.q)
  return rows
}

/** `by` is nobody where it stays open. */
export async function setLineMatched(
  tx: Tx,
  id: number,
  given: { depositId: number; by: number; leftBecause: string | null; remark: string },
): Promise<void> {
  await sql`update bank_line set status = 'MATCHED', deposit_id = ${given.depositId}, left_because = ${given.leftBecause},
    remark = ${given.remark}, decided_by = ${given.by}, decided_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}
export async function setLineAside(tx: Tx, id: number, given: { by: number; remark: string }): Promise<void> {
  await sql`update bank_line set status = 'SET_ASIDE', remark = ${given.remark}, decided_by = ${given.by}, decided_at = ${tx.now()}
    where id = ${id}`.execute(tx.q)
}

export async function lockLine(tx: Tx, id: number): Promise<{ status: LineStatus; amountCents: number } | undefined> {
  const { rows } = await sql<{ status: LineStatus; amountCents: number }>`
    select status, amount_cents from bank_line where id = ${id} for no key update`.execute(tx.q)
  return rows[0]
}

const statements = sql`select t.id, b.bank_name, t.name, a.username as "importedBy", t.imported_at, t.skipped,
  t.known, (select count(*)::int from bank_line l where l.statement_id = t.id) as lines,
  (select count(*)::int from bank_line l where l.statement_id = t.id and l.status = 'MATCHED') as matched,
  (select count(*)::int from bank_line l where l.statement_id = t.id and l.status = 'OPEN') as open
  from bank_statement t join bank_account b on b.id = t.bank_account_id join account_ref a on a.id = t.imported_by`
export async function findStatement(db: Db, id: number): Promise<BankStatementRow | undefined> {
  const { rows } = await sql<BankStatementRow>`${statements} where t.id = ${id}`.execute(db.q)
  return rows[0]
}
export async function listStatements(db: Db, { page, limit }: { page: number; limit: number }) {
  const { rows: docs } = await sql<BankStatementRow>`${statements} order by t.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    db.q,
  )
  const { rows } = await sql<{ total: number }>`select count(*) as total from bank_statement`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}

const lines = (where: RawBuilder<unknown>) => sql`select l.id, l.statement_id, b.bank_name, l.row,
  l.booked_on, l.amount_cents, l.memo, l.reference, l.status, l.left_because, l.remark,
  case when d.id is not null then jsonb_build_object('id', d.id, 'status', d.status, 'amount', d.amount_cents, 'seller', s.username) end as deposit,
  case when l.status <> 'OPEN' then '[]'::jsonb else coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount_cents, 'memo', c.memo, 'seller', c.username) order by c.rank, c.id)
    from (select o.id, o.amount_cents, o.memo, a.username,
        (strpos(regexp_replace(upper(l.memo || l.reference), '[^A-Z0-9]', '', 'g'), o.memo) = 0)::int as rank
      from deposit o join account_ref a on a.id = o.seller_id
      where o.method = 'BANK' and o.status in ('PENDING', 'WAITING') and not exists (select from bank_line m where m.deposit_id = o.id)
        and (o.amount_cents = l.amount_cents or strpos(regexp_replace(upper(l.memo || l.reference), '[^A-Z0-9]', '', 'g'), o.memo) > 0)
      order by rank, o.id limit 5) c), '[]') end as candidates
  from bank_line l join bank_account b on b.id = l.bank_account_id left join deposit d on d.id = l.deposit_id
  left join account_ref s on s.id = d.seller_id where ${where}`
export async function findLine(db: Db, id: number): Promise<BankLineRow | undefined> {
  const { rows } = await sql<BankLineRow>`${lines(sql`l.id = ${id}`)}`.execute(db.q)
  return rows[0]
}
export async function listLines(db: Db, query: { page: number; limit: number; status: LineStatus; statement?: number | undefined }) {
  const { page, limit, status, statement } = query
  const filter = sql`l.status = ${status} and ${statement === undefined ? sql`true` : sql`l.statement_id = ${statement}`}`
  const order = status === 'OPEN' ? sql`l.id` : sql`l.id desc`
  const { rows: docs } = await sql<BankLineRow>`${lines(filter)} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(
    db.q,
  )
  const { rows } = await sql<{ total: number }>`select count(*) as total from bank_line l where ${filter}`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}

export async function findColumns(db: Db, id: number): Promise<StatementColumns | null> {
  const { rows } = await sql<{ found: StatementColumns | null }>`
    select statement_columns as found from bank_account where id = ${id}`.execute(db.q)
  return rows[0]?.found ?? null
}

export async function setColumns(tx: Tx, id: number, given: StatementColumns): Promise<void> {
  await sql`update bank_account set statement_columns = ${JSON.stringify(given)}::jsonb where id = ${id}`.execute(tx.q)
}

/** The queue of lines that no deposit is found for yet. */
export const openLines: QueueParts = {
  waits: sql`select s.imported_at as since from bank_line l join bank_statement s on s.id = l.statement_id where l.status = 'OPEN' order by l.id`,
}
