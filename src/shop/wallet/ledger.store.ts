import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { LedgerLineRow } from './contract.ts'
import type { LedgerCheckRow } from './desk.contract.ts'
import type { LedgerAccount, TransactionKind } from './posting.rules.ts'
import type { WalletMonth } from './shape.contract.ts'

/** Beyond this the total is not counted: the list says that there are more. */
const COUNTED = 10_000

export interface LedgerQuery {
  type?: TransactionKind | undefined
  account?: LedgerAccount | undefined
  q?: string | undefined
  order?: number | undefined
  /** Days of the reader's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

const columns = sql`t.id, t.kind as type, t.ref, t.reason, t.method, t.at, t.order_id as "orderId",
  case when s.id is not null then jsonb_build_object('id', s.id, 'username', s.username) end as seller,
  coalesce((select jsonb_agg(jsonb_build_object('account', e.account, 'amountCents', e.amount_cents) order by e.amount_cents)
    from ledger_entry e where e.transaction_id = t.id), '[]') as entries`

/** Whose it is stands beside it; `account` is a floor below. */
function found({ type, account, q, order, from, to, timeZone }: LedgerQuery) {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  return sql`ledger_transaction t left join account s on s.id = t.seller_id
    where ${type === undefined ? sql`true` : sql`t.kind = ${type}`}
      and ${order === undefined ? sql`true` : sql`t.order_id = ${order}`}
      and ${from === undefined ? sql`true` : sql`t.at >= (${from}::date)::timestamp at time zone ${timeZone}`}
      and ${to === undefined ? sql`true` : sql`t.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`}
      and ${account === undefined ? sql`true` : sql`exists (select from ledger_entry e where e.transaction_id = t.id and e.account = ${account})`}
      and ${words === undefined ? sql`true` : sql`(t.ref ilike ${words} or s.username ilike ${words} or t.reason ilike ${words})`}`
}

/** One page of the whole ledger, newest first. */
export async function listLedger(db: Db, { page, limit, ...query }: LedgerQuery & { page: number; limit: number }) {
  const from = found(query)
  const { rows: docs } = await sql<LedgerLineRow>`
    select ${columns} from ${from} order by t.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (select from ${from} limit ${COUNTED + 1}) counted`.execute(
    db.q,
  )
  const total = rows[0]?.total ?? 0
  return { docs, totalDocs: Math.min(total, COUNTED), hasMore: total > COUNTED, page, limit }
}

/** The same, all of it, oldest first. */
export const eachLedgerLine = (db: Db, query: LedgerQuery) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<LedgerLineRow>`
        select ${columns} from ${found(query)} and t.id > ${after} order by t.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

const before = (on: string, timeZone: string) => sql`t.at < (${on}::date + 1)::timestamp at time zone ${timeZone}`

/** What each account held when that day of the reader's calendar ended. */
export async function sumAccountsOn(db: Db, on: string, timeZone: string) {
  const { rows } = await sql<{ account: LedgerAccount; amountCents: number }>`
    select e.account, sum(e.amount_cents)::bigint as "amountCents" from ledger_entry e
    join ledger_transaction t on t.id = e.transaction_id where ${before(on, timeZone)} group by 1 order by 1`.execute(db.q)
  return rows
}

export interface WalletThen {
  id: number
  username: string
  walletCents: number
  heldCents: number
  debtCents: number
}
/** Wallets that held anything then, in the order of their sellers' ids: one page after `after`. */
export async function listWalletsOn(db: Db, given: { on: string; timeZone: string; after: number; limit: number }): Promise<WalletThen[]> {
  const cents = (account: LedgerAccount) => sql`coalesce(sum(e.amount_cents) filter (where e.account = ${account}), 0)::bigint`
  const { rows } = await sql<WalletThen>`
    select s.id, s.username, ${cents('WALLET')} as "walletCents", ${cents('HELD')} as "heldCents", ${cents('DEBT')} as "debtCents"
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join account s on s.id = t.seller_id
    where ${before(given.on, given.timeZone)} and t.seller_id > ${given.after} group by s.id, s.username
    having ${cents('WALLET')} <> 0 or ${cents('HELD')} <> 0 or ${cents('DEBT')} <> 0
    order by s.id limit ${given.limit}`.execute(db.q)
  return rows
}
export const eachWalletOn = (db: Db, on: string, timeZone: string) =>
  readByKey(
    (after, limit) => listWalletsOn(db, { on, timeZone, after, limit }),
    row => row.id,
  )

/** The months of a seller's wallet that have lines, newest first. */
export async function listMonths(db: Db, sellerId: number, timeZone: string): Promise<WalletMonth[]> {
  const { rows } = await sql<WalletMonth>`
    select month, lines, "closingCents" - "inCents" + "outCents" as "openingCents", "inCents", "outCents", "closingCents" from (
      select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, count(*)::int as lines,
        coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as "inCents",
        coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as "outCents",
        (array_agg(balance_after_cents order by position desc))[1] as "closingCents"
      from ledger_transaction where seller_id = ${sellerId} and amount_cents <> 0 group by 1) months
    order by month desc limit 120`.execute(db.q)
  return rows
}

export async function insertCheck(tx: Tx, given: { count: number; findings: readonly unknown[] }): Promise<void> {
  await sql`insert into ledger_check (checked_at, count, findings)
    values (${tx.now()}, ${given.count}, ${JSON.stringify(given.findings)}::jsonb)`.execute(tx.q)
}
export async function findLastCheck(db: Db): Promise<LedgerCheckRow | undefined> {
  const { rows } = await sql<LedgerCheckRow>`
    select checked_at as "checkedAt", count, findings from ledger_check order by id desc limit 1`.execute(db.q)
  return rows[0]
}
