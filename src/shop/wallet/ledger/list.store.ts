import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import type { LedgerCheckRow, LedgerLineRow } from './contract.ts'
import { endOf, listWalletsOn, startOf } from './day.store.ts'
import type { CostPart, LedgerAccount, TransactionKind } from './posting.rules.ts'
import { costOf } from './store.ts'

/** Beyond this the total is not counted: the list says that there are more. */
const COUNTED = 10_000

/** What a filter leaves is known for its value and not for every one. */
const eachTime = sql.raw(plannedEachTime)

export interface LedgerQuery {
  type?: TransactionKind | undefined
  account?: LedgerAccount | undefined
  cost?: CostPart | undefined
  q?: string | undefined
  order?: number | undefined
  /** Days of the reader's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

/** Whose it is stands beside it; `account` is a layer below. */
const tables = sql`ledger_transaction t left join account_ref s on s.id = t.seller_id`
const columns = sql`t.id, t.kind as type, t.ref, t.reason, t.method, t.at, t.order_id,
  case when s.id is not null then jsonb_build_object('id', s.id, 'username', s.username) end as seller,
  coalesce((select jsonb_agg(jsonb_build_object('account', e.account, 'amountCents', e.amount_cents) order by e.amount_cents)
    from ledger_entry e where e.transaction_id = t.id), '[]') as entries`

/** Everything that is asked but the text. */
function filtered({ type, account, cost, order, from, to, timeZone }: LedgerQuery) {
  return sql`${type === undefined ? sql`true` : sql`t.kind = ${type}`}
    and ${order === undefined ? sql`true` : sql`t.order_id = ${order}`}
    and ${from === undefined ? sql`true` : sql`t.at >= ${startOf(from, timeZone)}`}
    and ${to === undefined ? sql`true` : sql`t.at < ${endOf(to, timeZone)}`}
    and ${account === undefined ? sql`true` : sql`exists (select from ledger_entry e where e.transaction_id = t.id and e.account = ${account})`}
    and ${cost === undefined ? sql`true` : sql`t.seller_id is not null and ${costOf(cost, sql.ref('t.id'))} is not null`}`
}

/** What the text finds: a part of a seller's name, words of reference and reason, an order's number. Of more than are counted, the terms. */
async function findByText(db: Db, q: string | undefined): Promise<RawBuilder<unknown>> {
  const text = q?.trim() ?? ''
  if (text === '') return sql`true`
  const { rows: sellers } = await sql<{ id: number }>`
    select id from account_ref where username ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} limit ${COUNTED}`.execute(db.q)
  const sellerIds = sellers.map(({ id }) => id)
  const orderId = /^#?\d{1,15}$/.test(text) ? Number(text.replace('#', '')) : 0
  const most = COUNTED + 1
  const { rows } = await sql<{ id: number }>`
    (select id from ledger_transaction where seller_id = any (${sellerIds}) limit ${most})
    union (select id from ledger_transaction where order_id = ${orderId} limit ${most})
    union (select id from ledger_transaction where kind = 'PAYMENT' and ref = ${text})
    union (select id from find_ledger(search_query(${text}), ${most}) as id)
    limit ${most}`.execute(db.q)
  if (rows.length < most) return sql`t.id = any (${rows.map(({ id }) => id)})`
  return sql`(t.seller_id = any (${sellerIds}) or t.order_id = ${orderId} or (t.kind = 'PAYMENT' and t.ref = ${text})
    or (t.kind <> 'PAYMENT' and array_to_tsvector(search_tokens(t.ref || ' ' || t.reason)) @@ (select search_query(${text}))))`
}

/** One page of the whole ledger, newest first. */
export async function listLedger(db: Db, { page, limit, ...query }: LedgerQuery & { page: number; limit: number }) {
  const found = await findByText(db, query.q)
  const ids = (limit: number, offset: number) =>
    sql<{ id: number }>`${eachTime} select t.id from ledger_transaction t where ${filtered(query)} and ${found}
      order by t.at desc, t.id desc limit ${limit} offset ${offset}`
  const sum = ({ cost }: LedgerQuery) =>
    cost &&
    sql<{ cents: number }>`${eachTime} select coalesce(sum(${costOf(cost, sql.ref('t.id'))}), 0)::bigint as cents
      from ledger_transaction t where ${filtered(query)} and ${found}`.execute(db.q)
  const [{ rows: shown }, { rows }, summed] = await Promise.all([
    ids(limit, (page - 1) * limit).execute(db.q),
    sql<{ total: number }>`${eachTime} select count(*) as total from (${ids(COUNTED + 1, 0)}) counted`.execute(db.q),
    sum(query),
  ])
  const { rows: docs } = await sql<LedgerLineRow>`
    select ${columns} from ${tables} where t.id = any (${shown.map(({ id }) => id)}) order by t.at desc, t.id desc`.execute(db.q)
  const total = rows[0]?.total ?? 0
  return { docs, totalDocs: Math.min(total, COUNTED), hasMore: total > COUNTED, page, limit, sumCents: summed?.rows[0]?.cents ?? null }
}

/** The same, all of it, oldest first. */
export async function* eachLedgerLine(db: Db, query: LedgerQuery) {
  const found = await findByText(db, query.q)
  yield* readByKey(
    async (after, limit) => {
      const { rows } = await sql<LedgerLineRow>`
        select ${columns} from ${tables} where ${filtered(query)} and ${found}
          and (t.at, t.id) > (coalesce((select at from ledger_transaction where id = ${after}), '-infinity'), ${after}::bigint)
        order by t.at, t.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
}

export const eachWalletOn = (db: Db, on: string, timeZone: string) =>
  readByKey(
    (after, limit) => listWalletsOn(db, { on, timeZone, after, limit }),
    row => row.id,
  )

export async function insertCheck(tx: Tx, given: { count: number; findings: readonly unknown[] }): Promise<void> {
  await sql`insert into ledger_check (checked_at, count, findings)
    values (${tx.now()}, ${given.count}, ${JSON.stringify(given.findings)}::jsonb)`.execute(tx.q)
}
export async function findLastCheck(db: Db): Promise<LedgerCheckRow | undefined> {
  const { rows } = await sql<LedgerCheckRow>`
    select checked_at, count, findings from ledger_check order by id desc limit 1`.execute(db.q)
  return rows[0]
}
